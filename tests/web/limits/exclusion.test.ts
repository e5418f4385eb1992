import type { Locator, Page } from '@playwright/test';
import { looks, onlyInFull } from '../../support/browser.ts';
import { fund, paymentPassword, prepareWithdrawals, verifyIdentity } from '../../support/payer.ts';
import {
  heldSession,
  holdSession,
  logInTo,
  ownNumber,
  password,
  registerMember,
  type SessionAnswer,
} from '../../support/people.ts';
import { type TextKey, type Texts, textsIn } from '../../support/texts.ts';
import { expect, test, type TimedSite } from '../../support/timed-site.ts';
import { coralChoir, spinOn } from '../games/playing.ts';
import { field, fillRegistration, logIn, press } from '../session/forms.ts';
import { beginBreak, limitsOn } from './limits-page.ts';

const dayMs = 24 * 60 * 60_000;
const minuteMs = 60_000;
/** Longer than six months of the calendar, whichever they are. */
const halfYearMs = 185 * dayMs;

/** Logs in by the form, so that the page alone decides which session it holds. */
async function logInOn(page: Page, text: Texts, userName: string): Promise<void> {
  await page.goto('/m/login');
  await logIn(page, text, userName);
  await expect.poll(() => heldSession(page)).not.toBeNull();
}

/** Whether a log-in opens only the balance; the site ends a time-out a moment after its time. */
async function isExcluded({ url }: TimedSite, { userName }: SessionAnswer): Promise<boolean> {
  const answer = await logInTo(url, userName, password);
  return (answer as SessionAnswer & { excluded: boolean }).excluded;
}

/** Logs out on the page of the break, and leaves the site. */
async function logOutOn(page: Page, text: Texts): Promise<void> {
  await press(page, text('menu.logOut'));
  const question = page.getByRole('dialog', { name: text('menu.logOut.question') });
  await question.getByRole('button', { name: text('menu.logOut') }).click();
  await expect(page).toHaveURL(/\/m\/home/);
  await expect.poll(() => heldSession(page)).toBeNull();
  await page.goto('about:blank');
}

