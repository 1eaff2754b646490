import type { RuleSection } from '@/games/front';
import { useT } from '@/i18n';
import { ListRow, Sheet } from '@/ui';

type Props = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly sections: readonly RuleSection[];
  readonly onChoose: (rule: string) => void;
};

/** The chapters; a tap goes to the first rule of one. */
export function ContentsSheet({ open, onClose, sections, onChoose }: Props) {
  const t = useT();
  const choose = ({ rules }: RuleSection) => {
    onClose();
    const first = rules[0];
    if (first) onChoose(first.id);
  };
  return (
    <Sheet open={open} onClose={onClose} title={t('rulebook.contents')}>
      {sections.map((section) => (
        <ListRow
          key={section.id}
          title={t(section.title)}
          note={[section.rules[0]?.id, section.rules.at(-1)?.id].join(' – ')}
          onPress={() => choose(section)}
          testID={`chapter:${section.id}`}
        />
      ))}
    </Sheet>
  );
}
