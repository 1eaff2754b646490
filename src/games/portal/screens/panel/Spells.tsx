import { useT } from '@/i18n';
import { StackedButton } from '@/screens/table/StackedButton';
import type { OpenTable } from '@/store';
import { groupMembers, type Action, type View } from '../../rules';
import { castsLeft } from '../../rules/questions/spells';
import type { Play } from '../hooks/usePlay';

type Props = { readonly table: OpenTable<Action, View>; readonly play: Play; readonly group: number };

/** PORT-282 The spells that somebody of the group knows, each with what is left of it. */
export function Spells({ table: { view }, play, group }: Props) {
  const t = useT();
  return groupMembers(view, group).flatMap((element) =>
    [element.model, element.rider].flatMap((model) =>
      (model?.spells ?? []).map((spell) => {
        const left = model === null ? null : castsLeft(model, spell);
        const name = t(`portal.spell.${spell}.name`);
        return (
          <StackedButton
            key={`${element.id}${spell}`}
            glyph="sun"
            label={left === null ? name : `${name} ${left}`}
            onPress={() => play.spell(element.id, spell)}
            testID={`spell:${spell}`}
          />
        );
      }),
    ),
  );
}
