import type { FrameLocator, Page } from '@playwright/test';
import { approveWithdrawals, giveCash, ledgerFindings } from '../support/operator.ts';
import { cashOf, paymentPassword } from '../support/payer.ts';
import { heldSession, ownName, ownNumber, type SessionAnswer } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { type Texts, textsIn } from '../support/texts.ts';
import { coralChoir, minor, placeValidBets, raiseBet, spinOn } from './games/playing.ts';
import { sendPassport, typeName } from './member/identity-page.ts';
import { field, fillRegistration, press } from './session/forms.ts';
import { addBankAccount, setPaymentPassword } from './wallet/withdraw-page.ts';

test.describe.configure({ retries: 0 });

const spinsAtMost = 80;

function centavos(text: string): bigint {
  const [, whole = '0', fraction = '00'] = /([\d,]+)\.(\d\d)/.exec(text) ?? [];
  return BigInt(whole.replaceAll(',', '') + fraction);
}

async function balanceIn(game: FrameLocator): Promise<bigint> {
  return centavos((await game.getByTestId('balance').textContent()) ?? '');
}

/** The cash of the member on the page; the game may still be counting up a win. */
async function cashOn(page: Page): Promise<bigint> {
  const session = JSON.parse((await heldSession(page)) ?? '{}') as SessionAnswer;
  return minor(await cashOf(new URL(page.url()).origin, session));
}

/** Plays rounds until one wins more than its bet; bounded, since the game is one of chance. */
async function playUntilWin(page: Page, game: FrameLocator): Promise<void> {
  await game.getByRole('button', { name: 'Turbo' }).click();
  for (let spins = 0; spins < spinsAtMost; spins += 1) {
    await expect(spinOn(page)).toBeEnabled();
    const before = await cashOn(page);
    await spinOn(page).click();
    await expect(spinOn(page)).toBeEnabled();
    if ((await cashOn(page)) > before) return;
  }
  throw new Error(`no win in ${spinsAtMost} rounds`);
}

async function register(page: Page, text: Texts, username: string): Promise<void> {
  await field(page, text('session.username')).fill(username);
  await fillRegistration(page, text);
  await press(page, text('register.submit'));
}

// Every run covers both languages and themes, as a smoke test of the other ones.
for (const [language, theme] of [
  ['EN', 'dark'],
  ['TY', 'light'],
] as const) {
  const text = textsIn(language);

  test.describe(
    `§1, §2 Page shell, §2 Header, §2 Home screen, §2 Footer menu, D10, D16: in ${language}, ${theme}`,
    { tag: '@money' },
    () => {
      test.use({ language, theme });
      test.setTimeout(300_000);

      test('a guest registers, deposits, plays, wins, sees it and withdraws', async ({
        page,
        inspect,
      }, testInfo) => {
        const username = `maria${ownNumber()}`;
        const name = ownName();

        await test.step('opens the site and registers', async () => {
          await page.goto('/m/home');
          await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
          await inspect(page, '01-home-guest');
          await page
            .getByRole('link', { name: text('shell.register') })
            .first()
            .click();
          await expect(page).toHaveURL(/\/m\/register/);
          await inspect(page, '02-register');
          await register(page, text, username);
          await expect(page).toHaveURL(/\/m\/home/);
        });

        await test.step('deposits 500 pesos at the payment company', async () => {
          await page.getByRole('link', { name: text('home.fastDeposit') }).click();
          await expect(page).toHaveURL(/\/m\/voucherCenter/);
          await page.getByRole('textbox', { name: text('deposit.amount') }).fill('500');
          await inspect(page, '03-deposit');
          await page
            .getByRole('button', { name: text('deposit.submit', { amount: '₱500' }) })
            .click();
          await page.getByRole('button', { name: /^Pay/ }).click();
          await expect(page).toHaveURL(/\/m\/voucherCenter\/result/);
          await expect(page.getByText(text('deposit.result.paid'))).toBeVisible();
          await inspect(page, '04-deposit-done');
        });

        let balance = 0n;
        await test.step('plays a game of an outside vendor until it wins', async () => {
          await page.goto('/m/slot-games');
          await page.getByRole('link', { name: coralChoir[language] }).first().click();
          await expect(page).toHaveURL(/\/m\/play\//);
          const game = page.frameLocator('iframe');
          await expect(spinOn(page)).toBeVisible();
          await inspect(page, '05-game');
          await playUntilWin(page, game);
          const inHeader = async () => centavos(await page.locator('header').innerText());
          // The game counts a win up; after that it shows the same cash as the site.
          await expect.poll(async () => (await balanceIn(game)) - (await inHeader())).toBe(0n);
          await page.getByRole('button', { name: text('play.leave') }).click();
        });

        await test.step('plays the deposit through, which the withdrawal asks for', async () => {
          await page.goto('/m/withdraw');
          await expect(page.getByText(text.like('withdraw.blocked.playThrough'))).toBeVisible();
          await inspect(page, '06-play-first');
          // The adjustment leaves enough cash however the rounds end.
          await giveCash(testInfo.project.name, username, '2000.00');
          await page.goto('/m/slot-games');
          await page.getByRole('link', { name: coralChoir[language] }).first().click();
          await raiseBet(page);
          await placeValidBets(page, 1);
          await page.getByRole('button', { name: text('play.leave') }).click();
          balance = await cashOn(page);
        });

        await test.step('finds the win in the records', async () => {
          await page.goto('/m/gameRecord');
          await expect(page.getByText(coralChoir[language]).first()).toBeVisible();
          await expect(page.getByText(/\+₱/).first()).toBeVisible();
          await inspect(page, '07-bet-records');
          await page.goto('/m/transaction/record');
          await expect(
            page.getByText(text('records.bets.win'), { exact: true }).first(),
          ).toBeVisible();
          await inspect(page, '08-transactions');
        });

        await test.step('is asked for the identity, and proves it', async () => {
          await page.goto('/m/withdraw');
          await page.getByRole('link', { name: text('identity.open'), exact: true }).click();
          await expect(page).toHaveURL(/\/m\/identity$/);
          await inspect(page, '09-identity');
          await typeName(page, text, name);
          await sendPassport(page, text);
          await expect(page.getByRole('heading', { name: text('identity.done') })).toBeVisible();
          await inspect(page, '10-identity-verified');
        });

        await test.step('asks for a withdrawal, which is paid after approval', async () => {
          await page
            .getByRole('main')
            .getByRole('link', { name: text('member.withdraw') })
            .click();
          await setPaymentPassword(page, text);
          await addBankAccount(page, text, name);
          await page.getByRole('textbox', { name: text('withdraw.amount') }).fill('200');
          await page
            .getByRole('textbox', { name: text.like('withdraw.password.new') })
            .fill(paymentPassword);
          await inspect(page, '11-withdraw');
          await page
            .getByRole('button', { name: text('withdraw.submit', { amount: '₱200' }) })
            .click();
          await expect(page.getByText(text('withdraw.state.requested.text'))).toBeVisible();
          await inspect(page, '12-withdraw-requested');
          expect(await approveWithdrawals(testInfo.project.name, username)).toBe(1);
          await page.goto('/m/withdraw');
          await expect(page.getByText(text('withdraw.state.paid'), { exact: true })).toBeVisible();
          await page.goto('/m/home');
          await expect
            .poll(async () => centavos(await page.getByRole('banner').innerText()))
            .toBe(balance - 20_000n);
          await inspect(page, '13-home-member');
        });

        expect(await ledgerFindings(testInfo.project.name)).toEqual([]);
      });
    },
  );
}
