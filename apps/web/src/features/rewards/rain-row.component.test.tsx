import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { plannedRain, shownRain } from '#features/rain/rain-answers.fixture.ts';
import { shownRainKey, type ShownRain } from '#features/rain/rain.queries.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { refuse } from '#testing/answers.ts';
import { usualLooks } from '#testing/looks.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { offerPromotions } from '#testing/offer-promotions.ts';
import { site } from '#testing/site.ts';
import { bringQueries } from '@pavilion/client/queries/queries.tsx';
import { readAgain } from '@pavilion/client/queries/read-again.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const main = page.getByRole('main');
const row = main.getByRole('link', { name: /^Red envelope rain/ });
/** What stands below where there are no rewards. */
const noRewards = main.getByRole('link', { name: 'All promotions', includeHidden: true });

/** A site whose next rain begins in so many minutes. */
const rainIn = (minutes: number) => shownRain({ next: plannedRain(minutes * 60) });

async function open(showRain: ShownRain): Promise<void> {
  site.answers({ rewards: { showRain } });
  await mountScreen('/m/rewardCenter', { session: 'member' });
}

test.beforeEach(() => offerPromotions());

async function rainsChange(showRain: ShownRain): Promise<void> {
  site.answers({ rewards: { showRain } });
  const { client } = await bringQueries();
  await readAgain(client, shownRainKey);
}

for (const [language, theme] of usualLooks) {
  const say = {
    EN: {
      next: 'Next rain',
      soon: 'Red envelope rain in 12:30',
      now: 'It rains red envelopes now',
    },
    TY: {
      next: 'Susunod na rain',
      soon: 'Red envelope rain sa loob ng 12:30',
      now: 'Bumubuhos na ang red envelopes',
    },
  }[language];

  test(`§7: the reward center leads to a rain, with its time, in ${language}`, async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    site.answers({ rewards: { showRain: rainIn((3 * hourMs) / minuteMs) } });
    await mountScreen('/m/rewardCenter', { session: 'member', language, theme });
    await expect.element(row).toHaveAttribute('href', '/m/redRain');
    await expect.element(row).toHaveTextContent(say.next);
    expect(await accessibilityFindings()).toEqual([]);
    vi.advanceTimersByTime(2 * hourMs);
    await expect.element(row).toHaveTextContent('1:00:00');
    vi.advanceTimersByTime(47.5 * minuteMs);
    await expect.element(row).toHaveTextContent(say.soon);
    vi.advanceTimersByTime(12.5 * minuteMs);
    await expect.element(row).toHaveTextContent(say.now);
  });
}

test('without a rain nothing leads there; one that is planned later moves nothing', async () => {
  await open(shownRain());
  await expect.element(noRewards).toBeVisible();
  const top = noRewards.element().getBoundingClientRect().top;
  await rainsChange(rainIn(20));
  expect(noRewards.element().getBoundingClientRect().top).toBe(top);
  await expect.element(row).not.toBeInTheDocument();
});

test('a rain that is called off leaves its row, which says so', async () => {
  await open(rainIn(20));
  await expect.element(row).toBeVisible();
  const top = noRewards.element().getBoundingClientRect().top;
  await rainsChange(shownRain());
  await expect.element(row).toHaveTextContent('No rain is planned');
  expect(noRewards.element().getBoundingClientRect().top).toBe(top);
});

test('the page waits for the rain, and not for one that does not come', async () => {
  const tell = site.hold('rewards', 'showRain');
  await mountScreen('/m/rewardCenter', { session: 'member' });
  await expect.poll(() => site.calls('rewards', 'listRewards')).toHaveLength(1);
  await expect.element(noRewards).not.toBeVisible();
  tell(refuse('server.busy'));
  await expect.element(noRewards).toBeVisible();
  await expect.element(row).not.toBeInTheDocument();
});
