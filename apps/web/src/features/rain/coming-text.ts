import { useText } from '#kit/text.ts';
import { clockText } from '@pavilion/client/language/clock-text.ts';
import type { ComingRain } from './near-rain.ts';

/** Says in how many minutes and seconds a rain begins, or that it falls. */
export function useComingText(): (coming: ComingRain) => string {
  const text = useText();
  return ({ beginsInMs }) => {
    const time = clockText(beginsInMs);
    return time === null ? text('rain.home.now') : text('rain.home.soon', { time });
  };
}
