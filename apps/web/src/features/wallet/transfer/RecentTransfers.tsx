import { useText } from '#kit/text.ts';
import type { TagTone } from '@pavilion/ui/values/Tag.tsx';
import { useMoneyFormat } from '../money-format.ts';
import { RecentList } from '../request/RecentList.tsx';
import { useRecentTransfers, type Transfer } from '../transfers.queries.ts';

const tones = {
  pending: 'waiting',
  done: 'good',
  refused: 'bad',
} as const satisfies Record<Transfer['state'], TagTone>;

/** Lists the last transfers to and from providers. */
export function RecentTransfers() {
  const text = useText();
  const money = useMoneyFormat();
  return (
    <RecentList
      title={text('transfer.recent')}
      none={text('transfer.recent.none')}
      query={useRecentTransfers()}
      rowOf={(transfer) => ({
        key: transfer.transferId,
        title: text(`transfer.row.${transfer.direction}`, { vendor: transfer.vendorName }),
        detail: money(transfer.amount),
        requestedAt: transfer.requestedAt,
        tone: tones[transfer.state],
        state: text(`transfer.state.${transfer.state}`),
      })}
    />
  );
}
