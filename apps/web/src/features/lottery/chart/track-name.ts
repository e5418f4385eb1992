import type { Text } from '#kit/text.ts';
import type { TrackName } from './tracks.ts';

/** What a chart of one position or part of the result is called. */
export function trackName(text: Text, name: TrackName): string {
  if (typeof name === 'number') return text('lottery.hot.place', { number: String(name) });
  if (name === 'special') return text('lottery.ball.special');
  return text(`lottery.chart.of.${name}`);
}
