import { useText } from '#kit/text.ts';
import { SelectField } from '@pavilion/ui/fields/SelectField.tsx';
import { useShortMoneyFormat } from '../money-format.ts';
import { useDepositBonuses } from '../wallet.queries.ts';

export type BonusFieldProps = { value: string; onChange: (promotionId: string) => void };

/**
 * The bonus that comes with the deposit, with its terms: the accepted one, or none, until the
 * person chooses another.
 */
export function BonusField({ value, onChange }: BonusFieldProps) {
  const text = useText();
  const money = useShortMoneyFormat();
  const bonuses = useDepositBonuses();
  const list = bonuses.data?.list ?? [];
  const accepted = list.find((one) => one.promotionId === bonuses.data?.acceptedPromotionId);
  const chosen = list.find((one) => one.promotionId === value) ?? accepted;
  if (list.length === 0) return null;
  const terms =
    chosen &&
    text('deposit.bonus.terms', {
      percent: chosen.percent,
      maximum: money(chosen.maximum),
      minimum: money(chosen.minimumDeposit),
      times: chosen.wageringTimes,
    });
  return (
    <SelectField
      label={text('deposit.bonus')}
      value={value}
      hint={chosen && `${terms} ${text(`bonus.withdrawal.${chosen.withdrawal}`)}`}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{accepted?.title ?? text('deposit.bonus.none')}</option>
      {list
        .filter((one) => one !== accepted)
        .map((one) => (
          <option key={one.promotionId} value={one.promotionId}>
            {one.title}
          </option>
        ))}
    </SelectField>
  );
}
