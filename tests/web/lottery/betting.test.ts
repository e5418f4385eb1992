import type { Page } from '@playwright/test';
import { looks } from '../../support/browser.ts';
import { giveCash, ledgerFindings } from '../../support/operator.ts';
import { holdSession, registerMember } from '../../support/people.ts';
import { siteAt } from '../../support/sites.ts';
import { expect, test } from '../../support/test.ts';
import { textsIn, type Texts } from '../../support/texts.ts';
import { logIn } from '../session/forms.ts';

/** A draw comes every minute, and its result a little later. */
const patience = { timeout: 100_000 };
const funds = '1000.00';

const fitsInto = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

/** Waits until a new draw has just opened, so that nothing closes while bets are chosen. */
async function untilDrawIsYoung(page: Page): Promise<void> {
  const timer = page
    .getByRole('main')
    .getByRole('timer')
    .filter({ hasText: /^0:(3|4|5)\d$/ });
  await expect(timer).toBeVisible(patience);
}

const dialogOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

/** Presses Bet in the confirmation that is open, and returns the number of the order. */
async function confirmBet(page: Page, text: Texts): Promise<string> {
  const check = dialogOf(page, text('lottery.confirm'));
  await check.getByRole('button', { name: text.like('lottery.confirm.bet') }).click();
  const placed = dialogOf(page, text('lottery.placed'));
  await expect(placed).toBeVisible();
  return /L\d{8}[0-9A-Z]{12}/.exec((await placed.textContent()) ?? '')?.[0] ?? '';
}

