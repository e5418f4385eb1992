import { useState } from 'react';
import { AccountSearch } from '#features/records/AccountSearch.tsx';
import { periodOf } from '#features/records/day-range.ts';
import { useText } from '#kit/text.ts';
import { useTeamTransactions } from './records.queries.ts';
import { TransactionFilters, type MoveFilter } from './TransactionFilters.tsx';
import { TransactionList } from './TransactionList.tsx';

/** Lists the transactions of everyone below the agent (decision D13). */
export function TeamTransactions() {
  const text = useText();
  const [account, setAccount] = useState('');
  const [filter, setFilter] = useState<MoveFilter>(() => ({
    period: periodOf('week', new Date()),
    kind: null,
  }));
  const moves = useTeamTransactions(filter.period, filter.kind, account);
  return (
    <>
      <AccountSearch onFind={setAccount} />
      <TransactionFilters value={filter} onChange={setFilter} />
      <TransactionList query={moves} empty={{ text: text('records.team.empty') }} />
    </>
  );
}
