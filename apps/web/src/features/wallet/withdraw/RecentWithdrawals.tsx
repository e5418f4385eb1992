import { useText } from '#kit/text.ts';
import { paths } from '@pavilion/screens/paths';
import { Money } from '@pavilion/ui/values/Money.tsx';
import { useMoneyFormat } from '../money-format.ts';
import { RecentList } from '../request/RecentList.tsx';
import { withdrawalTones } from '../state-tones.ts';
import { useRecentWithdrawals } from './withdraw.queries.ts';

/** Lists the member's last withdrawals, each linked to its receipt. */
export function RecentWithdrawals() {
  const text = useText();
  const money = useMoneyFormat();
  return (
    <RecentList
      title={text('withdraw.recent')}
      none={text('withdraw.recent.none')}
      query={useRecentWithdrawals()}
      rowOf={(withdrawal) => ({
        key: withdrawal.withdrawalId,
        href: paths.withdrawal(withdrawal.withdrawalId),
        title: <Money amount={withdrawal.amount} format={money} />,
        detail: `${withdrawal.bankName} ${withdrawal.accountNumberMasked}`,
        requestedAt: withdrawal.requestedAt,
        tone: withdrawalTones[withdrawal.state],
        state: text(`withdraw.state.${withdrawal.state}`),
      })}
    />
  );
}
