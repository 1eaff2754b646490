import type { ReactNode } from 'react';
import type { Words } from '@/engine';
import { useT } from '@/i18n';
import { Drawing } from '@/scene/Drawing';
import type { SeatSetup } from '@/store';
import { Sheet, Text } from '@/ui';
import type { Look } from '../../board/flow';
import { text } from '../../board/text';
import { abilityName, ALTARS, altarName, HEROES, heroName, teamName, type View } from '../../rules';
import type { Play } from '../hooks/usePlay';
import { HeroToken } from '../HeroToken';
import { blessingSign } from '../signs';
import { AbilityFacts } from './AbilityFacts';
import { AltarFacts } from './AltarFacts';
import { HeroFacts } from './HeroFacts';

type Props = {
  readonly play: Play;
  readonly view: View;
  readonly seats: readonly SeatSetup[];
  readonly say: (words: Words) => string;
};

/** Explains whatever was pressed: a hero, an altar, an ability. */
export function LookSheet({ play, view, seats, say }: Props) {
  const { look, setLook } = play;
  const close = () => setLook(null);
  if (look === null) return <Sheet open={false} onClose={close} title="" />;
  return (
    <Sheet
      open
      onClose={close}
      title={say(titleOf(look))}
      subtitle={look.type === 'hero' ? <HeroLine view={view} hero={look.hero} seats={seats} say={say} /> : undefined}
      before={headOf(view, look)}
      testID="look:sheet"
    >
      {look.type === 'hero' && <HeroFacts view={view} hero={look.hero} say={say} />}
      {look.type === 'altar' && <AltarFacts view={view} altar={look.altar} say={say} />}
      {look.type === 'ability' && <AbilityFacts ability={look.ability} left={null} />}
    </Sheet>
  );
}

function titleOf(look: Look): Words {
  if (look.type === 'hero') return heroName(look.hero);
  return look.type === 'altar' ? text('look.altar', { blessing: altarName(look.altar) }) : abilityName(look.ability);
}

function headOf(view: View, look: Look): ReactNode {
  if (look.type === 'hero') return <HeroToken view={view} hero={look.hero} size={46} />;
  if (look.type !== 'altar') return undefined;
  const { blessing } = ALTARS[look.altar];
  return <Drawing shapes={blessingSign(blessing, view.altars[look.altar], 44)} width={44} height={44} />;
}

type LineProps = Omit<Props, 'play'> & { readonly hero: number };

/** 'Archer of Red · Ines'. */
function HeroLine({ view, hero, seats, say }: LineProps) {
  const t = useT();
  const { team, seat } = view.heroes[hero];
  if (team === null || seat === null) return null;
  const kind = t(`mortalgate.hero.${HEROES[hero].key}.kind`);
  const name = seats[seat]?.name ?? '';
  return <Text kind="note">{t('mortalgateTable.look.of', { kind, team: say(teamName(team)), player: name })}</Text>;
}
