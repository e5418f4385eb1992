import type { Page } from '@playwright/test';
import { looks } from '../../support/browser.ts';
import { markersOf, noteLookAt } from '../../support/operator.ts';
import { fund, registerPayer } from '../../support/payer.ts';
import { holdSession, logInTo, password, sendCall } from '../../support/people.ts';
import { openLive, soon } from '../../support/test.ts';
import { textsIn } from '../../support/texts.ts';
import { expect, test, type TimedSite } from '../../support/timed-site.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** The message of site/protection.yaml. */
const titles = { EN: 'A word about your play', TY: 'Tungkol sa paglalaro mo' } as const;
const usual = '500.00';

/** A member whose session ends with each day that passes. */
async function registerDaily(site: TimedSite) {
  let session = await registerPayer(site.url);
  const { userName } = session;
  const limit = (call: string, amount: string) =>
    sendCall(site.url, {
      method: 'POST',
      path: `/wps/member/limits${call}`,
      body: { kind: 'loss', period: 'day', amount },
      token: session.token,
    });
  return {
    userName,
    session: () => session,
    deposit: (amount: string) => fund(site, site.url, session, amount),
    setLimit: (amount: string) => limit('', amount),
    /** Gives the second yes, a day after the first. */
    confirmLimit: (amount: string) => limit('/confirm', amount),
    nextDay: async (passTime: (ms: number) => Promise<void>) => {
      await passTime(dayMs + minuteMs);
      session = await logInTo(site.url, userName, password);
    },
  };
}

for (const [language, theme] of looks([
  ['EN', 'dark'],
  ['TY', 'light'],
])) {
  const text = textsIn(language);
  const title = titles[language];
  const cardOn = (page: Page) => page.getByRole('region', { name: title, exact: true });

  test.describe(`§7: markers of harm in ${language}, ${theme}`, () => {
    test.use({ language, theme });

    test('signs of harm are told to the member, end offers, and are shown to the operator', async ({
      site,
      page,
      context,
      passTime,
      inspect,
    }) => {
      const member = await registerDaily(site);
      await member.setLimit('1000.00');
      await member.deposit(usual);
      await member.nextDay(passTime);
      await member.deposit(usual);
      await member.nextDay(passTime);
      await member.deposit(usual);
      await member.setLimit('2000.00');
      await member.nextDay(passTime);
      await member.confirmLimit('2000.00');
      await member.setLimit('3000.00');

      const other = await context.newPage();
      await other.clock.install({ time: site.now() });
      for (const one of [page, other]) await holdSession(one, member.session());
      const card = cardOn(page);
      const link = (
        key: 'limits.offer.set' | 'exclusion.take' | 'title.selfTest' | 'limits.help',
      ) => card.getByRole('link', { name: text(key), exact: true });
      const returnHome = () => page.goto('/m/member/home');

      await test.step('a deposit far above the usual is noticed on open pages', async () => {
        await openLive(other, '/m/limits');
        await openLive(page, '/m/member/home');
        const unread = page.getByRole('main').getByText(text.like('inbox.unread'));
        const unreadCount = async () => Number.parseInt(await unread.innerText(), 10);
        await expect(unread).toBeVisible();
        const before = await unreadCount();
        await expect(page.getByRole('main').getByText(text('member.links'))).toBeVisible();
        await expect(card).toHaveCount(0);
        await member.deposit('2000.00');
        await soon(() => cardOn(other).count(), 1);
        await soon(() => card.count(), 1);
        await soon(unreadCount, before + 1);
        await expect(card).toContainText(text('limits.advice.depositJump'));
        await inspect(page, `advice-home-${language}`);
        await inspect(other, `advice-limits-${language}`);
      });

      await test.step('it is in the inbox', async () => {
        await page.goto('/m/webEmail');
        await expect(page.getByRole('main')).toContainText(title);
      });

      await test.step('one tap leads to limits, breaks, the self-test and who helps', async () => {
        await returnHome();
        await link('limits.offer.set').click();
        await expect(page).toHaveURL(/\/m\/limits$/);
        await expect(card).toBeVisible();
        await returnHome();
        await link('exclusion.take').click();
        await expect(
          page.getByRole('button', { name: text('exclusion.open.timeOut') }),
        ).toBeInViewport();
        await returnHome();
        await link('limits.help').click();
        await expect(
          page.getByRole('region', { name: text('limits.help'), exact: true }),
        ).toBeInViewport();
        await returnHome();
        await link('title.selfTest').click();
        await expect(page).toHaveURL(/\/m\/selfTest$/);
      });

      await test.step('the deposit page shows it above the form', async () => {
        await page.goto('/m/voucherCenter');
        await expect(card).toBeVisible();
        await expect(page.getByRole('textbox', { name: text('deposit.amount') })).toBeVisible();
        await inspect(page, `advice-deposit-${language}`);
      });

      await test.step('closed on one page, it is gone from all', async () => {
        await expect(cardOn(other)).toBeVisible();
        await openLive(page, '/m/member/home');
        await card.getByRole('button', { name: text('popups.read'), exact: true }).click();
        await expect(card).toHaveCount(0);
        await soon(() => cardOn(other).count(), 0);
        await page.reload();
        await expect(page.getByRole('main').getByText(text('member.links'))).toBeVisible();
        await expect(card).toHaveCount(0);
      });

      await test.step('a limit raised again takes the promotions away', async () => {
        await other.close();
        await page.goto('about:blank');
        await member.nextDay(passTime);
        await holdSession(page, member.session());
        await openLive(page, '/m/activity');
        const promotions = page.getByRole('main').locator('a[href*="/m/activityDetail"]');
        await expect(promotions.first()).toBeVisible();
        await member.confirmLimit('3000.00');
        await member.deposit(usual);
        await soon(() => promotions.count(), 0);
        await inspect(page, `advice-no-offers-${language}`);
        await page.goto('/m/voucherCenter');
        await expect(page.getByRole('textbox', { name: text('deposit.amount') })).toBeVisible();
        await expect(page.getByRole('combobox', { name: text('deposit.bonus') })).toHaveCount(0);
      });

      await test.step('an operator sees what shows it, and notes to have looked', async () => {
        const found = await markersOf(site, member.userName);
        expect(found).toMatchObject({ score: 4, degree: 2, lookSince: null, looks: [] });
        expect(found.facts).toMatchObject([
          { marker: 'depositJump', count: 1, points: 2, amount: '2000.00', usual },
          { marker: 'limitsRaised', count: 2, points: 2, limit: { kind: 'loss', period: 'day' } },
        ]);
        expect(found.changes.map(({ degree }) => degree)).toEqual([2, 1]);
        expect(found.advice).toHaveLength(1);
        expect(found.advice[0]?.closedAt).not.toBeNull();
        const note = 'Called the member.';
        const noted = await noteLookAt(site, member.userName, { what: 'contacted', note });
        expect(noted.looks).toMatchObject([{ what: 'contacted', note }]);
      });
    });
  });
}
