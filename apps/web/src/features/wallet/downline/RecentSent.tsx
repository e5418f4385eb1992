import { useText } from '#kit/text.ts';
import { Money } from '@pavilion/ui/values/Money.tsx';
import { useMoneyFormat } from '../money-format.ts';
import { RecentList } from '../request/RecentList.tsx';
import { useRecentTransfers } from './downline.queries.ts';

/** Lists the last transfers of the agent, to people below and from above. */
export function RecentSent() {
  const text = useText();
  const money = useMoneyFormat();
  return (
    <RecentList
      title={text('send.recent')}
      none={text('send.recent.none')}
      query={useRecentTransfers()}
      rowOf={({ transactionId, amount, otherAccount: account, createdAt }) => {
        const isSent = amount.startsWith('-');
        return {
          key: transactionId,
          title: <Money amount={amount.replace('-', '')} format={money} />,
          detail: text(isSent ? 'records.transfer.to' : 'records.transfer.from', {
            account: account ?? '',
          }),
          requestedAt: createdAt,
          tone: isSent ? 'neutral' : 'good',
          state: text(isSent ? 'send.recent.sent' : 'send.recent.received'),
        };
      }}
    />
  );
}