/** Lets months pass, of which the page runs no timers: browsers have none so long. */
async function skipMonths(page: Page, site: TimedSite, ms: number): Promise<void> {
  await site.advanceClock(ms);
  await page.clock.setSystemTime(site.now());
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

for (const [language, theme] of looks([
  ['EN', 'dark'],
  ['TY', 'light'],
])) {
  const text = textsIn(language);

  test.describe(`§7: breaks in ${language}, ${theme}`, () => {
    test.use({ language, theme, expectedErrors: [/status of 40[0139]/] });

    test('a time-out ends by itself; until then only the balance is open', async ({
      page,
      site,
      passTime,
      inspect,
    }) => {
      const session = await registerMember(site.url, 'rester');
      await fund(site, site.url, session, '500.00');
      await verifyIdentity(site, site.url, session);
      await prepareWithdrawals(site.url, session);
      await logInOn(page, text, session.userName);

      await test.step('it begins in two steps, and logs out', async () => {
        await page.goto('/m/limits');
        const sheet = await beginBreak(page, text, 'timeOut');
        await inspect(page, `break-choose-${language}`);
        await sheet.getByRole('button', { name: /^24 / }).click();
        await sheet.getByRole('button', { name: text('exclusion.next') }).click();
        await expect(sheet).toContainText(text('exclusion.fixed'));
        await inspect(page, `break-confirm-${language}`);
        await sheet.getByRole('button', { name: text('exclusion.confirm.timeOut') }).click();
        await expect(heading(page, text('exclusion.begun.timeOut'))).toBeVisible();
        expect(await heldSession(page)).toBeNull();
        await inspect(page, `break-begun-${language}`);
      });

      await test.step('a log-in opens the page of the break, and none leads past it', async () => {
        await press(page, text('exclusion.begun.logIn'));
        await logIn(page, text, session.userName);
        await expect(page).toHaveURL(/\/m\/exclusion/);
        for (const path of ['/m/home', '/m/voucherCenter', '/m/limits', '/m/slotsCenter']) {
          await page.goto(path);
          await expect(page).toHaveURL(/\/m\/exclusion/);
        }
        await expect(region(page, text('exclusion.kind.timeOut'))).toContainText(
          text('exclusion.means'),
        );
        await inspect(page, `exclusion-time-out-${language}`);
      });

      await test.step('the whole balance can be withdrawn', async () => {
        await page
          .getByRole('main')
          .getByRole('link', { name: text('title.withdraw') })
          .click();
        await press(page, text('withdraw.whole.fill'));
        await field(page, text('withdraw.password.new')).fill(paymentPassword);
        await inspect(page, `exclusion-withdraw-${language}`);
        await page
          .getByRole('button', { name: text.like('withdraw.submit', { amount: '₱500' }) })
          .click();
        await expect(page).toHaveURL(/\/m\/withdraw\/result/);
        await expect(page.getByRole('main')).toContainText('₱500.00');
      });

      await test.step('after its end the site is whole again', async () => {
        await page.goto('/m/exclusion');
        await logOutOn(page, text);
        await passTime(dayMs + minuteMs);
        await expect.poll(() => isExcluded(site, session)).toBe(false);
        await logInOn(page, text, session.userName);
        await expect(page).toHaveURL(/\/m\/home/);
        await page.goto('/m/limits');
        await expect(
          page.getByRole('button', { name: text('exclusion.open.timeOut') }),
        ).toBeVisible();
      });
    });

    test('a self-exclusion ends only by asking, waiting and a second yes', async ({
      page,
      site,
      passTime,
      inspect,
      expectNotice,
    }) => {
      const { userName } = await registerMember(site.url, 'leaver');
      const returning = region(page, text('exclusion.back'));
      const pressed = (key: TextKey) =>
        returning.getByRole('button', { name: text(key), exact: true }).click();

      await test.step('it begins, and is there at every log-in', async () => {
        await logInOn(page, text, userName);
        await page.goto('/m/limits');
        const sheet = await beginBreak(page, text, 'selfExclusion');
        await sheet.getByRole('button', { name: /^6 / }).click();
        await sheet.getByRole('button', { name: text('exclusion.next') }).click();
        await expect(sheet).toContainText(text('exclusion.accounts'));
        await sheet.getByRole('button', { name: text('exclusion.confirm.selfExclusion') }).click();
        await expect(heading(page, text('exclusion.begun.selfExclusion'))).toBeVisible();
        await press(page, text('exclusion.begun.logIn'));
        await logIn(page, text, userName);
        await expect(region(page, text('exclusion.kind.selfExclusion'))).toBeVisible();
        await expect(returning).toBeHidden();
        await inspect(page, `exclusion-self-${language}`);
        await logOutOn(page, text);
      });

      await test.step('after its end the member asks, takes it back, and asks again', async () => {
        await skipMonths(page, site, halfYearMs);
        await logInOn(page, text, userName);
        await expect(page).toHaveURL(/\/m\/exclusion/);
        await inspect(page, `exclusion-ask-${language}`);
        await pressed('exclusion.back.ask.do');
        await pressed('exclusion.back.drop');
        await expectNotice(page, text('exclusion.back.stays'));
        await pressed('exclusion.back.ask.do');
        await expect(returning.getByText(text.like('exclusion.back.wait'))).toBeVisible();
        await inspect(page, `exclusion-wait-${language}`);
        await logOutOn(page, text);
      });

      await test.step('after the wait a second yes opens the site', async () => {
        await passTime(dayMs + minuteMs);
        await logInOn(page, text, userName);
        await expect(returning).toContainText(text('exclusion.back.confirm'));
        await inspect(page, `exclusion-confirm-${language}`);
        await pressed('exclusion.back.yes');
        await expect(heading(page, text('exclusion.returned'))).toBeVisible();
        await press(page, text('shell.logIn'));
        await logIn(page, text, userName);
        await expect(page).toHaveURL(/\/m\/home/);
        await expect(page.getByRole('navigation', { name: text('shell.main') })).toBeVisible();
      });
    });

    test(
      'meanwhile nobody registers with the e-mail address, however it is written',
      onlyInFull,
      async ({ page, site }) => {
        const email = `gone${ownNumber()}@example.com`;
        const { userName } = await registerMember(site.url, 'gone', { email });
        await logInOn(page, text, userName);
        await page.goto('/m/limits');
        const sheet = await beginBreak(page, text, 'selfExclusion');
        await sheet.getByRole('button', { name: /^6 / }).click();
        await sheet.getByRole('button', { name: text('exclusion.next') }).click();
        await sheet.getByRole('button', { name: text('exclusion.confirm.selfExclusion') }).click();
        await expect(heading(page, text('exclusion.begun.selfExclusion'))).toBeVisible();

        await page.goto('/m/register');
        await field(page, text('session.username')).fill(`again${ownNumber()}`);
        await fillRegistration(page, text);
        await field(page, text('register.email')).fill(email.replace('@', '+again@'));
        await press(page, text('register.submit'));
        await expect(page.getByText(text('error.details.refused'))).toBeVisible();
        expect(await heldSession(page)).toBeNull();
      },
    );

    test(
      'every tool is two taps from the member home, the menu and a game',
      onlyInFull,
      async ({ page, site }) => {
        const session = await registerMember(site.url, 'tapper');
        await fund(site, site.url, session, '500.00');
        await holdSession(page, session);
        const { group } = limitsOn(page, text);

        /** The tools of the page that the second tap opens, or the first one leads to. */
        async function seeTools(): Promise<void> {
          await expect(page).toHaveURL(/\/m\/limits/);
          for (const kind of ['deposit', 'loss', 'wager', 'bet', 'time'] as const) {
            await expect(group(kind).getByRole('button').first()).toBeEnabled();
          }
          await expect(
            region(page, text('limits.check')).getByRole('button').first(),
          ).toBeEnabled();
          for (const kind of ['timeOut', 'selfExclusion'] as const) {
            const name = text(`exclusion.open.${kind}`);
            await expect(page.getByRole('button', { name, exact: true })).toBeEnabled();
          }
        }

        /** Whether the second tap leads from there to the tools with pages of their own. */
        async function leadsToPages(place: Locator): Promise<void> {
          for (const [title, href] of [
            ['title.history', '/m/history'],
            ['title.selfTest', '/m/selfTest'],
            ['title.closeAccount', '/m/closeAccount'],
          ] as const) {
            await expect(place.getByRole('link', { name: text(title) })).toHaveAttribute(
              'href',
              href,
            );
          }
        }

        await test.step('one tap from the member home to their page', async () => {
          await page.goto('/m/member/home');
          await page
            .getByRole('main')
            .getByRole('link', { name: text('title.limits') })
            .click();
          await seeTools();
          await leadsToPages(page.getByRole('main'));
        });

        await test.step('two taps from the menu', async () => {
          await page.goto('/m/help');
          await page.getByRole('button', { name: text('shell.menu') }).click();
          const menu = page.getByRole('dialog', { name: text('menu.title') });
          await menu.getByRole('link', { name: text('title.limits') }).click();
          await seeTools();
        });

        await test.step('two taps from a game, to the limits and to the breaks', async () => {
          await page.goto(`/m/play/${coralChoir.nodeId}`);
          await expect(spinOn(page)).toBeEnabled();
          const bar = page.getByRole('button', { name: text('title.limits'), exact: true });
          const sheet = page.getByRole('dialog', { name: text('title.limits') });
          await bar.click();
          await leadsToPages(sheet);
          await sheet.getByRole('link', { name: text('limits.change') }).click();
          await seeTools();
          await page.getByRole('link', { name: text('deposit.result.game') }).click();
          await bar.click();
          await sheet.getByRole('link', { name: text('exclusion.take') }).click();
          await seeTools();
          await expect(region(page, text('exclusion.kind.timeOut'))).toBeInViewport();
        });
      },
    );
  });
}
