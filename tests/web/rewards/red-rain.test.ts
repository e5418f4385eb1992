import type { Page } from '@playwright/test';
import { looks } from '../../support/browser.ts';
import { ledgerFindings, planRain, stateOfRain } from '../../support/operator.ts';
import {
  holdSession,
  logInTo,
  ownAddress,
  password,
  registerMember,
  type SessionAnswer,
} from '../../support/people.ts';
import {
  dayOfSite,
  keepChoices,
  leftOfDayMs,
  longestTestMs,
  noPopupsOn,
  openLive,
  watchErrors,
} from '../../support/test.ts';
import { textsIn } from '../../support/texts.ts';
import { expect, test, type TimedSite } from '../../support/timed-site.ts';

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/** Two of these envelopes fall in each wave, so that one of three members gets none in the first. */
const envelopes = { budget: '60.00', envelopes: 6, least: '10.00', most: '10.00' };
const waves = { waves: 3, waveSeconds: 10 };
const waveMs = waves.waveSeconds * secondMs;
const amount = '₱10.00';

/** A little past an instant, by which the pages have seen it come. */
const pastMs = 300;

type Look = { language: 'EN' | 'TY'; theme: 'dark' | 'light' };
type Phone = { page: Page; errors: readonly string[] };

/** How long it is until no rain of the next two hours falls at night, when none may. */
function untilDayMs(now: Date): number {
  const [nightMs, dayMs] = [6 * hourMs, 24 * hourMs];
  const leftMs = leftOfDayMs(now);
  const goneMs = dayMs - leftMs;
  if (goneMs < nightMs) return nightMs - goneMs;
  return leftMs < 2 * hourMs ? leftMs + nightMs : 0;
}

/** A member opens the site on a phone of the own that has the time of the site. */
async function openPhone(
  of: Page,
  site: TimedSite,
  look: Look,
  session: SessionAnswer,
): Promise<Phone> {
  const context = await of
    .context()
    .browser()
    ?.newContext({
      baseURL: site.url,
      colorScheme: look.theme,
      extraHTTPHeaders: { 'x-forwarded-for': ownAddress() },
    });
  if (!context) throw new Error('the browser opens no other context');
  const popups = noPopupsOn(dayOfSite.format(site.now()));
  await keepChoices(context, site.url, { ...look, popups, hideDownloadBar: '1' });
  await context.addCookies([{ name: 'language', value: look.language, url: site.url }]);
  await holdSession(context, session);
  const errors = await watchErrors(context);
  const page = await context.newPage();
  await page.clock.install({ time: site.now() });
  return { page, errors };
}

