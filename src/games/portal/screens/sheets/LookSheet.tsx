import { StyleSheet, View as Native } from 'react-native';
import type { Words } from '@/engine';
import { useT } from '@/i18n';
import type { SeatSetup } from '@/store';
import { color, radius, Sheet, space, surface, Text } from '@/ui';
import { nameWords } from '../../board/words';
import {
  ARTILLERY,
  elementOf,
  membersOf,
  portal,
  strengthOf,
  TERRAIN,
  unitOf,
  WEAPONS,
  type Element,
  type Model,
  type View,
} from '../../rules';
import { paceOf } from '../../rules/questions/allowance';
import type { SpellId } from '../../rules/data';
import { pointsOn } from '../../rules/points';
import { castsLeft } from '../../rules/questions/spells';
import type { Play } from '../hooks/usePlay';
import { Token } from '../Token';

type Props = {
  readonly play: Play;
  readonly view: View;
  readonly seats: readonly SeatSetup[];
  readonly lookOf: (seat: number) => number;
  readonly say: (words: Words) => string;
};

/** Explains whatever was pressed: a unit, a figure, terrain, an objective, the score. */
export function LookSheet(props: Props) {
  const t = useT();
  const { play, view, seats, lookOf, say } = props;
  const { look, setLook } = play;
  const close = () => setLook(null);
  if (look === null) return <Sheet open={false} onClose={close} title="" />;
  if (look.type === 'score') {
    return (
      <Sheet open onClose={close} title={t('portalTable.score.open')} testID="look:sheet">
        <Scores view={view} seats={seats} />
      </Sheet>
    );
  }
  if (look.type === 'terrain') {
    const laid = view.config.terrain[look.terrain];
    if (laid === undefined) return null;
    return (
      <Sheet open onClose={close} title={t(`portal.terrain.${laid.piece}`)} testID="look:sheet">
        <Text kind="lead">{t(`portal.difficulty.${laid.difficulty}.line`)}</Text>
        <Text>{t(`portal.cover.${TERRAIN[laid.piece].sight}`)}</Text>
      </Sheet>
    );
  }
  if (look.type === 'objective') {
    const holder = view.held[look.objective]?.seat ?? null;
    const one = view.config.objectives[look.objective];
    return (
      <Sheet open onClose={close} title={t('portalTable.objective')} testID="look:sheet">
        <Text kind="lead">
          {holder === null
            ? t('portalTable.look.heldNobody')
            : t('portalTable.look.held', { player: seats[holder]?.name ?? '' })}
        </Text>
        {one?.endsGame === true && <Text>{t('portalTable.look.endsGame')}</Text>}
      </Sheet>
    );
  }
  const unit = unitOf(view, look.type === 'unit' ? look.unit : elementOf(view, look.element).unit);
  const shown = look.type === 'unit' ? membersOf(view, unit) : [elementOf(view, look.element)];
  const [first] = shown;
  return (
    <Sheet
      open
      onClose={close}
      title={say(nameWords(look.type === 'unit' ? unit.name : (first?.model?.name ?? unit.name)))}
      subtitle={<Text kind="note">{seats[unit.seat]?.name ?? ''}</Text>}
      before={first === undefined ? undefined : <Token element={first} look={lookOf(unit.seat)} size={46} />}
      testID="look:sheet"
    >
      <Fact name={t('portalTable.look.strength')} value={`${strengthOf(view, unit)} / ${unit.startingStrength}`} />
      {distinct(shown).map(({ element, count }) => (
        <Figure key={element.id} view={view} element={element} count={count} say={say} />
      ))}
    </Sheet>
  );
}

/** Like figures stand once, with how many they are. */
function distinct(elements: readonly Element[]): readonly { readonly element: Element; readonly count: number }[] {
  const key = ({ model, piece, rider }: Element) => `${model?.name}${model?.leader}${piece}${rider?.name}`;
  return elements
    .filter((element, i) => elements.findIndex((other) => key(other) === key(element)) === i)
    .map((element) => ({ element, count: elements.filter((other) => key(other) === key(element)).length }));
}

type FigureProps = {
  readonly view: View;
  readonly element: Element;
  readonly count: number;
  readonly say: Props['say'];
};

