import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useText } from '#kit/text.ts';
import { paths } from '@pavilion/screens/paths';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { Page } from '@pavilion/ui/layout/Page.tsx';
import { forgetLeftChange, type BreakChange } from './break-change.ts';
import { useBreakWords } from './break/break-words.ts';
import styles from './break/Break.module.css';

function useWords(change: BreakChange) {
  const text = useText();
  const words = useBreakWords();
  if (change.what === 'returned') {
    return {
      title: text('exclusion.returned'),
      sentences: [text('exclusion.returned.text')],
      logIn: text('shell.logIn'),
    };
  }
  return {
    title: text(`exclusion.begun.${change.kind}`),
    sentences: [words.until(change), text('exclusion.begun.text')],
    logIn: text('exclusion.begun.logIn'),
  };
}

/** In place of the page whose session a time-out, self-exclusion or return has ended. */
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
      <Button onClick={() => goTo(paths.login())}>{logIn}</Button>
      <Button kind="secondary" onClick={() => goTo(paths.home())}>
        {text('shell.close')}
      </Button>
    </Page>
  );
}
