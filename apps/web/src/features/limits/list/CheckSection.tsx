import { ErrorNotice } from '#features/site/ErrorNotice.tsx';
import { useText } from '#kit/text.ts';
import { afterCall } from '@pavilion/client/calls/after-call.ts';
import { useDurationFormat } from '@pavilion/client/language/duration.ts';
import { limits } from '@pavilion/domain/limits';
import { ChipRow } from '@pavilion/ui/choices/ChipRow.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import { useIsCheckSent, useSetRealityCheck, type OwnLimits } from '../limits.queries.ts';
import styles from './Limits.module.css';

type Check = NonNullable<OwnLimits['realityCheck']>;

const off = 'off';

function keyOf(everyMinutes: number | null): string {
  return everyMinutes === null ? off : String(everyMinutes);
}

/** When the next check comes, by what was saved last. */
function NextCheck({ everyMinutes, playedMinutes }: Check) {
  const text = useText();
  const duration = useDurationFormat();
  if (everyMinutes === null) return text('limits.check.isOff');
  const left = everyMinutes - playedMinutes;
  return left > 0
    ? text('limits.check.next', { left: duration.minutes(left) })
    : text('limits.check.due');
}

/** Chooses after how much play the reality check comes; a choice is saved at once. */
export function CheckSection({ check }: { check: Check }) {
  const text = useText();
  const duration = useDurationFormat();
  const saving = useSetRealityCheck();
  const isSent = useIsCheckSent();
  const { everyMinutes, choices, mayBeOff } = check;
  const shown = saving.isPending ? saving.variables : everyMinutes;
  const chips = [
    ...choices.map((minutes) => ({ key: keyOf(minutes), label: duration.minutes(minutes) })),
    ...(mayBeOff ? [{ key: off, label: text('limits.check.off') }] : []),
  ];

  function choose(key: string): void {
    if (isSent() || key === keyOf(everyMinutes)) return;
    afterCall(saving.mutateAsync(key === off ? null : Number(key)), () =>
      showToast(text('limits.check.saved'), {
        kind: 'success',
        durationMs: limits.noticeToastMs,
      }),
    );
  }

  return (
    <Section title={text('limits.check')}>
      <p className={styles.about}>{text('limits.check.about')}</p>
      <ErrorNotice error={saving.error} />
      <ChipRow
        label={text('limits.check.choose')}
        chips={chips}
        value={keyOf(shown)}
        onChange={choose}
      />
      <p className={styles.detail}>
        <NextCheck {...check} />
      </p>
    </Section>
  );
}
