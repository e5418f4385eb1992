import { useState } from 'react';
import { Link } from 'wouter';
import { gameTypes } from '@pavilion/domain/game/game-type';
import { useFormat } from '../../kit/format.ts';
import { paths } from '../../kit/paths.ts';
import { useText } from '../../kit/text.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { ChipRow } from '../../ui/ChipRow.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { Page } from '../../ui/Page.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { RequireSession } from '../session/RequireSession.tsx';
import { useMoneyFormat } from '../wallet/money-format.ts';
import { BetSheet } from './BetSheet.tsx';
import type { RecordRange } from './day-range.ts';
import { RangeChips } from './RangeChips.tsx';
import { RecordList } from './RecordList.tsx';
import { useBetRecords, type BetCategory, type BetRecord } from './records.queries.ts';
import { SignedMoney } from './SignedMoney.tsx';

function CategoryChips(props: {
  value: BetCategory | null;
  onChange: (category: BetCategory | null) => void;
}) {
  const text = useText();
  const all = { key: 'all', label: text('records.category.all') } as const;
  const chips = [all, ...gameTypes.map((key) => ({ key, label: text(`category.${key}`) }))];
  return (
    <ChipRow
      label={text('records.category')}
      chips={chips}
      value={props.value ?? 'all'}
      onChange={(key) => props.onChange(key === 'all' ? null : key)}
    />
  );
}

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

function BetRecords() {
  const text = useText();
  const [range, setRange] = useState<RecordRange>('today');
  const [category, setCategory] = useState<BetCategory | null>(null);
  const [open, setOpen] = useState<BetRecord | null>(null);
  const bets = useBetRecords(range, category);
  const findGame = (
    <Link className={buttonClass('primary', 'compact')} href={paths.home()}>
      {text('records.bets.empty.action')}
    </Link>
  );
  return (
    <>
      <RangeChips value={range} onChange={setRange} />
      <CategoryChips value={category} onChange={setCategory} />
      <RecordList
        query={bets}
        empty={<EmptyState text={text('records.bets.empty')} action={findGame} />}
      >
        {(list) =>
          list.map((bet) => (
            <BetRow
              key={bet.roundId}
              bet={bet}
              today={range === 'today'}
              onOpen={() => setOpen(bet)}
            />
          ))
        }
      </RecordList>
      <BetSheet bet={open} onClose={() => setOpen(null)} />
    </>
  );
}

export function GameRecordScreen() {
  const text = useText();
  return (
    <RequireSession>
      {() => (
        <Page title={text('title.gameRecord')}>
          <BetRecords />
        </Page>
      )}
    </RequireSession>
  );
}