for (const [language, theme] of looks([
  ['EN', 'dark'],
  ['TY', 'light'],
])) {
  const text = textsIn(language);
  const countdownOf = (page: Page) => page.getByRole('timer', { name: text('rain.begins') });
  /** The one of the rain that comes; another stands with the results of the last one. */
  const fingerprintOf = (page: Page) =>
    page.getByRole('region', { name: text('rain.rules') }).getByText(text('rain.fingerprint'));
  const catchOf = (page: Page) =>
    page.getByRole('button', { name: text('rain.catch'), exact: true });

  test.describe(`§7: a rain in three browsers in ${language}, ${theme}`, { tag: '@money' }, () => {
    test.use({ language, theme });
    test.describe.configure({ timeout: longestTestMs, retries: 0 });

    test('three members tap, two win, and all can check the draw', async ({
      site,
      page: guest,
      passTime,
      inspect,
    }) => {
      const names: string[] = [];
      for (let member = 0; member < 3; member += 1) {
        names.push((await registerMember(site.url, 'rain', { language })).userName);
      }
      // What newer accounts win is checked before they are paid.
      await passTime(25 * hourMs);
      await passTime(untilDayMs(site.now()));
      const phones: Phone[] = [];
      for (const name of names) {
        const session = await logInTo(site.url, name, password);
        phones.push(await openPhone(guest, site, { language, theme }, session));
      }
      const pages = phones.map(({ page }) => page);
      const [first] = pages as [Page, ...Page[]];
      const everywhere = (see: (page: Page) => Promise<void>) => Promise.all(pages.map(see));
      /** Lets time pass for the site and all pages until a little after an instant. */
      async function passUntil(atMs: number): Promise<void> {
        const ms = Math.max(atMs - site.now().getTime(), 0) + pastMs;
        await passTime(ms);
        await everywhere((page) => page.clock.fastForward(ms));
      }

      const beginsAt = new Date(site.now().getTime() + 40 * minuteMs);
      const plan = { ...envelopes, ...waves, winsPerPerson: 1, beginsAt };
      const rain = await planRain(site, plan);
      const beginsMs = Date.parse(rain.beginsAt);

      await test.step('the home and the reward center lead to it', async () => {
        const title = text('title.redRain');
        await openLive(first, '/m/rewardCenter');
        const row = first.getByRole('main').getByRole('link', { name: title });
        await expect(row.getByText(text.like('rain.home.soon'))).toBeVisible();
        await openLive(first, '/m/home');
        const entry = first.getByRole('complementary', { name: title }).getByRole('link');
        await expect(entry).toHaveText(text.like('rain.home.soon'));
        await inspect(first, `rain-on-home-${language}`);
        await entry.click();
        await expect(first).toHaveURL(/\/m\/redRain$/);
      });

      await test.step('all count down to it, and see the fingerprint once it is made', async () => {
        await Promise.all(pages.slice(1).map((page) => openLive(page, '/m/redRain')));
        await everywhere((page) => expect(countdownOf(page)).toBeVisible());
        await expect(fingerprintOf(first)).toHaveCount(0);
        await passUntil(beginsMs - 20 * minuteMs);
        await expect.poll(() => stateOfRain(site, rain.rainId)).toBe('prepared');
        await everywhere((page) => expect(fingerprintOf(page)).toBeVisible());
        await inspect(first, `rain-before-${language}`);
      });

      await test.step('a guest is told the times only', async () => {
        await openLive(guest, '/m/redRain');
        await expect(countdownOf(guest)).toBeVisible();
        await expect(guest.getByText(text('rain.login'))).toBeVisible();
        await expect(guest.getByText(text('rain.rules.tap'))).toBeVisible();
        await expect(guest.getByText(text.like('rain.rules.chances'))).toHaveCount(0);
        await expect(fingerprintOf(guest)).toHaveCount(0);
      });

      await test.step('it begins by itself, and a tap takes part in the wave', async () => {
        await passUntil(beginsMs);
        const all = { waves: String(waves.waves) };
        await everywhere(async (page) => {
          await catchOf(page).click();
          await expect(page.getByText(text('rain.caught'))).toBeVisible();
        });
        await expect(guest.getByText(text.like('rain.wave', all))).toBeVisible();
        await expect(catchOf(guest)).toHaveCount(0);
        await inspect(first, `rain-caught-${language}`);
      });

      await test.step('after the wave two of them have won, and it is in the wallet', async () => {
        await passUntil(beginsMs + waveMs);
        const won = await Promise.all(
          pages.map(async (page) => {
            const win = page.getByText(text('rain.won', { amount }));
            await expect(win.or(page.getByText(text('rain.lost')))).toBeVisible();
            return (await win.count()) > 0;
          }),
        );
        const winners = pages.filter((_, index) => won[index]);
        expect(winners, 'the envelopes of a wave').toHaveLength(2);
        for (const page of winners) {
          await expect(page.getByText(text('rain.wins.total', { amount }))).toBeVisible();
          await expect(page.getByRole('banner')).toContainText(amount);
          await inspect(page, `rain-won-${language}`);
        }
      });

      await test.step('after the end all see the results and check the draws', async () => {
        await passUntil(Date.parse(rain.endsAt));
        await expect.poll(() => stateOfRain(site, rain.rainId)).toBe('revealed');
        await everywhere(async (page) => {
          await expect(page.getByRole('heading', { name: text('rain.results') })).toBeVisible();
          await page.getByRole('button', { name: text('rain.check'), exact: true }).click();
          await expect(page.getByText(text('rain.check.right'))).toBeVisible();
          await expect(page.getByText(text('rain.check.own'))).toBeVisible();
        });
        const shown = await first.getByRole('main').textContent();
        expect(names.filter((name) => shown?.includes(name))).toEqual([]);
        await inspect(first, `rain-results-${language}`);
      });

      await test.step('the guest is shown no results', async () => {
        await expect(guest.getByText(text.like('rain.none'))).toBeVisible();
        await expect(guest.getByText(text('rain.results'))).toHaveCount(0);
        expect(phones.flatMap(({ errors }) => errors)).toEqual([]);
        expect(await ledgerFindings(site)).toEqual([]);
        await Promise.all(pages.map((page) => page.context().close()));
      });
    });
  });
}