for (const [language, theme] of looks([
  ['EN', 'dark'],
  ['TY', 'light'],
])) {
  const text = textsIn(language);

  test.describe(`§4: lotteries in ${language}, ${theme}`, () => {
    test.use({ language, theme });
    test.describe.configure({ timeout: 300_000 });

    /** Opens the site as a new member with money. */
    async function comeWithMoney(page: Page, project: string): Promise<string> {
      const member = await registerMember(siteAt(project).url, 'lott');
      await giveCash(project, member.userName, funds);
      await holdSession(page, member);
      return member.userName;
    }

    test('an order of three plays over three draws stops on its win', async ({ page, inspect }, {
      project,
    }) => {
      await comeWithMoney(page, project.name);
      const main = page.getByRole('main');
      await page.goto('/m/lott');
      await main.getByRole('link', { name: 'Minute Five', exact: true }).first().click();
      await expect(page).toHaveURL(/\/m\/lottery\?.*gameCode=PVSSC1/);
      await untilDrawIsYoung(page);

      const ball = (row: string, number: string) =>
        main.getByRole('button', { name: `${row}, ${number}`, exact: true });
      const add = main.getByRole('button', { name: text('lottery.bet.add'), exact: true });
      const first = text('lottery.pad.row.first');

      await test.step('all digits of the first place win for sure', async () => {
        const quick = main.getByRole('group', {
          name: text('lottery.pad.quick', { row: first }),
        });
        await quick.getByRole('button', { name: text.like('lottery.pad.all') }).click();
        await expect(ball(first, '7')).toHaveAttribute('aria-pressed', 'true');
        await inspect(page, `lottery-pad-${language}`);
        await add.click();
        await expect(ball(first, '7')).toHaveAttribute('aria-pressed', 'false');
      });

      await test.step('two more plays go into the cart by keyboard', async () => {
        const groups = main.getByRole('group', { name: text('lottery.groups') });
        for (const at of [1, 2]) {
          await groups.getByRole('button').nth(at).click();
          const rows = main.getByRole('button', { name: /, 3$/ });
          await rows.nth(0).focus();
          await page.keyboard.press('Space');
          await rows.nth(1).focus();
          await page.keyboard.press('Enter');
          await add.click();
        }
      });

      const order = await test.step('the cart is chased over three draws', async () => {
        await main.getByRole('button', { name: text('lottery.cart.open', { count: '3' }) }).click();
        const cart = dialogOf(page, text('lottery.cart'));
        await expect(cart.getByRole('listitem')).toHaveCount(3);
        await inspect(page, `lottery-cart-${language}`);
        await cart.getByRole('button', { name: text('lottery.chase'), exact: true }).click();
        const chase = dialogOf(page, text('lottery.chase.title'));
        await chase.getByRole('textbox', { name: text('lottery.chase.count') }).fill('3');
        await expect(
          chase.getByRole('checkbox', { name: text('lottery.chase.stops') }),
        ).toBeChecked();
        await inspect(page, `lottery-chase-${language}`);
        await chase.getByRole('button', { name: text('lottery.chase.done') }).click();
        await inspect(page, `lottery-confirm-${language}`);
        return confirmBet(page, text);
      });
      expect(order).toMatch(/^L/);

      await test.step('the first draw wins, the others are given back', async () => {
        await page.goto('/m/lottery?view=orders');
        await main
          .getByRole('link', { name: /^Minute Five/ })
          .first()
          .click();
        await expect(page).toHaveURL(/order=/);
        await expect(main.getByText(order)).toBeVisible();
        const state = (key: 'won' | 'stopped') =>
          main.getByText(text(`lottery.orders.state.${key}`), { exact: true });
        await expect(state('stopped')).toHaveCount(2, patience);
        await expect(state('won').first()).toBeVisible();
        await inspect(page, `lottery-order-${language}`);
        expect(await ledgerFindings(project.name)).toEqual([]);
      });
    });

    test('Vietnam by station, a Thai number, and an order that is cancelled', async ({
      page,
      inspect,
    }, { project }) => {
      await comeWithMoney(page, project.name);
      await page.setViewportSize({ width: 320, height: 800 });
      const main = page.getByRole('main');
      const cancelOne = /^(Cancel this draw|Kanselahin ang draw)$/;
      const betNow = main.getByRole('button', { name: text('lottery.bet.now'), exact: true });
      const amount = main.getByRole('textbox', { name: text.like('lottery.fixed.amount.unit') });

      await test.step('two numbers at each station of the day', async () => {
        await page.goto('/m/lottery?gameCode=XSMN&prizeMode=lottery');
        const stations = main.getByRole('tablist', { name: text('lottery.stations') });
        await expect(stations.getByRole('tab').nth(2)).toBeVisible();
        expect(await fitsInto(page)).toBe(true);
        for (const at of [0, 1, 2]) {
          await stations.getByRole('tab').nth(at).click();
          for (const number of ['68', '24']) {
            await main.getByRole('button', { name: number, exact: true }).click();
          }
          await amount.fill('1');
          await betNow.click();
          if (at === 0) await inspect(page, `lottery-vietnam-${language}`);
          expect(await confirmBet(page, text)).toMatch(/^L/);
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog')).toHaveCount(0);
        }
      });

      await test.step('three digits of the Thai lottery, typed on its pad', async () => {
        await page.goto('/m/lottery?gameCode=THGL&prizeMode=SEA');
        const pad = main.getByRole('group', { name: text('lottery.fixed.pad') });
        for (const digit of ['4', '5', '1']) {
          await pad.getByRole('button', { name: digit, exact: true }).click();
        }
        await pad.getByRole('button', { name: text('lottery.fixed.pad.add') }).click();
        await main.getByRole('textbox', { name: text.like('lottery.fixed.amount.bet') }).fill('10');
        await inspect(page, `lottery-thai-${language}`);
        await betNow.click();
        expect(await confirmBet(page, text)).toMatch(/^L/);
      });

      await test.step('the member cancels it', async () => {
        await page.goto('/m/lottery?view=orders&show=open');
        await main
          .getByRole('link', { name: /Draw|draw/ })
          .first()
          .click();
        await main.getByRole('button', { name: cancelOne }).click();
        await page.getByRole('dialog').getByRole('button', { name: cancelOne }).click();
        await expect(
          main.getByText(text('lottery.orders.state.cancelled'), { exact: true }).first(),
        ).toBeVisible();
        expect(await fitsInto(page)).toBe(true);
        expect(await ledgerFindings(project.name)).toEqual([]);
      });
    });

    test('a guest puts chips on dice, logs in, and bets on them', async ({ page, inspect }, {
      project,
    }) => {
      const member = await registerMember(siteAt(project.name).url, 'dice');
      await giveCash(project.name, member.userName, funds);
      const main = page.getByRole('main');
      await page.goto('/m/lottery?gameCode=PVK31&playType=ent');
      const groups = main.getByRole('group', { name: text('lottery.groups') });
      await groups.getByRole('button').last().click();
      await main.getByRole('button', { name: /1\.94/ }).first().click();
      await inspect(page, `lottery-odds-${language}`);
      await untilDrawIsYoung(page);
      const betNow = main.getByRole('button', { name: text('lottery.bet.now'), exact: true });
      await betNow.click();
      await page.getByRole('link', { name: text('lottery.confirm.login') }).click();
      await expect(dialogOf(page, text('login.sheet.title'))).toBeVisible();
      await logIn(page, text, member.userName);
      await expect(dialogOf(page, text('login.sheet.title'))).toHaveCount(0);
      expect(await confirmBet(page, text)).toMatch(/^L/);
      expect(await ledgerFindings(project.name)).toEqual([]);
    });
  });
}
