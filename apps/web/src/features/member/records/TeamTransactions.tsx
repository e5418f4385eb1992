import { useState } from 'react';
import { useText } from '#kit/text.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { TextField } from '@pavilion/ui/fields/TextField.tsx';
import { periodOf } from './day-range.ts';
import { useTeamTransactions } from './records.queries.ts';
import { TransactionFilters, type MoveFilter } from './TransactionFilters.tsx';
import { TransactionList } from './TransactionList.tsx';
import styles from './Records.module.css';

function AccountSearch({ onFind }: { onFind: (account: string) => void }) {
  const text = useText();
  const [typed, setTyped] = useState('');
  return (
    <form
      role="search"
      className={styles.find}
      onSubmit={(event) => {
        event.preventDefault();
        onFind(typed.trim());
      }}
    >
      <TextField
        type="search"
        label={text('records.team.account')}
        maxLength={32}
        autoCapitalize="none"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" kind="secondary" size="compact">
        {text('records.team.find')}
      </Button>
    </form>
  );
}

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
