import type { Pending, Player, PortalCard, State, Theft } from './types';

/** A deep copy of a state. Written out, because it is made at every move: a field by field copy takes five times as long. */
export function copy({ rng, config, starter, turn, pending, players, pearls, characters, trigger }: State): State {
  return {
    rng: [rng[0], rng[1], rng[2], rng[3]],
    config: { ...config },
    starter,
    turn: { ...turn },
    pending: copyPending(pending),
    players: players.map(copyPlayer),
    pearls: { draw: pearls.draw.slice(), discard: pearls.discard.slice(), open: pearls.open.slice() },
    characters: {
      draw: characters.draw.slice(),
      discard: characters.discard.slice(),
      open: characters.open.slice(),
      peeked: characters.peeked,
    },
    trigger: trigger && { ...trigger },
  };
}

/** Also for views, which hold the same decision. */
export function copyPending(pending: Pending | null): Pending | null {
  return pending?.type === 'takeBack' ? { ...pending, pearls: pending.pearls.slice() } : pending && { ...pending };
}

function copyPlayer({ hand, portal, activated, diamonds, owed, stolen }: Player): Player {
  return {
    hand: hand.slice(),
    portal: portal.map(copyPlace),
    activated: activated.slice(),
    diamonds: diamonds.slice(),
    owed,
    stolen: stolen.map(copyTheft),
  };
}

function copyPlace({ card, since }: PortalCard): PortalCard {
  return { card, since };
}

function copyTheft({ by, pearl }: Theft): Theft {
  return { by, pearl };
}
