import { useText } from '../../../kit/text.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import { useShortMoneyFormat } from '../money-format.ts';
import { useDepositBonuses } from '../wallet.queries.ts';

export type BonusFieldProps = { value: string; onChange: (promotionId: string) => void };

/** The bonus that comes with the money, with its terms; none is chosen for the person. */
export function BonusField({ value, onChange }: BonusFieldProps) {
  const text = useText();
  const money = useShortMoneyFormat();
  const bonuses = useDepositBonuses();
  const list = bonuses.data?.list ?? [];
  const chosen = list.find((one) => one.promotionId === value);
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
      <option value="">{text('deposit.bonus.none')}</option>
      {list.map((one) => (
        <option key={one.promotionId} value={one.promotionId}>
          {one.title}
        </option>
      ))}
    </SelectField>
  );
}