function Figure({ view, element, count, say }: FigureProps) {
  const t = useT();
  const { model, rider, piece, crew, misfires } = element;
  const walk = `${Math.round(paceOf(view, element) / 10)} cm`;
  return (
    <Native style={styles.figure}>
      {model !== null && <ModelFacts model={model} count={count} say={say} />}
      {rider !== null && <ModelFacts model={rider} count={1} say={say} />}
      {view.effects
        .filter(({ elements, units }) => elements.includes(element.id) || units.includes(element.unit))
        .map(({ spell, lastTurn }) => (
          <Text key={`${spell}${lastTurn}`} kind="note" color={color.gold}>
            {t('portalTable.look.effects')}: {t(`portal.spell.${spell}.name`)},{' '}
            {t('portalTable.look.lastTurn', { turn: lastTurn })}
          </Text>
        ))}
      <Native style={styles.facts}>
        <Fact name={t('portalTable.look.allowance')} value={walk} />
        {piece !== null && <Fact name={t('portalTable.look.range')} value={`${ARTILLERY[piece].range / 10} cm`} />}
        {crew.length > 0 && <Fact name={t('portalTable.look.crew')} value={String(crew.length)} />}
        {misfires > 0 && <Fact name={t('portalTable.look.misfires')} value={String(misfires)} />}
        <Fact name={t('portalTable.look.price')} value={String(pointsOn(view, element))} />
      </Native>
    </Native>
  );
}

function ModelFacts({
  model,
  count,
  say,
}: {
  readonly model: Model;
  readonly count: number;
  readonly say: Props['say'];
}) {
  const t = useT();
  const { kit, weapon, attributes, spells, die, name } = model;
  /** PORT-294 With what is left of it, where it can be cast only so often. */
  const spellName = (of: Model, spell: SpellId): string => {
    const left = castsLeft(of, spell);
    const called = t(`portal.spell.${spell}.name`);
    return left === null ? called : t('portalTable.look.casts', { spell: called, left });
  };
  return (
    <>
      <Text kind="lead">
        {count > 1 ? `${count} × ` : ''}
        {say(nameWords(name))} · {t('portalTable.die', { die })}
      </Text>
      {weapon !== null && (
        <Text kind="note">
          {t(`portal.weapon.${weapon}`)}, {WEAPONS[weapon].range / 10} cm
        </Text>
      )}
      {kit !== null && (
        <Text kind="note">
          {t(`portal.kit.${kit}.name`)}: {t(`portal.kit.${kit}.line`)}
        </Text>
      )}
      {attributes.map((attribute) => (
        <Text key={attribute} kind="note">
          {t(`portal.attribute.${attribute}.name`)}: {t(`portal.attribute.${attribute}.line`)}
        </Text>
      ))}
      {spells.map((spell) => (
        <Text key={spell} kind="note">
          {spellName(model, spell)}: {t(`portal.spell.${spell}.line`)}
        </Text>
      ))}
    </>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <Native accessible style={styles.fact}>
      <Text kind="lead" align="center">
        {value}
      </Text>
      <Text kind="small" color={color.muted} align="center">
        {name}
      </Text>
    </Native>
  );
}

/** PORT-326 to PORT-330 What everybody has, by source. */
function Scores({ view, seats }: Pick<Props, 'view' | 'seats'>) {
  const t = useT();
  const totals = portal.scores(view);
  return seats.map(({ name }, seat) => {
    const score = view.score[seat];
    if (score === undefined) return null;
    const left = (totals[seat] ?? 0) - score.destroyed - score.fled - score.objectives - score.cover;
    return (
      <Native key={seat} style={styles.figure}>
        <Text kind="lead">
          {name} · {totals[seat]}
        </Text>
        <Native style={styles.facts}>
          <Fact name={t('portalTable.score.destroyed')} value={String(score.destroyed)} />
          <Fact name={t('portalTable.score.left')} value={String(left)} />
          <Fact name={t('portalTable.score.fled')} value={String(score.fled)} />
          <Fact name={t('portalTable.score.objectives')} value={String(score.objectives)} />
          <Fact name={t('portalTable.score.cover')} value={String(score.cover)} />
        </Native>
      </Native>
    );
  });
}

const styles = StyleSheet.create({
  figure: { gap: space.s, borderTopWidth: 1, borderTopColor: color.line, paddingTop: space.l },
  facts: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m },
  fact: { ...surface.well, borderRadius: radius.card, minWidth: 86, flexGrow: 1, flexBasis: '22%', padding: space.m },
});
