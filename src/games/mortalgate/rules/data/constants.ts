/** GATE-005 */
export const TEAM_HEROES = 4;
/** GATE-175, GATE-201 */
export const GRACE_GOAL = 20;
/** GATE-167 */
export const CAPTURE_GRACE = 2;
/** GATE-100 */
export const KILL_GRACE = 1;
/** GATE-083, GATE-085 What a roll must reach before accuracy and dodge: 100 less a chance of 75. */
export const BASE_REQUIRED = 25;
/** GATE-024 */
export const ROLL_OFF_SIDES = 6;
/** GATE-084 */
export const HIT_SIDES = 10;
/** GATE-152, GATE-156 */
export const STATUS_DAMAGE = 1;
/** GATE-157 */
export const POISON_SLOWS = 2;
/** GATE-119, GATE-125 */
export const EFFECT_DAMAGE = 1;
