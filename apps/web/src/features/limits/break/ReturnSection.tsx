import { ErrorNotice } from '#features/site/ErrorNotice.tsx';
import { useText } from '#kit/text.ts';
import { useDurationFormat } from '@pavilion/client/language/duration.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { limits } from '@pavilion/domain/limits';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import { useReturn, type CurrentExclusion } from '../exclusion.queries.ts';
import list from '../list/Limits.module.css';

type StepProps = { current: CurrentExclusion; returning: ReturnType<typeof useReturn> };

function Ask({ current, returning }: StepProps) {
  const text = useText();
  const duration = useDurationFormat();
  const wait = duration.hours(current.returnAfterHours);
  return (
    <>
      <p>{text('exclusion.back.ask', { wait })}</p>
      <Button
        kind="secondary"
        busy={returning.busy === 'ask'}
        onClick={() => returning.take('ask')}
      >
        {text('exclusion.back.ask.do')}
      </Button>
    </>
  );
}

function useDrop({ take }: StepProps['returning']): () => void {
  const text = useText();
  const stays = () =>
    showToast(text('exclusion.back.stays'), {
      kind: 'success',
      durationMs: limits.noticeToastMs,
    });
  return () => take('drop', stays);
}

function Wait({ current, returning }: StepProps) {
  const text = useText();
  const { dateTime } = useFormat();
  const drop = useDrop(returning);
  const from = dateTime(current.returnFrom ?? '');
  return (
    <>
      <p>{text('exclusion.back.wait', { from })}</p>
      <Button kind="secondary" busy={returning.busy === 'drop'} onClick={drop}>
        {text('exclusion.back.drop')}
      </Button>
    </>
  );
}

function Confirm({ returning }: StepProps) {
  const text = useText();
  const drop = useDrop(returning);
  const { busy, take } = returning;
  return (
    <>
      <p>{text('exclusion.back.confirm')}</p>
      <div className={list.answers}>
        <Button
          kind="secondary"
          busy={busy === 'drop'}
          disabled={busy === 'confirm'}
          onClick={drop}
        >
          {text('exclusion.back.no')}
        </Button>
        <Button
          kind="secondary"
          busy={busy === 'confirm'}
          disabled={busy === 'drop'}
          onClick={() => take('confirm')}
        >
          {text('exclusion.back.yes')}
        </Button>
      </div>
    </>
  );
}

const shown = { ask: Ask, wait: Wait, confirm: Confirm };

/** The way back after the end of a self-exclusion: ask, wait, and say yes again. */
export function ReturnSection({ current }: { current: CurrentExclusion }) {
  const text = useText();
  const returning = useReturn();
  if (current.returnStep === 'none') return null;
  const Step = shown[current.returnStep];
  return (
    <Section title={text('exclusion.back')}>
      <Step current={current} returning={returning} />
      <ErrorNotice error={returning.error} />
    </Section>
  );
}
