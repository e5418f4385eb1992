import { SignedMoney } from '#features/records/SignedMoney.tsx';
import { useMoneyFormat } from '#features/wallet/money-format.ts';
import { Money } from '@pavilion/ui/values/Money.tsx';
import type { ResultColumn } from './result-fields.ts';
import type { TeamResult } from './team-result.queries.ts';

type AmountProps = { column: ResultColumn; result: TeamResult };

/** One figure of a result; only the profit and loss says its sign when it is above zero. */
export function Amount({ column, result }: AmountProps) {
  const money = useMoneyFormat();
  const amount = result[column];
  if (column === 'profitAndLoss') return <SignedMoney amount={amount} />;
  return <Money amount={amount} format={money} />;
}
