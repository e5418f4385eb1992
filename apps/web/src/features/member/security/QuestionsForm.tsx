import { useForm, type UseFormReturn } from 'react-hook-form';
import { ErrorNotice } from '#features/site/ErrorNotice.tsx';
import { Loaded } from '#features/site/Loaded.tsx';
import { useText } from '#kit/text.ts';
import { useFormSubmit } from '@pavilion/client/forms/form-submit.ts';
import type { CallError } from '@pavilion/contract/client';
import { limits } from '@pavilion/domain/limits';
import { answersProblem, questionsChosen } from '@pavilion/domain/session/security-question';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { SelectField } from '@pavilion/ui/fields/SelectField.tsx';
import { TextField } from '@pavilion/ui/fields/TextField.tsx';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import { Notice } from '@pavilion/ui/states/Notice.tsx';
import { SkeletonBlocks } from '@pavilion/ui/states/SkeletonBlocks.tsx';
import {
  useChangeQuestions,
  useOwnQuestions,
  useSecurityQuestions,
  useSetQuestions,
  type SecurityQuestion,
} from './security.queries.ts';
import styles from './Security.module.css';

type Answer = { questionId: string; answer: string };
type Values = { current: string; answers: Answer[] };
type Form = UseFormReturn<Values>;

const places = Array.from({ length: questionsChosen }, (_, index) => index);
const skeletonHeights = [64, 64, 64];
const answerMaxLength = 60;

function QuestionFields({ form, all }: { form: Form; all: readonly SecurityQuestion[] }) {
  const text = useText();
  return places.map((place) => (
    <fieldset key={place} className={styles.question}>
      <legend className="visually-hidden">
        {text('security.questions.place', { number: place + 1 })}
      </legend>
      <SelectField
        label={text('security.questions.place', { number: place + 1 })}
        {...form.register(`answers.${place}.questionId`)}
      >
        {all.map(({ questionId, text: words }) => (
          <option key={questionId} value={questionId}>
            {words}
          </option>
        ))}
      </SelectField>
      <TextField
        label={text('security.questions.answer')}
        autoComplete="off"
        maxLength={answerMaxLength}
        {...form.register(`answers.${place}.answer`)}
      />
    </fieldset>
  ));
}

type Saving = {
  mutate: (given: { current: Answer; answers: Answer[] }, done: { onSuccess: () => void }) => void;
  isPending: boolean;
  error: CallError | null;
};

function useSaving(isSet: boolean): Saving {
  const setting = useSetQuestions();
  const changing = useChangeQuestions();
  if (isSet) return changing;
  return {
    mutate: ({ answers }, done) => setting.mutate({ answers }, done),
    isPending: setting.isPending,
    error: setting.error,
  };
}

type ChoiceProps = {
  all: readonly SecurityQuestion[];
  /** One of the questions now set, to be answered first; null when none are set. */
  present: SecurityQuestion | null;
  onDone: () => void;
};

function Choice({ all, present, onDone }: ChoiceProps) {
  const text = useText();
  const form = useForm<Values>({
    defaultValues: {
      current: '',
      answers: places.map((place) => ({ questionId: all[place]?.questionId ?? '', answer: '' })),
    },
  });
  const saving = useSaving(present !== null);
  const problem = form.formState.errors.root?.message;

  function save({ current, answers }: Values): void {
    const wrong = answersProblem(answers);
    if (wrong !== null) {
      form.setError('root', { message: text(`error.${wrong}`) });
      return;
    }
    const onSuccess = () => {
      showToast(text('security.saved'), { kind: 'success', durationMs: limits.successToastMs });
      onDone();
    };
    const first = { questionId: present?.questionId ?? '', answer: current };
    saving.mutate({ current: first, answers }, { onSuccess });
  }

  const onSubmit = useFormSubmit(form.handleSubmit, save);
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <p className={styles.hint}>{text('security.questions.text')}</p>
      {problem === undefined ? (
        <ErrorNotice error={saving.error} />
      ) : (
        <Notice tone="error">{problem}</Notice>
      )}
      {present !== null && (
        <TextField
          label={present.text}
          hint={text('security.questions.present')}
          autoComplete="off"
          maxLength={answerMaxLength}
          {...form.register('current')}
        />
      )}
      <QuestionFields form={form} all={all} />
      <Button type="submit" busy={saving.isPending}>
        {text('security.save')}
      </Button>
    </form>
  );
}

export function QuestionsForm({ isSet, onDone }: { isSet: boolean; onDone: () => void }) {
  const all = useSecurityQuestions();
  const own = useOwnQuestions();
  const query = isSet && own.data === undefined ? own : all;
  return (
    <Loaded
      query={{ ...query, data: isSet && own.data === undefined ? undefined : all.data }}
      skeleton={<SkeletonBlocks heights={skeletonHeights} />}
    >
      {({ list }) => (
        <Choice all={list} present={isSet ? (own.data?.list[0] ?? null) : null} onDone={onDone} />
      )}
    </Loaded>
  );
}
