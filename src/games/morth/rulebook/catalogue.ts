/** The catalogue of the rules of Morth: which rule stands in which section, and which rules a ruling settles. Values only; the words are in i18n. */
// prettier-ignore
export const MORTH_SECTIONS = [
  {
    id: 'terms',
    title: 'rulebook.morth.sections.terms',
    rules: [
      'MOR-001', 'MOR-002', 'MOR-003', 'MOR-004', 'MOR-005', 'MOR-006', 'MOR-007', 'MOR-008',
      'MOR-009', 'MOR-010', 'MOR-011', 'MOR-012', 'MOR-013', 'MOR-014', 'MOR-015', 'MOR-016',
      'MOR-017',
    ],
  },
  {
    id: 'setup',
    title: 'rulebook.morth.sections.setup',
    rules: [
      'MOR-018', 'MOR-019', 'MOR-020', 'MOR-021', 'MOR-022', 'MOR-023', 'MOR-024', 'MOR-025',
      'MOR-026', 'MOR-027', 'MOR-028', 'MOR-029', 'MOR-030', 'MOR-031', 'MOR-032', 'MOR-033',
      'MOR-034',
    ],
  },
  {
    id: 'rounds',
    title: 'rulebook.morth.sections.rounds',
    rules: [
      'MOR-035', 'MOR-036', 'MOR-037', 'MOR-038', 'MOR-039', 'MOR-040',
    ],
  },
  {
    id: 'lordMorth',
    title: 'rulebook.morth.sections.lordMorth',
    rules: [
      'MOR-041', 'MOR-042', 'MOR-043', 'MOR-044', 'MOR-045', 'MOR-046', 'MOR-047', 'MOR-048',
      'MOR-049', 'MOR-050', 'MOR-051', 'MOR-052',
    ],
  },
  {
    id: 'portal',
    title: 'rulebook.morth.sections.portal',
    rules: [
      'MOR-053', 'MOR-054', 'MOR-055', 'MOR-056', 'MOR-057', 'MOR-058', 'MOR-059', 'MOR-060',
      'MOR-061', 'MOR-062', 'MOR-063', 'MOR-064', 'MOR-065', 'MOR-066', 'MOR-067',
    ],
  },
  {
    id: 'heroTurn',
    title: 'rulebook.morth.sections.heroTurn',
    rules: [
      'MOR-068', 'MOR-069', 'MOR-070', 'MOR-071', 'MOR-072',
    ],
  },
  {
    id: 'upgrades',
    title: 'rulebook.morth.sections.upgrades',
    rules: [
      'MOR-073', 'MOR-074', 'MOR-075', 'MOR-076', 'MOR-077', 'MOR-078', 'MOR-079', 'MOR-080',
      'MOR-081', 'MOR-082', 'MOR-083', 'MOR-084', 'MOR-085',
    ],
  },
  {
    id: 'hiring',
    title: 'rulebook.morth.sections.hiring',
    rules: [
      'MOR-086', 'MOR-087', 'MOR-088', 'MOR-089', 'MOR-090', 'MOR-091', 'MOR-092', 'MOR-093',
      'MOR-094', 'MOR-095', 'MOR-096',
    ],
  },
  {
    id: 'counters',
    title: 'rulebook.morth.sections.counters',
    rules: [
      'MOR-097', 'MOR-098', 'MOR-099', 'MOR-100',
    ],
  },
  {
    id: 'movement',
    title: 'rulebook.morth.sections.movement',
    rules: [
      'MOR-101', 'MOR-102', 'MOR-103', 'MOR-104', 'MOR-105', 'MOR-106', 'MOR-107', 'MOR-108',
      'MOR-109', 'MOR-110', 'MOR-111', 'MOR-112', 'MOR-113', 'MOR-114', 'MOR-115', 'MOR-116',
      'MOR-117', 'MOR-118', 'MOR-119', 'MOR-120',
    ],
  },
  {
    id: 'attack',
    title: 'rulebook.morth.sections.attack',
    rules: [
      'MOR-121', 'MOR-122', 'MOR-123', 'MOR-124', 'MOR-125', 'MOR-126', 'MOR-127', 'MOR-128',
      'MOR-129', 'MOR-130', 'MOR-131', 'MOR-132', 'MOR-133', 'MOR-134', 'MOR-135', 'MOR-136',
      'MOR-137', 'MOR-138', 'MOR-139', 'MOR-140', 'MOR-141', 'MOR-142', 'MOR-143', 'MOR-144',
      'MOR-145', 'MOR-146', 'MOR-147', 'MOR-148',
    ],
  },
  {
    id: 'kills',
    title: 'rulebook.morth.sections.kills',
    rules: [
      'MOR-149', 'MOR-150', 'MOR-151', 'MOR-152', 'MOR-153',
    ],
  },
  {
    id: 'assault',
    title: 'rulebook.morth.sections.assault',
    rules: [
      'MOR-154', 'MOR-155', 'MOR-156', 'MOR-157', 'MOR-158', 'MOR-159', 'MOR-160', 'MOR-161',
      'MOR-162', 'MOR-163', 'MOR-164', 'MOR-165', 'MOR-166', 'MOR-167', 'MOR-168', 'MOR-169',
      'MOR-170', 'MOR-171', 'MOR-172', 'MOR-173', 'MOR-174', 'MOR-175', 'MOR-176', 'MOR-177',
      'MOR-178', 'MOR-179', 'MOR-180', 'MOR-181', 'MOR-182',
    ],
  },
  {
    id: 'ending',
    title: 'rulebook.morth.sections.ending',
    rules: [
      'MOR-183', 'MOR-184', 'MOR-185', 'MOR-186', 'MOR-187',
    ],
  },
  {
    id: 'introductory',
    title: 'rulebook.morth.sections.introductory',
    rules: [
      'MOR-188', 'MOR-189', 'MOR-190', 'MOR-191', 'MOR-192', 'MOR-193', 'MOR-194',
    ],
  },
  {
    id: 'cards',
    title: 'rulebook.morth.sections.cards',
    rules: [
      'MOR-195', 'MOR-196', 'MOR-197', 'MOR-198', 'MOR-199', 'MOR-200', 'MOR-201', 'MOR-202',
      'MOR-203', 'MOR-204', 'MOR-205', 'MOR-206', 'MOR-207', 'MOR-208',
    ],
  },
  {
    id: 'cardEffects',
    title: 'rulebook.morth.sections.cardEffects',
    rules: [
      'MOR-209', 'MOR-210', 'MOR-211', 'MOR-212', 'MOR-213', 'MOR-214', 'MOR-215', 'MOR-216',
      'MOR-217', 'MOR-218', 'MOR-219', 'MOR-220', 'MOR-221', 'MOR-222', 'MOR-223', 'MOR-224',
      'MOR-225', 'MOR-226', 'MOR-227', 'MOR-228', 'MOR-229', 'MOR-230', 'MOR-231', 'MOR-232',
      'MOR-233', 'MOR-234', 'MOR-235', 'MOR-236', 'MOR-237', 'MOR-238', 'MOR-239', 'MOR-240',
      'MOR-241',
    ],
  },
  {
    id: 'sharedDevice',
    title: 'rulebook.morth.sections.sharedDevice',
    rules: [
      'MOR-242', 'MOR-243', 'MOR-244', 'MOR-245', 'MOR-246', 'MOR-247', 'MOR-248', 'MOR-249',
      'MOR-250',
    ],
  },
  {
    id: 'specialists',
    title: 'rulebook.morth.sections.specialists',
    rules: [
      'MOR-251', 'MOR-252', 'MOR-253', 'MOR-254', 'MOR-255', 'MOR-256', 'MOR-257', 'MOR-258',
      'MOR-259', 'MOR-260', 'MOR-261', 'MOR-262', 'MOR-263', 'MOR-264', 'MOR-265', 'MOR-266',
      'MOR-267', 'MOR-268', 'MOR-269', 'MOR-270', 'MOR-271', 'MOR-272', 'MOR-273', 'MOR-274',
      'MOR-275', 'MOR-276', 'MOR-277', 'MOR-278', 'MOR-279', 'MOR-280', 'MOR-281', 'MOR-282',
      'MOR-283', 'MOR-284', 'MOR-285', 'MOR-286', 'MOR-287', 'MOR-288', 'MOR-289', 'MOR-290',
      'MOR-291', 'MOR-292', 'MOR-293', 'MOR-294', 'MOR-295', 'MOR-296', 'MOR-297', 'MOR-298',
      'MOR-299', 'MOR-300', 'MOR-301', 'MOR-302', 'MOR-303',
    ],
  },
  {
    id: 'races',
    title: 'rulebook.morth.sections.races',
    rules: [
      'MOR-304', 'MOR-305', 'MOR-306', 'MOR-307', 'MOR-308', 'MOR-309', 'MOR-310',
    ],
  },
  {
    id: 'bags',
    title: 'rulebook.morth.sections.bags',
    rules: [
      'MOR-311', 'MOR-312', 'MOR-313', 'MOR-314', 'MOR-315', 'MOR-316', 'MOR-317', 'MOR-318',
      'MOR-319', 'MOR-320',
    ],
  },
  {
    id: 'cooperative',
    title: 'rulebook.morth.sections.cooperative',
    rules: [
      'MOR-321', 'MOR-322', 'MOR-323', 'MOR-324', 'MOR-325', 'MOR-326', 'MOR-327', 'MOR-328',
      'MOR-329', 'MOR-330', 'MOR-331', 'MOR-332', 'MOR-333', 'MOR-334', 'MOR-335', 'MOR-336',
      'MOR-337', 'MOR-338', 'MOR-339', 'MOR-340', 'MOR-341', 'MOR-342', 'MOR-343', 'MOR-344',
      'MOR-345', 'MOR-346', 'MOR-347', 'MOR-348', 'MOR-349', 'MOR-350', 'MOR-351', 'MOR-352',
      'MOR-353', 'MOR-354',
    ],
  },
  {
    id: 'solitaire',
    title: 'rulebook.morth.sections.solitaire',
    rules: [
      'MOR-355', 'MOR-356', 'MOR-357', 'MOR-358', 'MOR-359', 'MOR-360', 'MOR-361',
    ],
  },
  {
    id: 'length',
    title: 'rulebook.morth.sections.length',
    rules: [
      'MOR-362', 'MOR-363', 'MOR-364', 'MOR-365',
    ],
  },
] as const;

