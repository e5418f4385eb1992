import { performance } from 'node:perf_hooks';
import { expect, test } from 'vitest';
import { createGameSearch } from './game-search.ts';
import { manyGames } from './testing/many-games.ts';

test('among 20,000 games a search answers within 50 ms at the 99th percentile', () => {
  const searchMany = createGameSearch(manyGames);
  const queries = manyGames
    .filter((_, index) => index % 60 === 0)
    .flatMap(({ titles: [title = ''] }) => [
      title.slice(0, 3),
      title,
      `${title.slice(0, 4)}x${title.slice(5, 12)}`,
      'fortnue',
    ]);
  const once = (text: string) => {
    const before = performance.now();
    searchMany(text);
    return performance.now() - before;
  };
  // The best of three runs, to leave out other work of the machine.
  const times = queries.map((text) => Math.min(once(text), once(text), once(text)));
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Infinity;
  const printed = [0.5, 0.99, 1].map((share) => at(share).toFixed(1)).join(' / ');
  process.stdout.write(
    `search p50 / p99 / longest: ${printed} ms of ${queries.length}, 20,000 games\n`,
  );
  expect(at(0.99)).toBeLessThan(50);
});
