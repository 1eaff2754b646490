import type { Move } from '@/engine';
import {
  SPELL_IDS,
  type Action,
  type Element,
  type Event,
  type Point,
  type State,
  type Track,
} from '@/games/portal/rules';
import { isIn, NO_WAY, partsOf, type Area } from '@/games/portal/rules/geometry';
import { stepsOf } from '@/games/portal/rules/geometry/steps';
import { landUnder, swims } from '@/games/portal/rules/ground';
import { armed } from '@/games/portal/rules/questions/aim';
import { elementOf, membersOf, unitOf } from '@/games/portal/rules/roster';
import { footprintOf } from '@/games/portal/rules/shapes';

type Moved = Extract<Event, { type: 'groupMoved' }>;

/** What the issue and the rules want to have seen in a simulation, by name. */
function namesOf(state: State, event: Event): string[] {
  switch (event.type) {
    case 'spellCast':
      return event.works ? [`spell ${event.spell}`] : [];
    case 'backfired':
      return ['backfire', `backfire ${event.outcome}`];
    case 'luckAsked':
      return isInVolley(state) ? ['Luck in a volley'] : ['Luck elsewhere'];
    case 'luckAnswered':
      return [event.used ? 'Luck used' : 'Luck kept'];
    case 'captured':
      return ['capture'];
    case 'crewed':
      return ['re-crewing'];
    case 'crewless':
      return [elementOf(state, event.figure.element).piece === null ? 'abandoned vehicle' : 'abandoned gun'];
    case 'gunBurst':
      return ['gun that bursts'];
    case 'vehicleExploded':
      return ['vehicle that explodes'];
    case 'riderDismounted':
      return ['rider dismounted'];
    case 'leaderJoined':
      return ['leader joining'];
    case 'elementExited':
      return ['exit'];
    case 'hitShielded':
      return ['Shield that cancels'];
    case 'groupMoved':
      return movesOf(state, event);
    case 'moraleTested':
      return [`test ${event.cause}`];
    case 'unitFlew':
      return ['flight behind friends'];
    case 'unitLeft':
      return ['flight off the table'];
    case 'gameEnded':
      return [`ended by ${event.ending}`, `scoring with ${event.scores.length}`];
    default:
      return [];
  }
}

/** PORT-321 The end of the volley waits behind the die that somebody is asked about. */
const isInVolley = ({ steps }: State): boolean => steps.some((step) => step.step === 'settle' && step.how === 'ranged');

function movesOf(state: State, event: Moved): string[] {
  const { kind, formation, aligned, tracks } = event;
  return [
    kind,
    ...(formation === null ? [] : [formation]),
    ...(aligned === 0 ? [] : ['aligned']),
    ...(wasSplit(state, event) ? ['split unit that moves'] : []),
    ...(tracks.some((track) => crossesPatch(state, track)) ? ['patch of terrain crossed'] : []),
    ...(tracks.some((track) => swam(state, track)) ? ['deep water'] : []),
  ];
}

/** PORT-D28 Whether a unit was in several parts before it moved. */
function wasSplit(state: State, { party, tracks }: Moved): boolean {
  if (state.config.mode === 'skirmish') return false;
  const before = membersOf(state, unitOf(state, party.unit)).map((element): Element => {
    const track = tracks.find((one) => one.element === element.id);
    return track === undefined ? element : { ...element, ...track.from };
  });
  return tracks.some(({ way }) => way.length > 0) && partsOf(before.map(footprintOf)).length > 1;
}

/** Every millimetre of a way. */
function pointsOf({ from, way }: Track): Point[] {
  let start: Point = from;
  return way.flatMap((to) => {
    const [x, y, dx, dy] = [start.x, start.y, to.x - start.x, to.y - start.y];
    const n = Math.max(1, stepsOf(dx, dy));
    start = to;
    return Array.from({ length: n + 1 }, (_, i) => ({
      x: x + Math.round((dx * i) / n),
      y: y + Math.round((dy * i) / n),
    }));
  });
}

