import { useT } from '@/i18n';
import { color, Text } from '@/ui';
import { withGunCrew, type Gun } from '../../../board/setup/machines';
import { cm } from '../../../board/setup/words';
import { crewSize } from '../../../rules/army';
import { ARTILLERY } from '../../../rules/data';
import { DieCells } from '../DieCells';
import { Stepper } from '../Stepper';
import { WhyLine } from '../WhyLine';
import type { Workshop } from './useWorkshop';

type Props = { readonly work: Workshop; readonly at: number; readonly unit: Gun };

const MOST = 6;

/** A gun: what it is, and who serves it. */
export function GunEditor({ work, at, unit }: Props) {
  const t = useT();
  const { army, edit, refused } = work;
  const { die, fire, range, template } = ARTILLERY[unit.piece];
  const [count, crewDie] = [crewSize(unit.crew), unit.crew[0]?.die ?? 6];
  return (
    <>
      <Text kind="note" color={color.soft}>
        {t('portalSetup.gunFacts', {
          die,
          fire: t(`portal.fire.${fire}.name`),
          range: cm(range),
          template: cm(template),
        })}
      </Text>
      <Stepper
        testID="crew"
        label={t('portalSetup.crewLabel')}
        value={count}
        min={1}
        max={MOST}
        onChange={(next) => edit('crew', withGunCrew(army, at, crewDie, next))}
      />
      <DieCells
        testID="die"
        label={t('portalSetup.crewDie')}
        value={crewDie}
        era={army.era}
        onChange={(next) => edit('die', withGunCrew(army, at, next, count))}
      />
      {refused && <WhyLine fault={refused.fault} />}
    </>
  );
}
