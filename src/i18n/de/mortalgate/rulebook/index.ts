import type { rulebookMortalgate as en } from '../../../en/mortalgate/rulebook';
import { abilities } from './abilities';
import { altars } from './altars';
import { combat } from './combat';
import { rulings } from './rulings';
import { setup } from './setup';
import { turn } from './turn';
import { pictures } from './pictures';

export const rulebookMortalgate = {
  sections: {
    teams: 'Personen und Teams',
    board: 'Die Insel',
    draft: 'Wahl der Helden',
    turns: 'Züge und Runden',
    returning: 'Rückkehr der Gefallenen',
    upkeep: 'Auftakt',
    movement: 'Bewegung',
    combat: 'Kampfaktion',
    sight: 'Sichtlinie',
    hitting: 'Treffer und Schaden',
    slain: 'Gefallene Helden',
    abilities: 'Fähigkeiten',
    archers: 'Fähigkeiten der Bogenschützen',
    mages: 'Fähigkeiten der Magier',
    warriors: 'Fähigkeiten der Krieger',
    rogues: 'Fähigkeiten der Schurken',
    statuses: 'Zustände',
    altars: 'Altäre und Gunst',
    blessings: 'Segen',
    beyondTarget: 'Splitter und Druckwelle',
    ending: 'Ende der Partie',
    rulings: 'Auslegungen',
  },
  pictures,
  rules: { ...setup, ...turn, ...combat, ...abilities, ...altars },
  rulings,
} satisfies typeof en;
