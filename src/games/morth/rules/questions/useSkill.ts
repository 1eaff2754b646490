import { breaks, type Violation } from '@/engine';
import { RACIAL_SKILLS } from '../data';
import type { HeroId, Open } from '../types';

/** MOR-192, MOR-304, MOR-305, MOR-309 Why the racial skill cannot help a hero, now or as soon as it is active. */
export function whyNotUseSkill(open: Open, id: HeroId): Violation | undefined {
  if (!open.config.racialSkills) return breaks('MOR-304');
  if (open.mode === 'introductory') return breaks('MOR-192');
  if (open.turn.skilled !== null) return breaks('MOR-305');
  if (open.active?.hero !== id) return undefined;
  const { declared, attacks } = open.active;
  if (RACIAL_SKILLS[open.races[open.heroes[id].seat]] === 'move')
    return declared === null ? undefined : breaks('MOR-309');
  const awaits = declared?.weapon === 'pattern' && attacks === 1;
  return attacks === 0 || awaits ? undefined : breaks('MOR-309');
}
