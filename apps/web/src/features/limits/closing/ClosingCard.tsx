import { useEffect, useId } from 'react';
import { useLocation } from 'wouter';
import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { forgetLeftChange, tellBreakChange } from '../break-change.ts';
import { useBreakWords } from '../break/break-words.ts';
import type { Closing } from '../exclusion.queries.ts';
import styles from '../break/Break.module.css';
import list from '../list/Limits.module.css';

/** The session ends where the account closes: the page then says so in its place. */
function useTellEnd(): void {
  const [path] = useLocation();
  useEffect(() => {
    tellBreakChange({ what: 'over' }, path);
    return forgetLeftChange;
  }, [path]);
}

function Waits({ waitsFor }: Pick<Closing, 'waitsFor'>) {
  const text = useText();
  if (waitsFor.length === 0) return <p>{text('closing.waits.none')}</p>;
  return (
    <>
      <p>{text('closing.waits')}</p>
      <ul className={styles.facts}>
        {waitsFor.map((wait) => (
          <li key={wait}>{text(`closing.wait.${wait}`)}</li>
        ))}
      </ul>
    </>
  );
}

/** That the account is being closed, and what it waits for. */
export function ClosingCard({ closing, since }: { closing: Closing; since: string }) {
  const text = useText();
  const words = useBreakWords();
  const { dateTime } = useFormat();
  const titleId = useId();
  useTellEnd();
  return (
    <Card role="region" aria-labelledby={titleId} look="lit" className={styles.state ?? ''}>
      <h2 id={titleId} className={styles.kind}>
        {text('closing.now')}
      </h2>
      <p className={list.detail}>{text('closing.since', { since: dateTime(since) })}</p>
      <div role="status" className={styles.state}>
        <Waits waitsFor={closing.waitsFor} />
      </div>
      <p className={list.detail}>
        {text('exclusion.means')} {words.dataKept(closing.dataKeptFor)}
      </p>
    </Card>
  );
}
