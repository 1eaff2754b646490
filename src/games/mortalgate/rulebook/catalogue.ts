/** The catalogue of the rules of MortalGate: which rule stands in which section, and which rules a ruling settles. Values only; the words are in i18n. */
// prettier-ignore
export const MORTALGATE_SECTIONS = [
  {
    id: 'teams',
    title: 'rulebook.mortalgate.sections.teams',
    rules: [
      'GATE-001', 'GATE-002', 'GATE-003', 'GATE-004', 'GATE-005', 'GATE-006', 'GATE-007', 'GATE-008',
      'GATE-009', 'GATE-010', 'GATE-011',
    ],
  },
  {
    id: 'board',
    title: 'rulebook.mortalgate.sections.board',
    rules: [
      'GATE-012', 'GATE-013', 'GATE-014', 'GATE-015', 'GATE-016', 'GATE-017', 'GATE-018', 'GATE-019',
      'GATE-020', 'GATE-021', 'GATE-022', 'GATE-023',
    ],
  },
  {
    id: 'draft',
    title: 'rulebook.mortalgate.sections.draft',
    rules: [
      'GATE-024', 'GATE-025', 'GATE-026', 'GATE-027', 'GATE-028', 'GATE-029', 'GATE-030', 'GATE-031',
      'GATE-032', 'GATE-033', 'GATE-034', 'GATE-035',
    ],
  },
  {
    id: 'turns',
    title: 'rulebook.mortalgate.sections.turns',
    rules: [
      'GATE-036', 'GATE-037', 'GATE-038', 'GATE-039', 'GATE-040', 'GATE-041', 'GATE-042', 'GATE-043',
      'GATE-044', 'GATE-045',
    ],
  },
  {
    id: 'returning',
    title: 'rulebook.mortalgate.sections.returning',
    rules: [
      'GATE-046', 'GATE-047', 'GATE-048', 'GATE-049', 'GATE-050',
    ],
  },
  {
    id: 'upkeep',
    title: 'rulebook.mortalgate.sections.upkeep',
    rules: [
      'GATE-051', 'GATE-052', 'GATE-053', 'GATE-054', 'GATE-055', 'GATE-056', 'GATE-057',
    ],
  },
  {
    id: 'movement',
    title: 'rulebook.mortalgate.sections.movement',
    rules: [
      'GATE-058', 'GATE-059', 'GATE-060', 'GATE-061', 'GATE-062', 'GATE-063', 'GATE-064', 'GATE-065',
      'GATE-066',
    ],
  },
  {
    id: 'combat',
    title: 'rulebook.mortalgate.sections.combat',
    rules: [
      'GATE-067', 'GATE-068', 'GATE-069', 'GATE-070', 'GATE-071',
    ],
  },
  {
    id: 'sight',
    title: 'rulebook.mortalgate.sections.sight',
    rules: [
      'GATE-072', 'GATE-073', 'GATE-074', 'GATE-075', 'GATE-076', 'GATE-077', 'GATE-078', 'GATE-079',
    ],
  },
  {
    id: 'hitting',
    title: 'rulebook.mortalgate.sections.hitting',
    rules: [
      'GATE-080', 'GATE-081', 'GATE-082', 'GATE-083', 'GATE-084', 'GATE-085', 'GATE-086', 'GATE-087',
      'GATE-088', 'GATE-089', 'GATE-090', 'GATE-091', 'GATE-092', 'GATE-093',
    ],
  },
  {
    id: 'slain',
    title: 'rulebook.mortalgate.sections.slain',
    rules: [
      'GATE-094', 'GATE-095', 'GATE-096', 'GATE-097', 'GATE-098', 'GATE-099', 'GATE-100', 'GATE-101',
      'GATE-102',
    ],
  },
  {
    id: 'abilities',
    title: 'rulebook.mortalgate.sections.abilities',
    rules: [
      'GATE-103', 'GATE-104', 'GATE-105', 'GATE-106', 'GATE-107', 'GATE-108', 'GATE-109', 'GATE-110',
      'GATE-111', 'GATE-112', 'GATE-113', 'GATE-114', 'GATE-115',
    ],
  },
  {
    id: 'archers',
    title: 'rulebook.mortalgate.sections.archers',
    rules: [
      'GATE-116', 'GATE-117', 'GATE-118', 'GATE-119', 'GATE-120',
    ],
  },
  {
    id: 'mages',
    title: 'rulebook.mortalgate.sections.mages',
    rules: [
      'GATE-121', 'GATE-122', 'GATE-123', 'GATE-124', 'GATE-125', 'GATE-126', 'GATE-127', 'GATE-128',
      'GATE-129', 'GATE-130',
    ],
  },
  {
    id: 'warriors',
    title: 'rulebook.mortalgate.sections.warriors',
    rules: [
      'GATE-131', 'GATE-132', 'GATE-133', 'GATE-134', 'GATE-135', 'GATE-136', 'GATE-137', 'GATE-138',
    ],
  },
  {
    id: 'rogues',
    title: 'rulebook.mortalgate.sections.rogues',
    rules: [
      'GATE-139', 'GATE-140', 'GATE-141', 'GATE-142', 'GATE-143', 'GATE-144', 'GATE-145', 'GATE-146',
      'GATE-147', 'GATE-148',
    ],
  },
  {
    id: 'statuses',
    title: 'rulebook.mortalgate.sections.statuses',
    rules: [
      'GATE-149', 'GATE-150', 'GATE-151', 'GATE-152', 'GATE-153', 'GATE-154', 'GATE-155', 'GATE-156',
      'GATE-157', 'GATE-158', 'GATE-159', 'GATE-160', 'GATE-161',
    ],
  },
  {
    id: 'altars',
    title: 'rulebook.mortalgate.sections.altars',
    rules: [
      'GATE-162', 'GATE-163', 'GATE-164', 'GATE-165', 'GATE-166', 'GATE-167', 'GATE-168', 'GATE-169',
      'GATE-170', 'GATE-171', 'GATE-172', 'GATE-173', 'GATE-174', 'GATE-175', 'GATE-176',
    ],
  },
  {
    id: 'blessings',
    title: 'rulebook.mortalgate.sections.blessings',
    rules: [
      'GATE-177', 'GATE-178', 'GATE-179', 'GATE-180', 'GATE-181', 'GATE-182', 'GATE-183', 'GATE-184',
      'GATE-185', 'GATE-186', 'GATE-187', 'GATE-188', 'GATE-189',
    ],
  },
  {
    id: 'beyondTarget',
    title: 'rulebook.mortalgate.sections.beyondTarget',
    rules: [
      'GATE-190', 'GATE-191', 'GATE-192', 'GATE-193', 'GATE-194', 'GATE-195', 'GATE-196', 'GATE-197',
      'GATE-198', 'GATE-199', 'GATE-200',
    ],
  },
  {
    id: 'ending',
    title: 'rulebook.mortalgate.sections.ending',
    rules: [
      'GATE-201', 'GATE-202', 'GATE-203', 'GATE-204', 'GATE-205', 'GATE-206',
    ],
  },
] as const;

