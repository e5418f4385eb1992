import { useState } from 'react';
import { BetSheet } from '#features/records/BetSheet.tsx';
import { periodOf } from '#features/records/day-range.ts';
import { RecordList } from '#features/records/RecordList.tsx';
import { RoundMoves } from '#features/records/RoundMoves.tsx';
import { SignedMoney } from '#features/records/SignedMoney.tsx';
import { useMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { paths } from '@pavilion/screens/paths';
import { ListRow } from '@pavilion/ui/actions/ListRow.tsx';
import { Tag } from '@pavilion/ui/values/Tag.tsx';
import { BetFilters } from './records/BetFilters.tsx';
import {
  useBetRecords,
  useRound,
  type BetFilter,
  type BetRecord,
} from './records/records.queries.ts';

type BetRowProps = { bet: BetRecord; today: boolean; onOpen: () => void };

function BetRow({ bet, today, onOpen }: BetRowProps) {
  const text = useText();
  const format = useFormat();
  const money = useMoneyFormat();
  return (
    <ListRow
      title={bet.gameName}
      detail={
        <>
          {today ? format.time(bet.startedAt) : format.dateTime(bet.startedAt)}{' '}
          {bet.trial && <Tag tone="accent">{text('records.trial')}</Tag>}
        </>
      }
      trail={
        <>
          {bet.state === 'settled' ? (
            <SignedMoney amount={bet.netAmount} />
          ) : (
            <Tag tone={bet.state === 'open' ? 'waiting' : 'neutral'}>
              {text(`records.bets.state.${bet.state}`)}
            </Tag>
          )}
          <small>{text('records.bets.stake', { amount: money(bet.betAmount) })}</small>
        </>
      }
      onPress={onOpen}
    />
  );
}

function OwnMoves({ recordId, open }: { recordId: string; open: boolean }) {
  return <RoundMoves round={useRound(open ? recordId : null)} />;
}

export function GameRecordScreen() {
  const text = useText();
  const [filter, setFilter] = useState<BetFilter>(() => ({
    period: periodOf('today', new Date()),
    gameType: null,
    vassalage: null,
    state: null,
  }));
  const [open, setOpen] = useState<BetRecord | null>(null);
  const bets = useBetRecords(filter);
  return (
    <>
      <BetFilters value={filter} onChange={setFilter} />
      <RecordList
        query={bets}
        empty={{
          text: text('records.bets.empty'),
          link: { href: paths.home(), text: text('records.bets.empty.action') },
        }}
      >
        {(list) =>
          list.map((bet) => (
            <BetRow
              key={bet.recordId}
              bet={bet}
              today={filter.period.range === 'today'}
              onOpen={() => setOpen(bet)}
            />
          ))
        }
      </RecordList>
      <BetSheet bet={open} onClose={() => setOpen(null)}>
        {({ recordId }, isOpen) => <OwnMoves recordId={recordId} open={isOpen} />}
      </BetSheet>
    </>
  );
}
