import { HEROES } from '../../rules/data';
import { OFF } from '../../rules/hex';
import type { Event, Hero, HeroId, View, Wound } from '../../rules/types';
import { unmarked } from '../../rules/unmarked';

const withHero = (view: View, id: HeroId, change: Partial<Hero>): View => ({
  ...view,
  heroes: view.heroes.map((hero, each) => (each === id ? { ...hero, ...change } : hero)),
});

const wounded = (view: View, wounds: readonly Wound[]): View =>
  wounds.reduce((sum, { hero, after }) => withHero(sum, hero, { health: after }), view);

/** The counter of an ability that was used. */
function cooling(view: View, hero: HeroId, ability: string, turns: number): View {
  const slot = HEROES[hero].abilities.findIndex((each) => each === ability);
  const [first, second] = view.heroes[hero].cooldowns;
  return withHero(view, hero, { cooldowns: slot === 0 ? [turns, second] : [first, turns] });
}

/** What the table shows of an event when it has happened: heroes, altars, grace and whose turn it is. */
export function after(view: View, event: Event): View {
  switch (event.type) {
    case 'heroesOrdered':
      return event.order.reduce((sum, hero, i) => withHero(sum, hero, { node: event.nodes[i] ?? OFF }), view);
    case 'turnBegan':
      return {
        ...view,
        phase: 'movement',
        round: event.round,
        turn: { ...view.turn, hero: event.hero, number: event.number },
      };
    case 'heroReturned':
      return withHero(view, event.hero, { ...unmarked(), node: event.node, health: event.health });
    case 'wallEnded':
      return withHero(view, event.hero, { wall: false });
    case 'cooldownsFell':
      return withHero(view, event.hero, { cooldowns: [...event.cooldowns] });
    case 'statusSuffered':
      return wounded(withHero(view, event.hero, { [event.status]: event.left }), event.wounds);
    case 'precisionHeld':
      return withHero(view, event.hero, { precision: event.left });
    case 'heroWalked':
      return withHero(view, event.hero, { node: event.path[event.path.length - 1] });
    case 'attackRolled': {
      // GATE-126 Each basic attack uses a charge, hit or miss.
      const charges = Math.max(0, view.heroes[event.hero].charges - 1);
      return wounded(withHero(view, event.hero, { charges }), event.wounds);
    }
    case 'abilityUsed':
      return wounded(cooling(view, event.hero, event.ability, event.cooldown), event.wounds);
    case 'heroHealed':
      return withHero(view, event.target, { health: event.after });
    case 'statusGained':
      return withHero(view, event.target, { [event.status]: event.turns });
    case 'effectGained':
      return withHero(view, event.hero, { [event.effect]: event.effect === 'wall' ? true : event.count });
    case 'heroSlain':
      return withHero(view, event.hero, { ...unmarked(), node: OFF, health: 0 });
    case 'graceGained':
      return { ...view, grace: event.team === 0 ? [event.grace, view.grace[1]] : [view.grace[0], event.grace] };
    case 'altarCaptured':
      return { ...view, altars: view.altars.map((owner, altar) => (altar === event.altar ? event.team : owner)) };
    default:
      return view;
  }
}
