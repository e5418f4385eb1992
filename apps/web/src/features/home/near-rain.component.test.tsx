import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fallingRain, plannedRain, shownRain } from '#features/rain/rain-answers.fixture.ts';
import { shownRainKey, type PlannedRain, type ShownRain } from '#features/rain/rain.queries.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { refuse } from '#testing/answers.ts';
import { usualLooks } from '#testing/looks.ts';
import { openHome } from '#testing/open-home.ts';
import { site } from '#testing/site.ts';
import { bringQueries } from '@pavilion/client/queries/queries.tsx';
import { readAgain } from '@pavilion/client/queries/read-again.ts';

const minuteMs = 60_000;
const entry = page.getByRole('complementary', { name: 'Red envelope rain' });
const way = entry.getByRole('link');
const services = page.getByRole('navigation', { name: 'Contact us' });

/** A site whose next rain begins in so many minutes. */
const rainIn = (minutes: number, given: Partial<PlannedRain> = {}) =>
  shownRain({ next: plannedRain(minutes * 60, given) });

type Given = NonNullable<Parameters<typeof openHome>[0]>;

/** Opens the home of a site that answers so, at a clock that only the test moves. */
async function openWith(showRain: ShownRain, given: Given = {}): Promise<void> {
  await openHome({ answers: { rewards: { showRain } }, ...given });
}

const stopClock = () => vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });

/** What the signal of a change of the site's rains does. */
async function rainsChange(showRain: ShownRain): Promise<void> {
  site.answers({ rewards: { showRain } });
  const { client } = await bringQueries();
  await readAgain(client, shownRainKey);
}

/** Waits until the home has asked, and what it was told is drawn. */
async function hasAsked(): Promise<void> {
  await expect.poll(() => site.calls('rewards', 'showRain')).toHaveLength(1);
  const { client } = await bringQueries();
  await expect.poll(() => client.isFetching({ queryKey: shownRainKey })).toBe(0);
}

for (const [language, theme] of usualLooks) {
  const say = {
    EN: { soon: 'Red envelope rain in 12:30', now: 'It rains red envelopes now' },
    TY: { soon: 'Red envelope rain sa loob ng 12:30', now: 'Bumubuhos na ang red envelopes' },
  }[language];

  test(`§7: the home counts down to a rain, then says that it falls, in ${language}`, async () => {
    stopClock();
    await openWith(rainIn(12.5), { session: 'member', language, theme });
    await expect.element(way).toHaveTextContent(say.soon);
    await expect.element(way).toHaveAttribute('href', '/m/redRain');
    for (const one of [way, entry.getByRole('button')]) {
      expect(one.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
    expect(await accessibilityFindings()).toEqual([]);
    vi.advanceTimersByTime(13 * minuteMs - 31_000);
    await expect.element(way).toHaveTextContent('0:01');
    vi.advanceTimersByTime(1000);
    await expect.element(way).toHaveTextContent(say.now);
    vi.advanceTimersByTime(minuteMs);
    await expect.element(entry).not.toBeInTheDocument();
    await expect.poll(() => site.calls('rewards', 'showRain')).toHaveLength(1);
  });
}

test('the entry goes by the clock of the server', async () => {
  const showRain = rainIn(30);
  const serverTime = new Date(Date.now() + 25 * minuteMs).toISOString();
  await openWith({ ...showRain, serverTime });
  await expect.element(way).toHaveTextContent(/in [45]:\d\d$/);
});

test('guests see a rain that falls now, which moves nothing on the home', async () => {
  const tell = site.hold('rewards', 'showRain');
  await openHome();
  const before = services.element().getBoundingClientRect();
  tell(fallingRain(1, { terms: null }));
  await expect.element(way).toHaveTextContent('It rains red envelopes now');
  expect(services.element().getBoundingClientRect()).toEqual(before);
  const { right } = entry.element().getBoundingClientRect();
  expect(right).toBeLessThanOrEqual(before.left);
});

test('on the narrowest phone it stays beside the icons, in the longer language', async () => {
  await page.viewport(320, 640);
  await openWith(rainIn(50), { language: 'TY' });
  await expect.element(way).toBeVisible();
  const icons = page.getByRole('navigation', { name: 'Kontakin kami' });
  const box = entry.element().getBoundingClientRect();
  expect(box.left).toBeGreaterThanOrEqual(0);
  expect(box.right).toBeLessThanOrEqual(icons.element().getBoundingClientRect().left);
  await page.viewport(390, 844);
});

test('a rain later than in an hour is shown once its hour begins', async () => {
  stopClock();
  await openWith(rainIn(60.5));
  await hasAsked();
  vi.advanceTimersByTime(29_000);
  await expect.element(entry).not.toBeInTheDocument();
  vi.advanceTimersByTime(2000);
  await expect.element(way).toBeVisible();
  await expect.poll(() => site.calls('rewards', 'showRain')).toHaveLength(1);
});

test('the signal of a change shows a rain that is planned, and hides one called off', async () => {
  await openWith(shownRain());
  await hasAsked();
  await expect.element(entry).not.toBeInTheDocument();
  await rainsChange(rainIn(20));
  await expect.element(way).toBeVisible();
  await rainsChange(shownRain());
  await expect.element(entry).not.toBeInTheDocument();
});

test('an entry that is closed stays away for this rain, and not for another', async () => {
  await openWith(rainIn(20));
  await entry.getByRole('button', { name: 'Hide this' }).click();
  await expect.element(entry).not.toBeInTheDocument();
  await rainsChange(rainIn(19));
  await expect.element(entry).not.toBeInTheDocument();
  await rainsChange(rainIn(30, { rainId: 'rain-2' }));
  await expect.element(way).toBeVisible();
});

test('trial accounts, which can take no part, are not led there', async () => {
  await openWith(rainIn(20), { session: 'trial' });
  await hasAsked();
  await expect.element(entry).not.toBeInTheDocument();
});

test('a home that is not told of rains shows none, and no error', async () => {
  await openHome({ answers: { rewards: { showRain: refuse('server.busy') } } });
  await expect.poll(() => site.calls('rewards', 'showRain')).toHaveLength(3);
  await expect.element(entry).not.toBeInTheDocument();
  await expect.element(services).toBeVisible();
});
