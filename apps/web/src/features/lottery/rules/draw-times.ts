import type { Near } from '../clock/near.ts';

type Answer = Pick<Near['answer'], 'currentNumero' | 'nextNumero'>;

const minuteMs = 60_000;
const minuteSeconds = 60;

export type DrawTimes = Readonly<{
  /** From draw to draw, where the house draws all day long. */
  everyMinutes: number | null;
  /** When the next draws take place, of lotteries that are drawn on some days or hours alone. */
  next: readonly string[];
  /** From the end of betting to the draw. */
  lock: Readonly<{ unit: 'seconds' | 'minutes'; count: number }> | null;
}>;

function lockOf(seconds: number | undefined): DrawTimes['lock'] {
  if (seconds === undefined) return null;
  return seconds > 0 && seconds % minuteSeconds === 0
    ? { unit: 'minutes', count: seconds / minuteSeconds }
    : { unit: 'seconds', count: seconds };
}

function minutesBetween(one: string, other: string): number | null {
  const minutes = (Date.parse(other) - Date.parse(one)) / minuteMs;
  return Number.isInteger(minutes) && minutes > 0 ? minutes : null;
}

/** When a lottery is drawn, as its open draw and the one after it say. */
export function drawTimes({ currentNumero, nextNumero }: Answer, isOwn: boolean): DrawTimes {
  const coming = [currentNumero, nextNumero].flatMap((draw) => draw ?? []);
  const [first, second] = coming;
  return {
    everyMinutes: isOwn && first && second ? minutesBetween(first.drawsAt, second.drawsAt) : null,
    next: isOwn ? [] : coming.map(({ drawsAt }) => drawsAt),
    lock: lockOf(first?.lockTime),
  };
}
