/** The catalogue of the rules of Molthar: which rule stands in which section, and which rules a ruling settles. Values only; the words are in i18n. */
// prettier-ignore
export const MOLTHAR_SECTIONS = [
  {
    id: 'pieces',
    title: 'rulebook.molthar.sections.pieces',
    rules: [
      'MOL-001', 'MOL-002', 'MOL-003', 'MOL-004', 'MOL-005', 'MOL-006', 'MOL-007', 'MOL-008',
      'MOL-009', 'MOL-010', 'MOL-011', 'MOL-012', 'MOL-013', 'MOL-014', 'MOL-015', 'MOL-016',
      'MOL-017', 'MOL-018',
    ],
  },
  {
    id: 'setup',
    title: 'rulebook.molthar.sections.setup',
    rules: [
      'MOL-019', 'MOL-020', 'MOL-021', 'MOL-022', 'MOL-023', 'MOL-024', 'MOL-025', 'MOL-026',
      'MOL-027', 'MOL-028',
    ],
  },
  {
    id: 'turn',
    title: 'rulebook.molthar.sections.turn',
    rules: [
      'MOL-029', 'MOL-030', 'MOL-031', 'MOL-032', 'MOL-033', 'MOL-034', 'MOL-035', 'MOL-036',
      'MOL-037', 'MOL-038', 'MOL-039', 'MOL-040', 'MOL-041', 'MOL-042', 'MOL-043',
    ],
  },
  {
    id: 'takePearl',
    title: 'rulebook.molthar.sections.takePearl',
    rules: [
      'MOL-044', 'MOL-045', 'MOL-046', 'MOL-047', 'MOL-048', 'MOL-049', 'MOL-050',
    ],
  },
  {
    id: 'swap',
    title: 'rulebook.molthar.sections.swap',
    rules: [
      'MOL-051', 'MOL-052', 'MOL-053', 'MOL-054', 'MOL-055', 'MOL-056', 'MOL-057', 'MOL-058',
      'MOL-059', 'MOL-060', 'MOL-061', 'MOL-062', 'MOL-063',
    ],
  },
  {
    id: 'replacePearls',
    title: 'rulebook.molthar.sections.replacePearls',
    rules: [
      'MOL-064', 'MOL-065', 'MOL-066', 'MOL-067',
    ],
  },
  {
    id: 'placeCharacter',
    title: 'rulebook.molthar.sections.placeCharacter',
    rules: [
      'MOL-068', 'MOL-069', 'MOL-070', 'MOL-071', 'MOL-072', 'MOL-073', 'MOL-074', 'MOL-075',
      'MOL-076', 'MOL-077', 'MOL-078', 'MOL-079', 'MOL-080', 'MOL-081',
    ],
  },
  {
    id: 'activate',
    title: 'rulebook.molthar.sections.activate',
    rules: [
      'MOL-082', 'MOL-083', 'MOL-084', 'MOL-085', 'MOL-086', 'MOL-087', 'MOL-088', 'MOL-089',
      'MOL-090', 'MOL-091', 'MOL-092', 'MOL-093', 'MOL-094',
    ],
  },
  {
    id: 'costs',
    title: 'rulebook.molthar.sections.costs',
    rules: [
      'MOL-095', 'MOL-096', 'MOL-097', 'MOL-098', 'MOL-099', 'MOL-100', 'MOL-101', 'MOL-102',
      'MOL-103', 'MOL-104', 'MOL-105', 'MOL-106',
    ],
  },
  {
    id: 'gains',
    title: 'rulebook.molthar.sections.gains',
    rules: [
      'MOL-107', 'MOL-108', 'MOL-109', 'MOL-110', 'MOL-111', 'MOL-112', 'MOL-113', 'MOL-114',
      'MOL-115',
    ],
  },
  {
    id: 'diamonds',
    title: 'rulebook.molthar.sections.diamonds',
    rules: [
      'MOL-116', 'MOL-117', 'MOL-118', 'MOL-119', 'MOL-120', 'MOL-121', 'MOL-122', 'MOL-123',
      'MOL-124',
    ],
  },
  {
    id: 'redAbilities',
    title: 'rulebook.molthar.sections.redAbilities',
    rules: [
      'MOL-125', 'MOL-126', 'MOL-127', 'MOL-128', 'MOL-129', 'MOL-130', 'MOL-131', 'MOL-132',
      'MOL-133', 'MOL-134', 'MOL-135', 'MOL-136', 'MOL-137', 'MOL-138', 'MOL-139', 'MOL-140',
      'MOL-141', 'MOL-142', 'MOL-143', 'MOL-144',
    ],
  },
  {
    id: 'wisp',
    title: 'rulebook.molthar.sections.wisp',
    rules: [
      'MOL-145', 'MOL-146', 'MOL-147', 'MOL-148', 'MOL-149', 'MOL-150', 'MOL-151', 'MOL-152',
      'MOL-153', 'MOL-154', 'MOL-155', 'MOL-156',
    ],
  },
  {
    id: 'blueAbilities',
    title: 'rulebook.molthar.sections.blueAbilities',
    rules: [
      'MOL-157', 'MOL-158', 'MOL-159', 'MOL-160', 'MOL-161', 'MOL-162', 'MOL-163', 'MOL-164',
      'MOL-165', 'MOL-166', 'MOL-167', 'MOL-168', 'MOL-169', 'MOL-170', 'MOL-171', 'MOL-172',
      'MOL-173', 'MOL-174', 'MOL-175', 'MOL-176', 'MOL-177', 'MOL-178', 'MOL-179', 'MOL-180',
      'MOL-181', 'MOL-182', 'MOL-183', 'MOL-184', 'MOL-185', 'MOL-186', 'MOL-187', 'MOL-188',
      'MOL-189', 'MOL-190', 'MOL-191',
    ],
  },
  {
    id: 'printedPearls',
    title: 'rulebook.molthar.sections.printedPearls',
    rules: [
      'MOL-192', 'MOL-193', 'MOL-194', 'MOL-195', 'MOL-196', 'MOL-197', 'MOL-198', 'MOL-199',
      'MOL-200', 'MOL-201', 'MOL-202', 'MOL-203', 'MOL-204',
    ],
  },
  {
    id: 'endOfTurn',
    title: 'rulebook.molthar.sections.endOfTurn',
    rules: [
      'MOL-205', 'MOL-206', 'MOL-207', 'MOL-208', 'MOL-209', 'MOL-210',
    ],
  },
  {
    id: 'endOfGame',
    title: 'rulebook.molthar.sections.endOfGame',
    rules: [
      'MOL-211', 'MOL-212', 'MOL-213', 'MOL-214', 'MOL-215', 'MOL-216', 'MOL-217', 'MOL-218',
      'MOL-219', 'MOL-220', 'MOL-221', 'MOL-222', 'MOL-223',
    ],
  },
  {
    id: 'information',
    title: 'rulebook.molthar.sections.information',
    rules: [
      'MOL-224', 'MOL-225', 'MOL-226', 'MOL-227',
    ],
  },
] as const;

