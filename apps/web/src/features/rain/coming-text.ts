import { useText } from '#kit/text.ts';
import { clockText } from '@pavilion/client/language/clock-text.ts';

/** Says in how many minutes and seconds a near rain begins, or that it falls. */
export function useComingText(): (seconds: number) => string {
  const text = useText();
  return (seconds) => {
    const time = clockText(seconds * 1000);
    return time === null ? text('rain.home.now') : text('rain.home.soon', { time });
  };
}
