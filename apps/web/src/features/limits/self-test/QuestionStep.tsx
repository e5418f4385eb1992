import { useId } from 'react';
import { useText, type MessageKey } from '#kit/text.ts';
import {
  selfTestAnswers,
  selfTestQuestions,
  type SelfTestAnswer,
} from '@pavilion/domain/protection/self-test';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { ProgressBar } from '@pavilion/ui/values/ProgressBar.tsx';
import { StepTitle } from './StepTitle.tsx';
import styles from './SelfTest.module.css';

const questions = [
  'selfTest.question.1',
  'selfTest.question.2',
  'selfTest.question.3',
  'selfTest.question.4',
  'selfTest.question.5',
  'selfTest.question.6',
  'selfTest.question.7',
  'selfTest.question.8',
  'selfTest.question.9',
] as const satisfies readonly MessageKey[];

export type QuestionStepProps = {
  /** From 0. */
  at: number;
  chosen: SelfTestAnswer | undefined;
  onAnswer: (answer: SelfTestAnswer) => void;
  onBack: () => void;
  onNext: () => void;
};

/** One question with its four answers; an answer leads on at once. */
export function QuestionStep({ at, chosen, onAnswer, onBack, onNext }: QuestionStepProps) {
  const text = useText();
  const titleId = useId();
  const question = questions[at];
  if (question === undefined) return null;
  const progress = text('selfTest.of', { at: String(at + 1), most: String(selfTestQuestions) });
  return (
    <>
      <div className={styles.progress}>
        <ProgressBar
          className={styles.bar}
          label={progress}
          tone="select"
          max={selfTestQuestions}
          value={at + 1}
        />
        <span aria-hidden="true">{progress}</span>
      </div>
      <div className={styles.question}>
        <p className={styles.quiet}>{text('selfTest.year')}</p>
        <StepTitle id={titleId} focused>
          {text(question)}
        </StepTitle>
      </div>
      <div role="group" aria-labelledby={titleId} className={styles.answers}>
        {selfTestAnswers.map((answer) => (
          <button
            key={answer}
            type="button"
            className={styles.answer}
            aria-pressed={answer === chosen}
            onClick={() => onAnswer(answer)}
          >
            {text(`selfTest.answer.${answer}`)}
          </button>
        ))}
      </div>
      <div className={styles.moves}>
        <Button kind="quiet" onClick={onBack}>
          {text('shell.back')}
        </Button>
        {chosen !== undefined && (
          <Button kind="quiet" onClick={onNext}>
            {text('exclusion.next')}
          </Button>
        )}
      </div>
    </>
  );
}
