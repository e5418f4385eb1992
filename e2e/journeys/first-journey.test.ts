import type { FrameLocator, Page } from '@playwright/test';
import type { SessionAnswer } from '../fixtures/account.ts';
import { chooseBirthday } from '../fixtures/birthday.ts';
import { giveCash } from '../fixtures/operator-money.ts';
import { approveWithdrawals, ledgerFindings } from '../fixtures/operator.ts';
import { ownNumber } from '../fixtures/own-number.ts';
import { cashOf } from '../fixtures/payer.ts';
import { minor } from '../fixtures/player.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe.configure({ retries: 0 });

const password = 'lantern-on-water';
const paymentPassword = '482915';
const spinsAtMost = 80;

const words = {
  EN: {
    register: 'Sign up',
    username: /Username/,
    repeat: /Confirm password/,
    signUp: 'Sign up',
    fastDeposit: 'Fast deposit',
    amount: 'Amount',
    deposit: 'Deposit ₱500',
    deposited: 'Deposit successful',
    game: 'Coral Choir',
    spin: 'Spin',
    leave: 'Leave the game',
    more: 'Raise bet',
    playFirst: /^Deposits: wager ₱.* more to withdraw/,
    win: 'Win',
    loginPassword: /Your login password/,
    setPassword: 'Set payment password',
    bank: /Bank or e-wallet/,
    account: /Account number/,
    name: /Name on the account/,
    addAccount: 'Add account',
    withdraw: 'Withdraw ₱200',
    requested: 'We have your request.',
    paid: 'Paid',
  },
  TY: {
    register: 'Sign up',
    username: /Username/,
    repeat: /I-confirm ang password/,
    signUp: 'Mag-sign up',
    fastDeposit: 'Fast deposit',
    amount: 'Halaga',
    deposit: 'Mag-deposit ng ₱500',
    deposited: 'Matagumpay ang deposit',
    game: 'Koro ng Bahura',
    spin: 'Spin',
    leave: 'Umalis sa laro',
    more: 'Taasan ang taya',
    playFirst: /^Deposit: tumaya pa ng ₱.* para maka-withdraw/,
    win: 'Panalo',
    loginPassword: /Login password mo/,
    setPassword: 'I-set ang payment password',
    bank: /Bangko o e-wallet/,
    account: /Numero ng account/,
    name: /Pangalan sa account/,
    addAccount: 'Idagdag ang account',
    withdraw: 'Mag-withdraw ng ₱200',
    requested: 'Natanggap namin ang request mo.',
    paid: 'Bayad na',
  },
} as const;

type Words = (typeof words)['EN' | 'TY'];

function centavos(text: string): bigint {
  const [, whole = '0', fraction = '00'] = /([\d,]+)\.(\d\d)/.exec(text) ?? [];
  return BigInt(whole.replaceAll(',', '') + fraction);
}

async function balanceIn(game: FrameLocator): Promise<bigint> {
  return centavos((await game.getByTestId('balance').textContent()) ?? '');
}

/** The cash of the member on the page; the game may still be counting up a win. */
async function cashOn(page: Page): Promise<bigint> {
  const record = await page.evaluate(() => localStorage.getItem('MC_SESSION_INFO') ?? '{}');
  const session = JSON.parse(record) as SessionAnswer;
  return minor(await cashOf(new URL(page.url()).origin, session));
}

/** Plays rounds until one wins more than its bet; bounded, since the game is one of chance. */
async function playUntilWin(page: Page, game: FrameLocator, text: Words): Promise<void> {
  const spin = game.getByRole('button', { name: text.spin, exact: true });
  await game.getByRole('button', { name: 'Turbo' }).click();
  for (let spins = 0; spins < spinsAtMost; spins += 1) {
    await expect(spin).toBeEnabled();
    const before = await cashOn(page);
    await spin.click();
    await expect(spin).toBeEnabled();
    if ((await cashOn(page)) > before) return;
  }
  throw new Error(`no win in ${spinsAtMost} rounds`);
}

/** Bets ₱500 until the deposit is played through; a round that returns just that is repeated. */
async function playThrough(page: Page, text: Words): Promise<void> {
  const game = page.frameLocator('iframe');
  const spin = game.getByRole('button', { name: text.spin, exact: true });
  await expect(spin).toBeEnabled();
  await game.getByRole('button', { name: 'Turbo' }).click();
  const stake = game.getByTestId('stake');
  while (!(await stake.innerText()).includes('500')) {
    await game.getByRole('button', { name: text.more }).click();
  }
  for (let round = 0; round < 2; round += 1) {
    await spin.click();
    await expect(spin).toBeEnabled({ timeout: 40_000 });
  }
}

async function register(page: Page, text: Words, username: string): Promise<void> {
  await page.getByRole('textbox', { name: text.username }).fill(username);
  await page.getByRole('textbox', { name: /^Password/ }).fill(password);
  await page.getByRole('textbox', { name: text.repeat }).fill(password);
  await chooseBirthday(page, '1990-05-01');
  await page.getByRole('button', { name: text.signUp }).click();
}

