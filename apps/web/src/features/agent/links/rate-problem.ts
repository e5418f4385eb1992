import { useErrorText } from '@pavilion/client/language/error-text.ts';
import type { CallError } from '@pavilion/contract/client';
import { gameTypes } from '@pavilion/domain/game/game-type';
import type { RateProblem } from './RateFields.tsx';

export const isRateRefusal = ({ code }: CallError) => code === 'agent.rebate.range';

/** What a refusal says of the rates; null where it is about something else. */
export function useRateProblem(error: CallError | null): RateProblem | null {
  const errorText = useErrorText();
  if (error === null || !isRateRefusal(error)) return null;
  const named = (error.value as { category?: unknown } | null)?.category;
  const category = gameTypes.find((type) => type === named) ?? null;
  return { category, message: errorText(error) };
}
