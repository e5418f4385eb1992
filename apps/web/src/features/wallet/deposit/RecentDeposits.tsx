import { useText } from '#kit/text.ts';
import { paths } from '@pavilion/screens/paths';
import { Money } from '@pavilion/ui/values/Money.tsx';
import { useMoneyFormat } from '../money-format.ts';
import { RecentList } from '../request/RecentList.tsx';
import { depositTones } from '../state-tones.ts';
import { useRecentDeposits } from '../wallet.queries.ts';
import { CancelDeposit } from './CancelDeposit.tsx';

/** Lists the member's last deposits, each linked to its page. */
export function RecentDeposits() {
  const text = useText();
  const money = useMoneyFormat();
  return (
    <RecentList
      title={text('deposit.recent')}
      none={text('deposit.recent.none')}
      query={useRecentDeposits()}
      rowOf={(deposit) => ({
        key: deposit.depositId,
        href: paths.depositResult(deposit.depositId),
        title: <Money amount={deposit.amount} format={money} />,
        detail: deposit.channelName,
        requestedAt: deposit.requestedAt,
        tone: depositTones[deposit.state],
        state: text(`deposit.state.${deposit.state}`),
        action: <CancelDeposit deposit={deposit} inRow />,
      })}
    />
  );
}
