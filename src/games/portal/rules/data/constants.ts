/** Distances in millimetres, angles in whole degrees. */

/** PORT-001 */
export const MAX_SEATS = 4;
/** PORT-044 */
export const MIN_BAND = 3;
export const MAX_BAND = 20;
/** PORT-045 */
export const LONE_MIN_DIE = 12;
/** PORT-041 */
export const MOUNT_MIN_DIE = 8;
/** PORT-023 */
export const SOLDIERS_PER_SUPPORT = 5;
/** PORT-052 */
export const MAX_ELEMENTS = 60;
/** PORT-057 */
export const SIEGE_ABOVE = 20;
/** PORT-058 */
export const DEFAULT_TURNS = 6;
export const DEFAULT_MINUTES = 120;
/** PORT-091 */
export const LAST_TURN = 30;
/** PORT-067, PORT-074, PORT-200 */
export const ROLL_OFF_SIDES = 6;

/** PORT-118 */
export const RUN_FACTOR = 2;
/** PORT-128 */
export const STAND_UP = 20;
/** PORT-096 */
export const MOUNTED_MIN_DIE = 8;
/** PORT-314 */
export const FAST_EXTRA = 30;
/** PORT-139, PORT-324 */
export const VEHICLE_TURN = 45;
export const TURN_X2_TURN = 90;
/** PORT-G29 */
export const VEHICLE_TURNS = 1;
export const TURN_X2_TURNS = 2;
export const MAX_TIGHT_PARTS = 8;
/** PORT-142 */
export const REVERSE_FACTOR = 2;
/** PORT-097 */
export const GUN_MOVE_DIVISOR = 2;
/** PORT-G30 */
export const OUTLINE_STEP = 10;
/** PORT-240 */
export const MAX_WHEEL = 90;
/** PORT-241 */
export const WHEEL_DIVISOR = 2;
/** PORT-G43 */
export const WHEEL_STEP = 5;
/** PORT-G57 */
export const MAX_ALIGN = 15;
/** PORT-G25 */
export const MAX_WAYPOINTS = 12;

/** PORT-G14 */
export const CONTACT_GAP = 2;
/** PORT-G42 */
export const SAME_UNIT_OVERLAP = 2;
/** PORT-G31 */
export const SNAP_DISTANCE = 6;
/** PORT-145 */
export const PROJECTILE_MELEE = 50;
/** PORT-234 */
export const LOOSE_LINK = 50;
/** PORT-252 */
export const LEADER_JOIN = 50;
/** PORT-308 */
export const SUMMON_PLACE = 50;
/** PORT-209 */
export const FEAR_SPREADS = 100;
/** PORT-315 */
export const FEARSOME = 250;
/** PORT-323 */
export const SHARPSHOOTER_EXTRA = 60;
/** PORT-G34 */
export const AREA_SIGHT = 100;
export const SOFT_NEAR = 20;
/** PORT-D91 */
export const OBJECTIVE_RADIUS = 100;
/** PORT-G50 */
export const COVER_SQUARE = 200;
/** PORT-G47 */
export const FLIGHT_BEHIND = 30;
export const FLIGHT_MARGIN = 30;
/** PORT-G48 */
export const PLACEMENT_RINGS = 6;
/** PORT-293 */
export const TELEPORT_ASTRAY = 200;
export const TELEPORT_ASTRAY_TURN = 45;

/** PORT-328 */
export const FLED_POINTS = 20;
/** PORT-329 */
export const OBJECTIVE_POINTS = 50;
/** PORT-330 */
export const COVER_POINTS = 50;