/** Points that the printed rules leave open, settled by us, each with the rules it belongs to. */
export const MORTH_RULINGS = [
  { id: 'MOR-D01', rules: ['MOR-155'] },
  { id: 'MOR-D02', rules: ['MOR-141'] },
  { id: 'MOR-D03', rules: ['MOR-137', 'MOR-138', 'MOR-140'] },
  { id: 'MOR-D04', rules: ['MOR-133'] },
  { id: 'MOR-D05', rules: ['MOR-168'] },
  { id: 'MOR-D06', rules: ['MOR-151'] },
  { id: 'MOR-D07', rules: ['MOR-134', 'MOR-135'] },
  { id: 'MOR-D08', rules: ['MOR-134', 'MOR-149'] },
  { id: 'MOR-D09', rules: ['MOR-027', 'MOR-088'] },
  { id: 'MOR-D10', rules: ['MOR-044'] },
  { id: 'MOR-D11', rules: ['MOR-073', 'MOR-079', 'MOR-081'] },
  { id: 'MOR-D12', rules: ['MOR-171'] },
  { id: 'MOR-D13', rules: ['MOR-014', 'MOR-032'] },
  { id: 'MOR-D14', rules: ['MOR-021', 'MOR-023'] },
  { id: 'MOR-D15', rules: ['MOR-026', 'MOR-330'] },
  { id: 'MOR-D16', rules: ['MOR-046'] },
  { id: 'MOR-D17', rules: ['MOR-050', 'MOR-057', 'MOR-058'] },
  { id: 'MOR-D18', rules: ['MOR-059'] },
  { id: 'MOR-D19', rules: ['MOR-007'] },
  { id: 'MOR-D20', rules: ['MOR-011'] },
  { id: 'MOR-D21', rules: ['MOR-097', 'MOR-332'] },
  { id: 'MOR-D22', rules: ['MOR-099'] },
  { id: 'MOR-D23', rules: ['MOR-100'] },
  { id: 'MOR-D24', rules: ['MOR-102'] },
  { id: 'MOR-D25', rules: ['MOR-109'] },
  { id: 'MOR-D26', rules: ['MOR-116', 'MOR-118'] },
  { id: 'MOR-D27', rules: ['MOR-120'] },
  { id: 'MOR-D28', rules: ['MOR-123'] },
  { id: 'MOR-D29', rules: ['MOR-131'] },
  { id: 'MOR-D30', rules: ['MOR-145'] },
  { id: 'MOR-D31', rules: ['MOR-143'] },
  { id: 'MOR-D32', rules: ['MOR-160'] },
  { id: 'MOR-D33', rules: ['MOR-161'] },
  { id: 'MOR-D34', rules: ['MOR-164', 'MOR-165', 'MOR-179'] },
  { id: 'MOR-D35', rules: ['MOR-166', 'MOR-167'] },
  { id: 'MOR-D36', rules: ['MOR-174'] },
  { id: 'MOR-D37', rules: ['MOR-178'] },
  { id: 'MOR-D38', rules: ['MOR-181', 'MOR-255', 'MOR-261'] },
  { id: 'MOR-D39', rules: ['MOR-182', 'MOR-218'] },
  { id: 'MOR-D40', rules: ['MOR-268', 'MOR-269'] },
  { id: 'MOR-D41', rules: ['MOR-299', 'MOR-310'] },
  { id: 'MOR-D42', rules: ['MOR-316', 'MOR-319'] },
  { id: 'MOR-D43', rules: ['MOR-201'] },
  { id: 'MOR-D44', rules: ['MOR-206'] },
  { id: 'MOR-D45', rules: ['MOR-207'] },
  { id: 'MOR-D46', rules: ['MOR-197', 'MOR-198'] },
  { id: 'MOR-D47', rules: ['MOR-210', 'MOR-221', 'MOR-232'] },
  { id: 'MOR-D48', rules: ['MOR-238'] },
  { id: 'MOR-D49', rules: ['MOR-195', 'MOR-242'] },
  { id: 'MOR-D50', rules: ['MOR-326'] },
  { id: 'MOR-D51', rules: ['MOR-331'] },
  { id: 'MOR-D52', rules: ['MOR-342'] },
  { id: 'MOR-D53', rules: ['MOR-340', 'MOR-343', 'MOR-344'] },
  { id: 'MOR-D54', rules: ['MOR-346'] },
  { id: 'MOR-D55', rules: ['MOR-350', 'MOR-351'] },
  { id: 'MOR-D56', rules: ['MOR-352'] },
  { id: 'MOR-D57', rules: ['MOR-357', 'MOR-358'] },
  { id: 'MOR-D58', rules: ['MOR-361'] },
  { id: 'MOR-D59', rules: ['MOR-185', 'MOR-186', 'MOR-187'] },
  { id: 'MOR-D60', rules: ['MOR-321', 'MOR-355'] },
] as const;

export type MorthRuleId = (typeof MORTH_SECTIONS)[number]['rules'][number];
export type MorthRulingId = (typeof MORTH_RULINGS)[number]['id'];
export type MorthSectionId = (typeof MORTH_SECTIONS)[number]['id'];
