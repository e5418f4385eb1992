import { useState } from 'react';
import { useText } from '#kit/text.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { TextField } from '@pavilion/ui/fields/TextField.tsx';
import styles from './Records.module.css';

type AccountSearchProps = {
  /** What is searched for now. */
  value?: string;
  hint?: string;
  /** Why a text cannot be searched for; null where it can. */
  problemOf?: (typed: string) => string | null;
  onFind: (account: string) => void;
};

const noProblem = () => null;

/** Asks for the user name of somebody below the agent; an empty one means everybody. */
export function AccountSearch(props: AccountSearchProps) {
  const { value = '', hint, problemOf = noProblem, onFind } = props;
  const text = useText();
  const [typed, setTyped] = useState(value);
  const [last, setLast] = useState(value);
  if (value !== last) {
    setLast(value);
    setTyped(value);
  }
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <form
      role="search"
      className={styles.find}
      onSubmit={(event) => {
        event.preventDefault();
        const found = problemOf(typed.trim());
        setProblem(found);
        if (found === null) onFind(typed.trim());
      }}
    >
      <TextField
        type="search"
        label={text('records.team.account')}
        maxLength={32}
        autoCapitalize="none"
        value={typed}
        hint={hint}
        error={problem ?? undefined}
        onChange={(event) => {
          setTyped(event.target.value);
          setProblem(null);
        }}
      />
      <Button type="submit" kind="secondary" size="compact">
        {text('records.team.find')}
      </Button>
    </form>
  );
}
