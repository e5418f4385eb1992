import { useState } from 'react';
import { ErrorNotice } from '#features/site/ErrorNotice.tsx';
import { freshKey } from '#features/wallet/request-intent.ts';
import { useText } from '#kit/text.ts';
import {
  selfTestAnswers,
  selfTestBand,
  selfTestQuestions,
  selfTestSum,
  type SelfTestAnswer,
} from '@pavilion/domain/protection/self-test';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Notice } from '@pavilion/ui/states/Notice.tsx';
import { useLimits } from '../limits.queries.ts';
import { ResultLinks } from './ResultLinks.tsx';
import { useKeepSelfTest } from './self-tests.queries.ts';
import { StepTitle } from './StepTitle.tsx';
import styles from './SelfTest.module.css';

export const largestSum = selfTestQuestions * Math.max(...selfTestAnswers);

/** Keeps the result once it is pressed; a repeat after an error carries the same key. */
function KeepButton({ answers }: { answers: readonly SelfTestAnswer[] }) {
  const text = useText();
  const [requestKey] = useState(freshKey);
  const keeping = useKeepSelfTest();
  return (
    <>
      <ErrorNotice error={keeping.error} />
      <div role="status">
        {keeping.isSuccess && <Notice tone="success">{text('selfTest.kept.done')}</Notice>}
      </div>
      {!keeping.isSuccess && (
        <Button
          busy={keeping.isPending}
          onClick={() => keeping.mutate({ answers: [...answers], requestKey })}
        >
          {text('selfTest.keep')}
        </Button>
      )}
    </>
  );
}

type ResultStepProps = {
  answers: readonly SelfTestAnswer[];
  onAgain: () => void;
};

/** How the answers are read, and what fits them. */
export function ResultStep({ answers, onAgain }: ResultStepProps) {
  const text = useText();
  const limits = useLimits();
  const sum = selfTestSum(answers);
  const band = selfTestBand(sum);
  return (
    <>
      <Card look="lit" className={styles.card ?? ''}>
        <p className={styles.quiet}>{text('selfTest.result')}</p>
        <StepTitle focused>{text(`selfTest.band.${band}`)}</StepTitle>
        <p className={styles.sum}>
          {text('selfTest.of', { at: String(sum), most: String(largestSum) })}
        </p>
        <p>{text(`selfTest.means.${band}`)}</p>
        <p className={styles.quiet}>{text('selfTest.noDiagnosis')}</p>
      </Card>
      <ResultLinks band={band} limits={limits.data} />
      <div className={styles.actions}>
        <KeepButton answers={answers} />
        <Button kind="secondary" onClick={onAgain}>
          {text('selfTest.again')}
        </Button>
      </div>
    </>
  );
}
