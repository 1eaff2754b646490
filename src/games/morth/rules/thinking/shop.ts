import { bestOf, type Seat } from '@/engine';
import { RED_DIE_PRICE } from '../data';
import { hireOffers, upgradeOffers } from '../preview';
import { hireCells, whyNotBuy, whyNotBuyRedDie } from '../questions';
import { mapOf, purseOf, realmOf } from '../realms';
import type { Action, HeroType, Open, UpgradeId } from '../types';
import { assaultsLeft } from './worth';

/** What a hero brings in each wave to come. */
const HIRE: Readonly<Record<HeroType, number>> = {
  warrior: 2.6,
  priest: 2.5,
  wizard: 3,
  huntress: 2.7,
  miner: 2.6,
  assassin: 2.6,
  inventor: 3.1,
};
/** A third hero helps more than a fifth, and one of a type that is missing more than a double. */
const BY_SIZE = [1.6, 1.6, 1.6, 1.2, 0.9] as const;
/** What an upgrade brings in each wave to come. */
const UPGRADE: { readonly [U in UpgradeId]?: number } = {
  might1: 1.5,
  zeal1: 1.2,
  ritual1: 1.5,
  wrath1: 1.6,
  rite1: 1,
  duel1: 1.2,
  trail1: 1,
  volley1: 1.5,
  road1: 0.9,
  pick1: 1.3,
  blade1: 1.7,
  snare1: 0.5,
  engine1: 1.8,
  wheels1: 0.8,
};
const SECOND = 1.5;
const EXPERIENCE = 0.35;
/** Part of a wave that a hired hero needs to walk to where it is needed. */
const WALK = 0.7;
/** Waves that a red die needs to arrive. */
const TO_ARRIVE = 5;
/** Coins that are still there after a red die. */
const KEPT = 6;
/** Coins that are kept for the portal. */
const RESERVE = 1;

/** How a bot spends. */
export type Habits = {
  /** Sends red dice to rivals. */ readonly wicked: boolean;
  /** What it thinks a coin in the purse is worth. */ readonly thrift: number;
  /** How much of a rival's trouble is the own gain. */ readonly spite: number;
};

type Offer = { readonly worth: number; readonly action: Action };

function upgrades(open: Open, seat: Seat, waves: number, thrift: number): Offer[] {
  return open.heroes.flatMap((hero, id) =>
    hero.seat !== seat
      ? []
      : upgradeOffers(open, seat, id)
          .filter(({ refusal }) => refusal === undefined)
          .map(({ upgrade, gold, experience }) => ({
            worth: (UPGRADE[upgrade] ?? SECOND) * waves - gold * thrift - experience * EXPERIENCE,
            action: { type: 'upgrade', hero: id, upgrade } as const,
          })),
  );
}

function hires(open: Open, seat: Seat, waves: number, thrift: number): Offer[] {
  const own = open.heroes.filter((hero) => hero.seat === seat);
  const cells = hireCells(open, seat);
  return hireOffers(open, seat)
    .filter(({ refusal }) => refusal === undefined)
    .map(({ race, type, price }) => {
      const isNew = own.every((hero) => hero.type !== type);
      const worth = HIRE[type] * (BY_SIZE[own.length] ?? 0.8) * (isNew ? 1 : 0.8) * (waves - WALK) - price * thrift;
      return {
        worth,
        action: { type: 'hire', race, hero: type, cell: cells[Math.floor(cells.length / 2)] } as const,
      };
    });
}

/** MOR-314 A red die for whoever leads, when coins are left over and it has time to arrive. */
function redDie(open: Open, seat: Seat, waves: number): Offer[] {
  const spare = purseOf(open, seat).gold - RED_DIE_PRICE;
  if (waves < TO_ARRIVE || spare < KEPT || whyNotBuyRedDie(open, seat) !== undefined) return [];
  const rivals = open.realms
    .map((realm, id) => ({ id, wounds: realm.wounds }))
    .filter(({ id }) => id !== realmOf(open, seat));
  const leader = bestOf(rivals, ({ wounds }) => -wounds);
  const lengths = mapOf(open, leader.id).paths.map(({ cells }) => cells.length);
  return [{ worth: 1, action: { type: 'buyRedDie', realm: leader.id, path: lengths.indexOf(Math.min(...lengths)) } }];
}

/** The best thing to buy now; nothing when saving is better. */
export function bestPurchase(open: Open, seat: Seat, { wicked, thrift }: Habits): Action | undefined {
  if (whyNotBuy(open) !== undefined) return undefined;
  const waves = assaultsLeft(open);
  const offers = [
    ...upgrades(open, seat, waves, thrift),
    ...hires(open, seat, waves, thrift),
    ...(wicked ? redDie(open, seat, waves) : []),
  ];
  const best = offers.reduce<Offer | undefined>(
    (top, offer) => (offer.worth > (top?.worth ?? RESERVE * thrift) ? offer : top),
    undefined,
  );
  return best?.action;
}
