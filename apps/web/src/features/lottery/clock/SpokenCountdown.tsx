import { useState } from 'react';
import { useServerTime } from '#kit/clock/server-time.ts';
import { useText } from '#kit/text.ts';
import { secondsUntil } from './closing.ts';

const stepsOfSeconds = [0, 10, 30, 60] as const;

/** The step that a draw has come to, such as 30 from its last 30 seconds on; null before all. */
const stepOf = (seconds: number): number | null =>
  stepsOfSeconds.find((step) => seconds <= step) ?? null;

type SpokenProps = {
  closesAtMs: number;
  numero: string;
  /** Whether it says the end too, where nothing else on the page does. */
  saysEnd?: boolean;
};

/**
 * Says to readers that a draw has 60, 30 or 10 seconds left, each as it comes: not the step in
 * which the page was opened. Its key is the draw.
 */
export function SpokenCountdown({ closesAtMs, numero, saysEnd = false }: SpokenProps) {
  const text = useText();
  const step = useServerTime(0, (nowMs) => stepOf(secondsUntil(closesAtMs, nowMs)));
  const [first] = useState(step);
  const isNews = step !== null && step !== first && (step > 0 || saysEnd);
  const count = step ?? 0;
  return (
    <p className="visually-hidden" role="status">
      {isNews && count > 0 && text('lottery.spoken.left', { numero, count })}
      {isNews && count === 0 && text('lottery.spoken.end', { numero })}
    </p>
  );
}