/** Points that the rulebook leaves open, settled by us, each with the rules it belongs to. */
export const MORTALGATE_RULINGS = [
  { id: 'GATE-D01', rules: ['GATE-005', 'GATE-006'] },
  { id: 'GATE-D02', rules: ['GATE-038'] },
  { id: 'GATE-D03', rules: ['GATE-025'] },
  { id: 'GATE-D04', rules: ['GATE-028'] },
  { id: 'GATE-D05', rules: ['GATE-031'] },
  { id: 'GATE-D06', rules: ['GATE-033'] },
  { id: 'GATE-D07', rules: ['GATE-037'] },
  { id: 'GATE-D08', rules: ['GATE-010'] },
  { id: 'GATE-D09', rules: ['GATE-012'] },
  { id: 'GATE-D10', rules: ['GATE-017', 'GATE-018'] },
  { id: 'GATE-D11', rules: ['GATE-020', 'GATE-035', 'GATE-047', 'GATE-048'] },
  { id: 'GATE-D12', rules: ['GATE-065'] },
  { id: 'GATE-D13', rules: ['GATE-070'] },
  { id: 'GATE-D14', rules: ['GATE-078'] },
  { id: 'GATE-D15', rules: ['GATE-046'] },
  { id: 'GATE-D16', rules: ['GATE-051'] },
  { id: 'GATE-D17', rules: ['GATE-055', 'GATE-056', 'GATE-115', 'GATE-161'] },
  { id: 'GATE-D18', rules: ['GATE-058'] },
  { id: 'GATE-D19', rules: ['GATE-057', 'GATE-101'] },
  { id: 'GATE-D20', rules: ['GATE-171'] },
  { id: 'GATE-D21', rules: ['GATE-080', 'GATE-081', 'GATE-082'] },
  { id: 'GATE-D22', rules: ['GATE-072'] },
  { id: 'GATE-D23', rules: ['GATE-085'] },
  { id: 'GATE-D24', rules: ['GATE-086'] },
  { id: 'GATE-D25', rules: ['GATE-092', 'GATE-206'] },
  { id: 'GATE-D26', rules: ['GATE-093', 'GATE-113'] },
  { id: 'GATE-D27', rules: ['GATE-112'] },
  { id: 'GATE-D28', rules: ['GATE-107', 'GATE-108', 'GATE-183'] },
  { id: 'GATE-D29', rules: ['GATE-117', 'GATE-118'] },
  { id: 'GATE-D30', rules: ['GATE-122', 'GATE-123', 'GATE-124'] },
  { id: 'GATE-D31', rules: ['GATE-126', 'GATE-127'] },
  { id: 'GATE-D32', rules: ['GATE-110', 'GATE-111'] },
  { id: 'GATE-D33', rules: ['GATE-133', 'GATE-134', 'GATE-135', 'GATE-136'] },
  { id: 'GATE-D34', rules: ['GATE-140', 'GATE-141', 'GATE-142', 'GATE-143'] },
  { id: 'GATE-D35', rules: ['GATE-146'] },
  { id: 'GATE-D36', rules: ['GATE-147', 'GATE-148'] },
  { id: 'GATE-D37', rules: ['GATE-099'] },
  { id: 'GATE-D38', rules: ['GATE-120', 'GATE-150'] },
  { id: 'GATE-D39', rules: ['GATE-153', 'GATE-155'] },
  { id: 'GATE-D40', rules: ['GATE-159'] },
  { id: 'GATE-D41', rules: ['GATE-166', 'GATE-168', 'GATE-169'] },
  { id: 'GATE-D42', rules: ['GATE-173', 'GATE-174'] },
  { id: 'GATE-D43', rules: ['GATE-185', 'GATE-186'] },
  { id: 'GATE-D44', rules: ['GATE-189'] },
  { id: 'GATE-D45', rules: ['GATE-191'] },
  { id: 'GATE-D46', rules: ['GATE-194', 'GATE-195', 'GATE-196'] },
  { id: 'GATE-D47', rules: ['GATE-205'] },
  { id: 'GATE-D48', rules: ['GATE-203'] },
  { id: 'GATE-D49', rules: ['GATE-045', 'GATE-206'] },
  { id: 'GATE-D50', rules: ['GATE-026', 'GATE-032'] },
  { id: 'GATE-D51', rules: ['GATE-046', 'GATE-051'] },
  { id: 'GATE-D52', rules: ['GATE-003', 'GATE-024'] },
  { id: 'GATE-D53', rules: ['GATE-134'] },
  { id: 'GATE-D54', rules: ['GATE-196'] },
  { id: 'GATE-D55', rules: ['GATE-146'] },
  { id: 'GATE-D56', rules: ['GATE-063'] },
] as const;

export type MortalgateRuleId = (typeof MORTALGATE_SECTIONS)[number]['rules'][number];
export type MortalgateRulingId = (typeof MORTALGATE_RULINGS)[number]['id'];
export type MortalgateSectionId = (typeof MORTALGATE_SECTIONS)[number]['id'];
