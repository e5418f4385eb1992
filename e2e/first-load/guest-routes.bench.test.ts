import { afterAll, beforeAll, expect, test } from 'vitest';
import { median, visit } from './lighthouse-run.ts';
import { startQuietSite, type QuietSite } from './quiet-site.ts';

/** What holds on a busy machine; the aim is 95. */
const leastPerformance = 80;
const mostVisits = 3;
let site: QuietSite;

beforeAll(async () => {
  site = await startQuietSite();
});

afterAll(() => site?.stop());

/** The first visit when it is fast, else the middle one of three: noise only ever adds time. */
test.each(['/m/login', '/m/register', '/m/rng', '/m/activity', '/m/help'])(
  'Lighthouse gives %s enough for performance',
  async (route) => {
    const scores: number[] = [];
    while (scores.length < mostVisits && (scores.at(0) ?? 0) < leastPerformance) {
      const { losses, ...visited } = await visit(site.url + route);
      console.log(route, visited, losses);
      scores.push(visited.scores.performance);
    }
    expect(median(scores)).toBeGreaterThanOrEqual(leastPerformance);
  },
);