/** Points that the printed rules leave open, settled by us, each with the rules it belongs to. */
export const MOLTHAR_RULINGS = [
  { id: 'MOL-D01', rules: ['MOL-008'] },
  { id: 'MOL-D02', rules: ['MOL-026'] },
  { id: 'MOL-D03', rules: ['MOL-023', 'MOL-024'] },
  { id: 'MOL-D04', rules: ['MOL-040', 'MOL-041', 'MOL-176'] },
  { id: 'MOL-D05', rules: ['MOL-054'] },
  { id: 'MOL-D06', rules: ['MOL-055'] },
  { id: 'MOL-D07', rules: ['MOL-015', 'MOL-057', 'MOL-058'] },
  { id: 'MOL-D08', rules: ['MOL-012', 'MOL-013', 'MOL-056', 'MOL-066', 'MOL-078', 'MOL-124'] },
  { id: 'MOL-D09', rules: ['MOL-016', 'MOL-017', 'MOL-018', 'MOL-063', 'MOL-079', 'MOL-115', 'MOL-173'] },
  { id: 'MOL-D10', rules: ['MOL-070', 'MOL-075', 'MOL-076', 'MOL-077'] },
  { id: 'MOL-D11', rules: ['MOL-087', 'MOL-091', 'MOL-209'] },
  { id: 'MOL-D12', rules: ['MOL-097', 'MOL-104'] },
  { id: 'MOL-D13', rules: ['MOL-105'] },
  { id: 'MOL-D14', rules: ['MOL-203'] },
  { id: 'MOL-D15', rules: ['MOL-093', 'MOL-123'] },
  { id: 'MOL-D16', rules: ['MOL-167', 'MOL-168'] },
  { id: 'MOL-D17', rules: ['MOL-127', 'MOL-136', 'MOL-137'] },
  { id: 'MOL-D18', rules: ['MOL-141', 'MOL-142', 'MOL-143', 'MOL-144'] },
  { id: 'MOL-D19', rules: ['MOL-038', 'MOL-129'] },
  { id: 'MOL-D20', rules: ['MOL-131'] },
  { id: 'MOL-D21', rules: ['MOL-148', 'MOL-151'] },
  { id: 'MOL-D22', rules: ['MOL-152', 'MOL-180'] },
  { id: 'MOL-D23', rules: ['MOL-160', 'MOL-161', 'MOL-162', 'MOL-163'] },
  { id: 'MOL-D24', rules: ['MOL-170', 'MOL-171', 'MOL-172', 'MOL-173'] },
  { id: 'MOL-D25', rules: ['MOL-182', 'MOL-183', 'MOL-184'] },
  { id: 'MOL-D26', rules: ['MOL-191'] },
  { id: 'MOL-D27', rules: ['MOL-215', 'MOL-216'] },
  { id: 'MOL-D28', rules: ['MOL-221'] },
  { id: 'MOL-D29', rules: ['MOL-049', 'MOL-111', 'MOL-122', 'MOL-138', 'MOL-139', 'MOL-224', 'MOL-225'] },
  { id: 'MOL-D30', rules: ['MOL-109'] },
  { id: 'MOL-D31', rules: ['MOL-102', 'MOL-103'] },
] as const;

export type MoltharRuleId = (typeof MOLTHAR_SECTIONS)[number]['rules'][number];
export type MoltharRulingId = (typeof MOLTHAR_RULINGS)[number]['id'];
export type MoltharSectionId = (typeof MOLTHAR_SECTIONS)[number]['id'];
