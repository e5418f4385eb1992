import { useText } from '#kit/text.ts';
import { afterCall } from '@pavilion/client/calls/after-call.ts';
import { limits } from '@pavilion/domain/limits';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import { useAnswerWish, type LimitWish, type OwnLimit } from '../limits.queries.ts';

const outcomes = { confirm: 'limits.saved', drop: 'limits.kept' } as const;

/** Answers the wish of a limit, and says what counts then. */
export function useWishAnswer({ kind, period }: OwnLimit, { amount }: LimitWish) {
  const text = useText();
  const answering = useAnswerWish();
  return {
    answer: (answer: keyof typeof outcomes) => {
      const sayOutcome = () =>
        showToast(text(outcomes[answer]), { kind: 'success', durationMs: limits.toastShortMs });
      afterCall(answering.mutateAsync({ answer, kind, period, amount }), sayOutcome);
    },
    busy: answering.isPending ? answering.variables.answer : null,
    error: answering.error,
  };
}
