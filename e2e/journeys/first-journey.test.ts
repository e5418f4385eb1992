import type { FrameLocator, Page } from '@playwright/test';
import type { SessionAnswer } from '../fixtures/account.ts';
import { chooseBirthday } from '../fixtures/birthday.ts';
import { approveWithdrawals, ledgerFindings } from '../fixtures/operator.ts';
import { ownNumber } from '../fixtures/own-number.ts';
import { cashOf } from '../fixtures/payer.ts';
import { minor } from '../fixtures/player.ts';
import { expect, test } from '../fixtures/test.ts';

const password = 'lantern-on-water';
const paymentPassword = '482915';
const spinsAtMost = 80;

function centavos(text: string): bigint {
  const [, whole = '0', fraction = '00'] = /([\d,]+)\.(\d\d)/.exec(text) ?? [];
  return BigInt(whole.replaceAll(',', '') + fraction);
}

async function balanceIn(game: FrameLocator): Promise<bigint> {
  return centavos((await game.getByTestId('balance').textContent()) ?? '');
}

/** The cash of who is logged in on the page; the game may still be counting up a win. */
async function cashOn(page: Page): Promise<bigint> {
  const record = await page.evaluate(() => localStorage.getItem('MC_SESSION_INFO') ?? '{}');
  const session = JSON.parse(record) as SessionAnswer;
  return minor(await cashOf(new URL(page.url()).origin, session));
}

/** Plays rounds until one has won more than its bet; bounded, as the game is one of chance. */
async function playUntilWin(page: Page, game: FrameLocator): Promise<void> {
  const spin = game.getByRole('button', { name: 'Spin', exact: true });
  await game.getByRole('button', { name: 'Turbo' }).click();
  for (let spins = 0; spins < spinsAtMost; spins += 1) {
    await expect(spin).toBeEnabled({ timeout: 30_000 });
    const before = await cashOn(page);
    await spin.click();
    await expect(spin).toBeEnabled({ timeout: 30_000 });
    if ((await cashOn(page)) > before) return;
  }
  throw new Error(`no win in ${spinsAtMost} rounds`);
}

async function register(page: Page, username: string): Promise<void> {
  await page.getByRole('textbox', { name: /User name/ }).fill(username);
  await page.getByRole('textbox', { name: /^Password/ }).fill(password);
  await page.getByRole('textbox', { name: /Repeat the password/ }).fill(password);
  await chooseBirthday(page, '1990-05-01');
  await page.getByRole('button', { name: 'Sign up' }).click();
}

async function setUpWithdrawals(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /Payment password/ }).fill(paymentPassword);
  await page.getByRole('textbox', { name: /Your login password/ }).fill(password);
  await page.getByRole('button', { name: 'Set payment password' }).click();
  await page.getByLabel(/Bank or e-wallet/).selectOption({ index: 1 });
  await page.getByRole('textbox', { name: /Account number/ }).fill('001234567890');
  await page.getByRole('textbox', { name: /Name on the account/ }).fill('Maria Lakambini');
  await page.getByRole('textbox', { name: /Payment password/ }).fill(paymentPassword);
  await page.getByRole('button', { name: 'Add account' }).click();
}

for (const theme of ['dark', 'light'] as const) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ theme });
    test.setTimeout(300_000);

    test('a newcomer registers, deposits, plays, wins, sees it and withdraws', async ({
      page,
      axeCheck,
      picture,
    }, testInfo) => {
      const username = `maria${ownNumber()}`;
      const look = async (name: string) => {
        await axeCheck(page);
        await picture(page, name);
      };

      await test.step('opens the site and registers', async () => {
        await page.goto('/m/home');
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
        await look('01-home-guest');
        await page.getByRole('link', { name: 'Register' }).first().click();
        await expect(page).toHaveURL(/\/m\/register/);
        await look('02-register');
        await register(page, username);
        await expect(page).toHaveURL(/\/m\/home/);
      });

      await test.step('deposits 500 pesos at the payment company', async () => {
        await page.getByRole('link', { name: 'Fast deposit' }).click();
        await expect(page).toHaveURL(/\/m\/voucherCenter/);
        await page.getByRole('textbox', { name: 'Amount' }).fill('500');
        await look('03-deposit');
        await page.getByRole('button', { name: 'Deposit ₱500' }).click();
        await page.getByRole('button', { name: /^Pay/ }).click();
        await expect(page).toHaveURL(/\/m\/voucherCenter\/result/);
        await expect(page.getByText('Your money is here')).toBeVisible({ timeout: 20_000 });
        await look('04-deposit-done');
      });

      let balance = 0n;
      await test.step('plays a game of an outside vendor until it wins', async () => {
        await page.goto('/m/slot-games');
        await page
          .getByRole('link', { name: /Coral Choir/ })
          .first()
          .click();
        await expect(page).toHaveURL(/\/m\/play\//);
        const game = page.frameLocator('iframe');
        await expect(game.getByRole('button', { name: 'Spin', exact: true })).toBeVisible();
        await look('05-game');
        await playUntilWin(page, game);
        const inHeader = async () => centavos(await page.locator('header').innerText());
        // The game counts a win up; when it is done, both say the same.
        await expect
          .poll(async () => (await balanceIn(game)) - (await inHeader()), { timeout: 30_000 })
          .toBe(0n);
        balance = await inHeader();
        await page.getByRole('button', { name: 'Leave the game' }).click();
      });

      await test.step('finds the win in the records', async () => {
        await page.goto('/m/gameRecord');
        await expect(page.getByText('Coral Choir').first()).toBeVisible();
        await expect(page.getByText(/\+₱/).first()).toBeVisible();
        await look('06-bet-records');
        await page.goto('/m/transaction/record');
        await expect(page.getByText('Win', { exact: true }).first()).toBeVisible();
        await look('07-transactions');
      });

      await test.step('asks for a withdrawal, which is paid after approval', async () => {
        await page.goto('/m/withdraw');
        await setUpWithdrawals(page);
        await page.getByRole('textbox', { name: 'Amount' }).fill('200');
        await page.getByRole('textbox', { name: /Payment password/ }).fill(paymentPassword);
        await look('08-withdraw');
        await page.getByRole('button', { name: 'Withdraw ₱200' }).click();
        await expect(page.getByText('We have your request.')).toBeVisible();
        await look('09-withdraw-requested');
        expect(await approveWithdrawals(testInfo.project.name, username)).toBe(1);
        await page.goto('/m/withdraw');
        await expect(page.getByText('Paid', { exact: true })).toBeVisible({ timeout: 20_000 });
        await page.goto('/m/home');
        await expect
          .poll(async () => centavos(await page.getByRole('banner').innerText()))
          .toBe(balance - 20_000n);
        await look('10-home-member');
      });

      expect(await ledgerFindings(testInfo.project.name)).toEqual([]);
    });
  });
}
