/** The catalogue of the rules of PORTAL: which rule stands in which section, and after them how is measured. Values only; the words are in i18n. */
// prettier-ignore
export const PORTAL_SECTIONS = [
  {
    id: 'basics',
    title: 'rulebook.portal.sections.basics',
    rules: [
      'PORT-001', 'PORT-002', 'PORT-003', 'PORT-004', 'PORT-005', 'PORT-006', 'PORT-007', 'PORT-008', 'PORT-009',
      'PORT-010', 'PORT-011', 'PORT-012', 'PORT-013',
    ],
  },
  {
    id: 'army',
    title: 'rulebook.portal.sections.army',
    rules: [
      'PORT-014', 'PORT-015', 'PORT-016', 'PORT-017', 'PORT-018', 'PORT-019', 'PORT-020', 'PORT-021', 'PORT-022',
      'PORT-023', 'PORT-024', 'PORT-025', 'PORT-026', 'PORT-027', 'PORT-028', 'PORT-029', 'PORT-030', 'PORT-031',
      'PORT-032', 'PORT-033', 'PORT-034', 'PORT-035', 'PORT-036', 'PORT-037', 'PORT-038', 'PORT-039', 'PORT-040',
      'PORT-041', 'PORT-042', 'PORT-043', 'PORT-044', 'PORT-045', 'PORT-046', 'PORT-047', 'PORT-048', 'PORT-049',
      'PORT-050', 'PORT-051', 'PORT-052', 'PORT-053',
    ],
  },
  {
    id: 'ready',
    title: 'rulebook.portal.sections.ready',
    rules: [
      'PORT-054', 'PORT-055', 'PORT-056', 'PORT-057', 'PORT-058', 'PORT-059', 'PORT-060', 'PORT-061', 'PORT-062',
      'PORT-063', 'PORT-064', 'PORT-065', 'PORT-066', 'PORT-067', 'PORT-068', 'PORT-069', 'PORT-070', 'PORT-071',
      'PORT-072',
    ],
  },
  {
    id: 'turn',
    title: 'rulebook.portal.sections.turn',
    rules: [
      'PORT-073', 'PORT-074', 'PORT-075', 'PORT-076', 'PORT-077', 'PORT-078', 'PORT-079', 'PORT-080', 'PORT-081',
      'PORT-082', 'PORT-083', 'PORT-084', 'PORT-085', 'PORT-086', 'PORT-087', 'PORT-088', 'PORT-089', 'PORT-090',
      'PORT-091', 'PORT-092',
    ],
  },
  {
    id: 'movement',
    title: 'rulebook.portal.sections.movement',
    rules: [
      'PORT-093', 'PORT-094', 'PORT-095', 'PORT-096', 'PORT-097', 'PORT-098', 'PORT-099', 'PORT-100', 'PORT-101',
      'PORT-102', 'PORT-103', 'PORT-104', 'PORT-105', 'PORT-106', 'PORT-107', 'PORT-108', 'PORT-109', 'PORT-110',
      'PORT-111', 'PORT-112', 'PORT-113', 'PORT-114', 'PORT-115', 'PORT-116',
    ],
  },
  {
    id: 'running',
    title: 'rulebook.portal.sections.running',
    rules: [
      'PORT-117', 'PORT-118', 'PORT-119', 'PORT-120', 'PORT-121', 'PORT-122', 'PORT-123', 'PORT-124', 'PORT-125',
    ],
  },
  {
    id: 'prone',
    title: 'rulebook.portal.sections.prone',
    rules: [
      'PORT-126', 'PORT-127', 'PORT-128', 'PORT-129', 'PORT-130', 'PORT-131', 'PORT-132', 'PORT-133', 'PORT-134',
    ],
  },
  {
    id: 'facing',
    title: 'rulebook.portal.sections.facing',
    rules: [
      'PORT-135', 'PORT-136', 'PORT-137', 'PORT-138', 'PORT-139', 'PORT-140', 'PORT-141', 'PORT-142', 'PORT-143',
    ],
  },
  {
    id: 'melee',
    title: 'rulebook.portal.sections.melee',
    rules: [
      'PORT-144', 'PORT-145', 'PORT-146', 'PORT-147', 'PORT-148', 'PORT-149', 'PORT-150', 'PORT-151', 'PORT-152',
      'PORT-153', 'PORT-154', 'PORT-155', 'PORT-156', 'PORT-157', 'PORT-158', 'PORT-159', 'PORT-160',
    ],
  },
  {
    id: 'shooting',
    title: 'rulebook.portal.sections.shooting',
    rules: [
      'PORT-161', 'PORT-162', 'PORT-163', 'PORT-164', 'PORT-165', 'PORT-166', 'PORT-167', 'PORT-168', 'PORT-169',
      'PORT-170', 'PORT-171', 'PORT-172', 'PORT-173', 'PORT-174', 'PORT-175', 'PORT-176', 'PORT-177', 'PORT-178',
      'PORT-179', 'PORT-180', 'PORT-181', 'PORT-182', 'PORT-183', 'PORT-184',
    ],
  },
  {
    id: 'hits',
    title: 'rulebook.portal.sections.hits',
    rules: [
      'PORT-185', 'PORT-186', 'PORT-187', 'PORT-188', 'PORT-189', 'PORT-190', 'PORT-191', 'PORT-192', 'PORT-193',
      'PORT-194', 'PORT-195', 'PORT-196', 'PORT-197', 'PORT-198', 'PORT-199', 'PORT-200', 'PORT-201', 'PORT-202',
      'PORT-203',
    ],
  },
  {
    id: 'morale',
    title: 'rulebook.portal.sections.morale',
    rules: [
      'PORT-204', 'PORT-205', 'PORT-206', 'PORT-207', 'PORT-208', 'PORT-209', 'PORT-210', 'PORT-211', 'PORT-212',
      'PORT-213', 'PORT-214', 'PORT-215', 'PORT-216', 'PORT-217', 'PORT-218', 'PORT-219', 'PORT-220', 'PORT-221',
      'PORT-222', 'PORT-223', 'PORT-224', 'PORT-225', 'PORT-226', 'PORT-227', 'PORT-228', 'PORT-229', 'PORT-230',
      'PORT-231',
    ],
  },
  {
    id: 'cohesion',
    title: 'rulebook.portal.sections.cohesion',
    rules: [
      'PORT-232', 'PORT-233', 'PORT-234', 'PORT-235', 'PORT-236', 'PORT-237', 'PORT-238', 'PORT-239', 'PORT-240',
      'PORT-241', 'PORT-242', 'PORT-243', 'PORT-244', 'PORT-245', 'PORT-246', 'PORT-247', 'PORT-248', 'PORT-249',
      'PORT-250', 'PORT-251',
    ],
  },
  {
    id: 'leaders',
    title: 'rulebook.portal.sections.leaders',
    rules: [
      'PORT-252', 'PORT-253', 'PORT-254',
    ],
  },
  {
    id: 'mounts',
    title: 'rulebook.portal.sections.mounts',
    rules: [
      'PORT-255', 'PORT-256', 'PORT-257', 'PORT-258', 'PORT-259', 'PORT-260', 'PORT-261',
    ],
  },
  {
    id: 'artillery',
    title: 'rulebook.portal.sections.artillery',
    rules: [
      'PORT-262', 'PORT-263', 'PORT-264', 'PORT-265', 'PORT-266', 'PORT-267', 'PORT-268', 'PORT-269', 'PORT-270',
      'PORT-271', 'PORT-272', 'PORT-273', 'PORT-274', 'PORT-275', 'PORT-276', 'PORT-277', 'PORT-278', 'PORT-279',
      'PORT-280', 'PORT-281',
    ],
  },
  {
    id: 'spells',
    title: 'rulebook.portal.sections.spells',
    rules: [
      'PORT-282', 'PORT-283', 'PORT-284', 'PORT-285', 'PORT-286', 'PORT-287', 'PORT-288', 'PORT-289', 'PORT-290',
      'PORT-291', 'PORT-292', 'PORT-293', 'PORT-294', 'PORT-295', 'PORT-296', 'PORT-297', 'PORT-298', 'PORT-299',
      'PORT-300', 'PORT-301', 'PORT-302', 'PORT-303', 'PORT-304', 'PORT-305', 'PORT-306', 'PORT-307', 'PORT-308',
      'PORT-309', 'PORT-310', 'PORT-311',
    ],
  },
  {
    id: 'attributes',
    title: 'rulebook.portal.sections.attributes',
    rules: [
      'PORT-312', 'PORT-313', 'PORT-314', 'PORT-315', 'PORT-316', 'PORT-317', 'PORT-318', 'PORT-319', 'PORT-320',
      'PORT-321', 'PORT-322', 'PORT-323', 'PORT-324', 'PORT-325',
    ],
  },
  {
    id: 'victory',
    title: 'rulebook.portal.sections.victory',
    rules: [
      'PORT-326', 'PORT-327', 'PORT-328', 'PORT-329', 'PORT-330', 'PORT-331', 'PORT-332', 'PORT-333', 'PORT-334',
      'PORT-335', 'PORT-336', 'PORT-337', 'PORT-338', 'PORT-339', 'PORT-340', 'PORT-341',
    ],
  },
  {
    id: 'numbers',
    title: 'rulebook.portal.sections.numbers',
    rules: [
      'PORT-G01', 'PORT-G02', 'PORT-G03', 'PORT-G04', 'PORT-G05', 'PORT-G06', 'PORT-G07', 'PORT-G08', 'PORT-G09',
      'PORT-G10',
    ],
  },
  {
    id: 'bases',
    title: 'rulebook.portal.sections.bases',
    rules: [
      'PORT-G11', 'PORT-G12', 'PORT-G13', 'PORT-G14', 'PORT-G15', 'PORT-G16', 'PORT-G17', 'PORT-G18', 'PORT-G19',
    ],
  },
  {
    id: 'sides',
    title: 'rulebook.portal.sections.sides',
    rules: [
      'PORT-G20', 'PORT-G21',
    ],
  },
  {
    id: 'ways',
    title: 'rulebook.portal.sections.ways',
    rules: [
      'PORT-G22', 'PORT-G23', 'PORT-G24', 'PORT-G25', 'PORT-G26', 'PORT-G27', 'PORT-G28', 'PORT-G29', 'PORT-G30',
      'PORT-G31',
    ],
  },
  {
    id: 'sight',
    title: 'rulebook.portal.sections.sight',
    rules: [
      'PORT-G32', 'PORT-G33', 'PORT-G34', 'PORT-G35', 'PORT-G36', 'PORT-G37', 'PORT-G38', 'PORT-G39',
    ],
  },
  {
    id: 'templates',
    title: 'rulebook.portal.sections.templates',
    rules: [
      'PORT-G40', 'PORT-G41',
    ],
  },
  {
    id: 'formations',
    title: 'rulebook.portal.sections.formations',
    rules: [
      'PORT-G42', 'PORT-G43', 'PORT-G44', 'PORT-G45', 'PORT-G46',
    ],
  },
  {
    id: 'flight',
    title: 'rulebook.portal.sections.flight',
    rules: [
      'PORT-G47', 'PORT-G48', 'PORT-G49',
    ],
  },
  {
    id: 'squares',
    title: 'rulebook.portal.sections.squares',
    rules: [
      'PORT-G50',
    ],
  },
  {
    id: 'dice',
    title: 'rulebook.portal.sections.dice',
    rules: [
      'PORT-G51', 'PORT-G52', 'PORT-G53', 'PORT-G54', 'PORT-G55', 'PORT-G56',
    ],
  },
  {
    id: 'aligning',
    title: 'rulebook.portal.sections.aligning',
    rules: [
      'PORT-G57',
    ],
  },
] as const;

export type PortalRuleId = (typeof PORTAL_SECTIONS)[number]['rules'][number];
export type PortalSectionId = (typeof PORTAL_SECTIONS)[number]['id'];
