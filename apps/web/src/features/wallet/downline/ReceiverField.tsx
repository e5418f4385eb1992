import { useId } from 'react';
import { useText } from '#kit/text.ts';
import { TextField } from '@pavilion/ui/fields/TextField.tsx';
import { useTeamMatches } from './downline.queries.ts';
import { accountOf } from './send-draft.ts';
import styles from './Downline.module.css';

const mostLetters = 32;

type ReceiverFieldProps = {
  value: string;
  error: string | undefined;
  /** Whether somebody outside the team may be meant. */
  mayBeAbove: boolean;
  onChange: (account: string) => void;
};

/** The user name of who gets the money, with people of the team who are called like it. */
export function ReceiverField({ value, error, mayBeAbove, onChange }: ReceiverFieldProps) {
  const text = useText();
  const listId = useId();
  const typed = accountOf(value);
  const matches = useTeamMatches(typed);
  const isChosen = matches?.some(({ account }) => account === typed) === true;
  const shown = isChosen ? [] : (matches ?? []);
  return (
    <div className={styles.receiver}>
      <TextField
        label={text('send.account')}
        hint={text('send.account.hint')}
        error={error}
        required
        value={value}
        valid={isChosen}
        maxLength={mostLetters}
        autoCapitalize="none"
        autoCorrect="off"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="next"
        aria-controls={listId}
        onChange={(event) => onChange(event.target.value)}
      />
      <div id={listId} aria-live="polite">
        {shown.length > 0 && (
          <ul className={styles.matches} aria-label={text('send.account.matches')}>
            {shown.map(({ account, nickname }) => (
              <li key={account}>
                <button type="button" className={styles.match} onClick={() => onChange(account)}>
                  <span className={styles.name}>{account}</span>
                  <span className={styles.nickname}>{nickname}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
        {matches?.length === 0 && error === undefined && !mayBeAbove && (
          <p className={styles.noMatch}>{text('send.account.none')}</p>
        )}
      </div>
    </div>
  );
}
