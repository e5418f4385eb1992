import { useState } from 'react';
import { useText } from '#kit/text.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { BackToGame } from './BackToGame.tsx';
import { KeptTests } from './self-test/KeptTests.tsx';
import { QuestionStep } from './self-test/QuestionStep.tsx';
import { ResultStep } from './self-test/ResultStep.tsx';
import { StepTitle } from './self-test/StepTitle.tsx';
import { answered, beforeTest, isDone, oneBack, oneOn } from './self-test/test-steps.ts';
import styles from './self-test/SelfTest.module.css';

type StartStepProps = { focused: boolean; onStart: () => void };

/** What the test is, and the results that were kept of it. */
function StartStep({ focused, onStart }: StartStepProps) {
  const text = useText();
  return (
    <>
      <BackToGame />
      <Card look="lit" className={styles.card ?? ''}>
        <StepTitle focused={focused}>{text('selfTest.about')}</StepTitle>
        <p>{text('selfTest.private')}</p>
        <p className={styles.quiet}>{text('selfTest.noDiagnosis')}</p>
        <Button onClick={onStart}>{text('selfTest.start')}</Button>
      </Card>
      <KeptTests />
    </>
  );
}

/** Nine questions about one's own play; their answers never leave the page unless they are kept. */
export function SelfTestScreen() {
  const [state, setState] = useState(beforeTest);
  const [isBegun, setIsBegun] = useState(false);
  const { at, answers } = state;
  if (at === null) {
    const start = () => {
      setIsBegun(true);
      setState(oneOn);
    };
    return <StartStep focused={isBegun} onStart={start} />;
  }
  if (isDone(state)) {
    return <ResultStep answers={answers} onAgain={() => setState(oneOn(beforeTest))} />;
  }
  return (
    <QuestionStep
      key={at}
      at={at}
      chosen={answers[at]}
      onAnswer={(answer) => setState(answered(state, answer))}
      onBack={() => setState(oneBack)}
      onNext={() => setState(oneOn)}
    />
  );
}