const isOnPatch = ({ patches }: Area, { x, y }: Point): boolean => patches.some(({ outline }) => isIn(outline, x, y));

/** PORT-064 */
function crossesPatch(state: State, track: Track): boolean {
  const areas = landUnder(state).filter(({ patches }) => patches.length > 0);
  return areas.length > 0 && pointsOf(track).some((at) => areas.some((area) => isOnPatch(area, at)));
}

/** PORT-065, PORT-313, PORT-325 Through water where nobody else could go. */
function swam(state: State, track: Track): boolean {
  const element = elementOf(state, track.element);
  const waters = landUnder(state).filter(({ factor, swimFactor }) => factor === NO_WAY && swimFactor !== NO_WAY);
  if (element.flying || !swims(element) || waters.length === 0) return false;
  return pointsOf(track).some((at) => waters.some((water) => isIn(water.outline, at.x, at.y) && !isOnPatch(water, at)));
}

/** PORT-G29, PORT-240 to PORT-245, PORT-324 What a vehicle, a gun or a block was told to do. */
function commanded({ action }: Move<Action>): string[] {
  if (action.type !== 'move' || action.how.by !== 'parts') return [];
  const { parts } = action.how;
  const turns = parts.filter(({ part }) => part === 'turn').length;
  return [
    ...(parts.some(({ part }) => part === 'wheel') ? ['wheel'] : []),
    ...(parts.some(({ part }) => part === 'face') ? ['turn of a block'] : []),
    ...(turns > 0 ? ['turn'] : []),
    ...(turns > 1 ? ['two turns with Turn X2'] : []),
    ...(parts.some((part) => part.part === 'straight' && part.mm < 0) ? ['reverse'] : []),
  ];
}

/** PORT-209 A unit that fled because friends of it did: fear in a chain of two. */
const isChain = (event: Event): boolean => event.type === 'moraleTested' && event.cause === 'friends' && !event.passed;

/** PORT-179 Attacks of a burst that went on to the next man, because the first had fallen. */
function spills(events: readonly Event[]): string[] {
  return events.flatMap((event, i) => {
    if (event.type !== 'attackRolled' || event.weapon === null || armed(event.weapon).attacks < 2) return [];
    const next = events.slice(i + 1).find((other) => other.type === 'attackRolled');
    const goesOn =
      next?.type === 'attackRolled' &&
      next.attacker.element === event.attacker.element &&
      next.weapon === event.weapon &&
      next.target.element !== event.target.element;
    const between = events.slice(i + 1, events.indexOf(next ?? event));
    const fell = between.some((other) => other.type === 'modelLost' && other.figure.element === event.target.element);
    return goesOn && fell ? ['burst that spills over'] : [];
  });
}

/** What happened in a move, by name. */
export function happenings(state: State, events: readonly Event[], move?: Move<Action>): string[] {
  return [
    ...events.flatMap((event) => namesOf(state, event)),
    ...(move === undefined ? [] : commanded(move)),
    ...spills(events),
    ...(events.some(isChain) ? ['fear in a chain of two'] : []),
  ];
}

/** What many battles should bring about again and again. */
export const WANTED: readonly string[] = [
  'Luck in a volley',
  ...SPELL_IDS.map((spell) => `spell ${spell}`),
  'backfire',
  'backfire nothing',
  'backfire silenced',
  'backfire turned',
  'capture',
  're-crewing',
  'abandoned gun',
  'split unit that moves',
  'wheel',
  'turn',
  'turn of a block',
  'reverse',
  'two turns with Turn X2',
  'patch of terrain crossed',
  'deep water',
  'rider dismounted',
  'leader joining',
  'exit',
  'fear in a chain of two',
  'burst that spills over',
  'Shield that cancels',
  'scoring with 3',
  'scoring with 4',
];
