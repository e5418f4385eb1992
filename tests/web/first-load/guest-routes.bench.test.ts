import { afterAll, beforeAll, expect, test } from 'vitest';
import { isDrawnFor, screens } from '@pavilion/screens/find-screen';
import { paths } from '@pavilion/screens/paths';
import { median, visit, type Visit } from './lighthouse-run.ts';
import { startQuietSite, type QuietSite } from './quiet-site.ts';

const limits = { performance: 97, firstPaintMs: 1000, largestPaintMs: 1400, shift: 0.01 };
const mostRequests = 8;
const visitsPerRoute = 5;
let site: QuietSite;

beforeAll(async () => {
  site = await startQuietSite();
});

afterAll(() => site?.stop());

const guestScreens = screens.filter((screen) => screen.id !== 'home' && isDrawnFor(screen, ''));
/** One page of each category of games, and every other screen. */
const routes = [...new Map(guestScreens.map((one) => [one.category ?? one.id, one.path])).values()];

/** Measures the median visit; other load on the machine only adds time. */
async function measure(address: string) {
  const visits: Visit[] = [];
  while (visits.length < visitsPerRoute) visits.push(await visit(address));
  const middle = (of: (one: Visit) => number) => median(visits.map(of));
  const figures = {
    performance: middle(({ scores }) => scores.performance),
    firstPaintMs: middle((one) => one.firstContentfulPaint),
    largestPaintMs: middle((one) => one.largestContentfulPaint),
    shift: middle((one) => one.cumulativeLayoutShift),
    requests: middle((one) => one.requestsBeforePaint),
  };
  console.log(address, figures, visits[0]?.losses);
  return { ...figures, scores: visits[0]?.scores };
}

async function expectFast(address: string): Promise<void> {
  const { performance, firstPaintMs, largestPaintMs, shift, requests, scores } =
    await measure(address);
  expect(performance).toBeGreaterThanOrEqual(limits.performance);
  expect(firstPaintMs).toBeLessThanOrEqual(limits.firstPaintMs);
  expect(largestPaintMs).toBeLessThanOrEqual(limits.largestPaintMs);
  expect(shift).toBeLessThan(limits.shift);
  expect(requests).toBeLessThanOrEqual(mostRequests);
  expect(scores).toMatchObject({ accessibility: 100, 'best-practices': 100, seo: 100 });
}

test.each(routes)('§9: a guest sees %s as fast as the home', (route) =>
  expectFast(site.url + route),
);

type Announced = { value: { promotion: { id: string }[]; player: { id: string }[] } };

test('§9: a guest sees a promotion and a notice as fast as the home', async () => {
  const address = `${site.url}/wps/relay/MCSFE_getListAnnouncements?types=PR,PL&platform=M`;
  const headers = { Merchant: 'PAVILION', Language: 'EN' };
  const answer = await fetch(address, { headers });
  const { promotion, player } = ((await answer.json()) as Announced).value;
  expect(promotion.length * player.length).toBeGreaterThan(0);
  for (const { id } of promotion.slice(0, 1)) await expectFast(site.url + paths.promotion(id));
  for (const { id } of player.slice(0, 1)) await expectFast(site.url + paths.noticeDetail(id));
});