async function setUpWithdrawals(page: Page, text: Words): Promise<void> {
  await page.getByRole('textbox', { name: /Payment password/ }).fill(paymentPassword);
  await page.getByRole('textbox', { name: text.loginPassword }).fill(password);
  await page.getByRole('button', { name: text.setPassword }).click();
  await page.getByLabel(text.bank).selectOption({ index: 1 });
  await page.getByRole('textbox', { name: text.account }).fill('001234567890');
  await page.getByRole('textbox', { name: text.name }).fill('Maria Lakambini');
  await page.getByRole('textbox', { name: /Payment password/ }).fill(paymentPassword);
  await page.getByRole('button', { name: text.addAccount }).click();
}

// Every run covers both languages and themes, as a smoke test of the other ones.
for (const [language, theme] of [
  ['EN', 'dark'],
  ['TY', 'light'],
] as const) {
  const text = words[language];

  test.describe(
    `§1, §2 Page shell, §2 Header, §2 Home screen, §2 Footer menu, D10, D16: in ${language}, ${theme}`,
    { tag: '@money' },
    () => {
      test.use({ language, theme });
      test.setTimeout(300_000);

      test('a guest registers, deposits, plays, wins, sees it and withdraws', async ({
        page,
        axeCheck,
        picture,
      }, testInfo) => {
        const username = `maria${ownNumber()}`;
        const inspect = async (name: string) => {
          await axeCheck(page);
          await picture(page, name);
        };

        await test.step('opens the site and registers', async () => {
          await page.goto('/m/home');
          await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
          await inspect('01-home-guest');
          await page.getByRole('link', { name: text.register }).first().click();
          await expect(page).toHaveURL(/\/m\/register/);
          await inspect('02-register');
          await register(page, text, username);
          await expect(page).toHaveURL(/\/m\/home/);
        });

        await test.step('deposits 500 pesos at the payment company', async () => {
          await page.getByRole('link', { name: text.fastDeposit }).click();
          await expect(page).toHaveURL(/\/m\/voucherCenter/);
          await page.getByRole('textbox', { name: text.amount }).fill('500');
          await inspect('03-deposit');
          await page.getByRole('button', { name: text.deposit }).click();
          await page.getByRole('button', { name: /^Pay/ }).click();
          await expect(page).toHaveURL(/\/m\/voucherCenter\/result/);
          await expect(page.getByText(text.deposited)).toBeVisible();
          await inspect('04-deposit-done');
        });

        let balance = 0n;
        await test.step('plays a game of an outside vendor until it wins', async () => {
          await page.goto('/m/slot-games');
          await page.getByRole('link', { name: text.game }).first().click();
          await expect(page).toHaveURL(/\/m\/play\//);
          const game = page.frameLocator('iframe');
          await expect(game.getByRole('button', { name: text.spin, exact: true })).toBeVisible();
          await inspect('05-game');
          await playUntilWin(page, game, text);
          const inHeader = async () => centavos(await page.locator('header').innerText());
          // The game counts a win up; after that it shows the same cash as the site.
          await expect.poll(async () => (await balanceIn(game)) - (await inHeader())).toBe(0n);
          await page.getByRole('button', { name: text.leave }).click();
        });

        await test.step('plays the deposit through, which the withdrawal asks for', async () => {
          await page.goto('/m/withdraw');
          await expect(page.getByText(text.playFirst)).toBeVisible();
          await inspect('06-play-first');
          // The adjustment leaves enough cash however the rounds end.
          await giveCash(testInfo.project.name, username, '2000.00');
          await page.goto('/m/slot-games');
          await page.getByRole('link', { name: text.game }).first().click();
          await playThrough(page, text);
          await page.getByRole('button', { name: text.leave }).click();
          balance = await cashOn(page);
        });

        await test.step('finds the win in the records', async () => {
          await page.goto('/m/gameRecord');
          await expect(page.getByText(text.game).first()).toBeVisible();
          await expect(page.getByText(/\+₱/).first()).toBeVisible();
          await inspect('07-bet-records');
          await page.goto('/m/transaction/record');
          await expect(page.getByText(text.win, { exact: true }).first()).toBeVisible();
          await inspect('08-transactions');
        });

        await test.step('asks for a withdrawal, which is paid after approval', async () => {
          await page.goto('/m/withdraw');
          await setUpWithdrawals(page, text);
          await page.getByRole('textbox', { name: text.amount }).fill('200');
          await page.getByRole('textbox', { name: /Payment password/ }).fill(paymentPassword);
          await inspect('09-withdraw');
          await page.getByRole('button', { name: text.withdraw }).click();
          await expect(page.getByText(text.requested)).toBeVisible();
          await inspect('10-withdraw-requested');
          expect(await approveWithdrawals(testInfo.project.name, username)).toBe(1);
          await page.goto('/m/withdraw');
          await expect(page.getByText(text.paid, { exact: true })).toBeVisible();
          await page.goto('/m/home');
          await expect
            .poll(async () => centavos(await page.getByRole('banner').innerText()))
            .toBe(balance - 20_000n);
          await inspect('11-home-member');
        });

        expect(await ledgerFindings(testInfo.project.name)).toEqual([]);
      });
    },
  );
}
