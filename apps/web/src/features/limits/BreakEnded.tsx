import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useText } from '#kit/text.ts';
import { paths } from '@pavilion/screens/paths';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { Page } from '@pavilion/ui/layout/Page.tsx';
import { forgetLeftChange, type BreakChange } from './break-change.ts';
import { useBreakWords } from './break/break-words.ts';
import styles from './break/Break.module.css';

type Words = {
  title: string;
  sentences: readonly string[];
  /** The label of the button to the log-in; null for an account that has none. */
  logIn: string | null;
};

function useWords(change: BreakChange): Words {
  const text = useText();
  const words = useBreakWords();
  switch (change.what) {
    case 'begun':
      return {
        title: text(`exclusion.begun.${change.kind}`),
        sentences: [words.until(change), text('exclusion.begun.text')],
        logIn: text('exclusion.begun.logIn'),
      };
    case 'closing':
      return {
        title: text('closing.now'),
        sentences: [text('exclusion.begun.text'), text('closing.end')],
        logIn: text('exclusion.begun.logIn'),
      };
    case 'closed':
      return {
        title: text('closing.done'),
        sentences: [text('closing.final'), words.dataKept(change.dataKeptFor)],
        logIn: null,
      };
    case 'over':
      return {
        title: text('security.session.ended'),
        sentences: [text('closing.over')],
        logIn: text('shell.logIn'),
      };
    case 'returned':
    case 'kept':
      return {
        title: text(change.what === 'kept' ? 'closing.kept' : 'exclusion.returned'),
        sentences: [text('exclusion.returned.text')],
        logIn: text('shell.logIn'),
      };
  }
}

/** In place of the page whose session a break, a return or the closing of the account has ended. */
export function BreakEnded({ change }: { change: BreakChange }) {
  const text = useText();
  const [, navigate] = useLocation();
  const { title, sentences, logIn } = useWords(change);
  const goTo = (path: string) => navigate(path, { replace: true });
  useEffect(() => forgetLeftChange, []);
  return (
    <Page title={title} titleShown>
      <div role="status" className={styles.lines}>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {logIn !== null && <Button onClick={() => goTo(paths.login())}>{logIn}</Button>}
      <Button kind={logIn === null ? 'primary' : 'secondary'} onClick={() => goTo(paths.home())}>
        {text(logIn === null ? 'session.back' : 'shell.close')}
      </Button>
    </Page>
  );
}
