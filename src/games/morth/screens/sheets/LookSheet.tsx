import type { ReactNode } from 'react';
import type { Words } from '@/engine';
import { Drawing } from '@/scene/Drawing';
import { Sheet, Text } from '@/ui';
import { portrait } from '../../board/art/hero';
import type { Look } from '../../board/flow';
import { foesBefore, foesOn } from '../../board/table';
import { told } from '../../board/told/effectWords';
import { heroWords, pathWords, placeWords, text } from '../../board/words';
import { enemyName } from '../../rules/words';
import type { Foe, View } from '../../rules';
import type { Play } from '../hooks/usePlay';
import { EnemyFacts, EnemyKind } from './EnemyFacts';
import { HeroFacts } from './HeroFacts';
import { NumberFacts } from './NumberFacts';

type Props = { readonly play: Play; readonly view: View; readonly say: (words: Words) => string };

/** Explains whatever was pressed: enemies of a square, a hero, dice of the spinner. */
export function LookSheet({ play, view, say }: Props) {
  const { look, setLook } = play;
  const close = () => setLook(null);
  if (look === null) return <Sheet open={false} onClose={close} title="" />;
  return (
    <Sheet open onClose={close} title={say(titleOf(view, look))} before={headOf(view, look)} testID="look:sheet">
      {bodyOf(look, { play, view, say })}
    </Sheet>
  );
}

function titleOf(view: View, look: Look): Words {
  switch (look.type) {
    case 'square':
      return placeWords(view, look.realm, look.cell);
    case 'start':
      return text('label.startOf', { path: pathWords(view, look.path) });
    case 'hero':
      return heroWords(view, look.hero);
    case 'sector':
      return text('label.compartment');
    case 'threat':
    case 'atMost':
      return told(`${look.type}.title`);
  }
}

function headOf(view: View, look: Look): ReactNode {
  if (look.type !== 'hero') return undefined;
  const { type, race, slot, upgrades } = view.heroes[look.hero];
  return (
    <Drawing
      shapes={portrait({ type, race, slot, size: 46, upgrades: upgrades.length })}
      width={46}
      height={46}
      bleed={4}
    />
  );
}

function foesOf(view: View, look: Look): readonly Foe[] {
  if (look.type === 'square') return foesOn(view, look.realm, look.cell);
  return look.type === 'start' ? foesBefore(view, look.realm, look.path) : [];
}

function bodyOf(look: Look, { play, view, say }: Props): ReactNode {
  if (look.type === 'hero')
    return (
      <HeroFacts
        view={view}
        id={look.hero}
        why={play.moment.why}
        onUpgrade={(upgrade) => play.upgrade(look.hero, upgrade)}
      />
    );
  if (look.type === 'threat' || look.type === 'atMost') return <NumberFacts view={view} look={look} say={say} />;
  if (look.type === 'sector')
    return view.spun
      .filter(({ sector }) => sector === look.sector)
      .map(({ die, enemy }) => <SpunFacts key={die} name={say(enemyName(enemy))} enemy={enemy} />);
  return foesOf(view, look).map((foe) => (
    <EnemyFacts
      key={foe.die}
      view={view}
      foe={foe}
      say={say}
      outcome={outcomeFor(play, foe)}
      onAim={aimFor(play, foe)}
    />
  ));
}

function SpunFacts({ name, enemy }: { readonly name: string; readonly enemy: Foe['enemy'] }) {
  return (
    <>
      <Text kind="lead">{name}</Text>
      <EnemyKind enemy={enemy} />
    </>
  );
}

/** What the planned strike does to an enemy. */
function outcomeFor({ plan }: Play, foe: Foe): Words | null {
  const struck = plan?.strike?.struck.find((one) => one.foe.die === foe.die);
  if (struck === undefined) return null;
  const { worst } = struck;
  return text(worst.after === 0 ? 'label.dies' : worst.affected ? 'label.keeps' : 'label.unhurt', {
    count: worst.after,
  });
}

/** MOR-130 One of several in a struck square can be aimed at. */
function aimFor({ plan, select, setLook }: Play, foe: Foe): ((die: number) => void) | null {
  const strike = plan?.strike;
  if (plan === null || strike?.strike.weapon !== 'pattern' || strike.strike.targets.length === 0) return null;
  const here = strike.struck.find((one) => one.foe.die === foe.die);
  if (here === undefined || here.aimed) return null;
  const { targets, turn } = strike.strike;
  const others = strike.struck.filter((one) => one.cell === here.cell).map((one) => one.foe.die);
  return (die) => {
    setLook(null);
    select({
      type: 'hero',
      hero: plan.hero,
      to: plan.to,
      strike: { weapon: 'pattern', turn, targets: [...targets.filter((target) => !others.includes(target)), die] },
    });
  };
}
