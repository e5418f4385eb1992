import type { BrowserContext, Page } from '@playwright/test';
import { registerMember } from '../fixtures/account.ts';
import { looks } from '../fixtures/looks.ts';
import { giveCash } from '../fixtures/operator-money.ts';
import { paymentPassword, prepareWithdrawals } from '../fixtures/payer.ts';
import { expect, test } from '../fixtures/test.ts';

const password = 'lantern-on-water';

const words = {
  EN: {
    username: 'Username',
    password: 'Password',
    remember: 'Remember me',
    remembered: 'This device is remembered. Just log in.',
    logIn: 'Log in',
    previous: /Last login: .*10\.|Last login: .*127\.0/,
    isItYou: 'Verify it’s you',
    confirm: 'Confirm',
    payment: /Payment password/,
    paymentWrong: 'The payment password is incorrect.',
    amount: 'Amount',
    withdraw: /^Withdraw ₱/,
    requested: 'Requested',
    questions: 'Security questions',
    answer: 'Your answer',
    save: 'Save',
  },
  TY: {
    username: 'Username',
    password: 'Password',
    remember: 'Tandaan ako',
    remembered: 'Natatandaan ang device na ito. Mag-log in na lang.',
    logIn: 'Mag-log in',
    previous: /Huling login: .*10\.|Huling login: .*127\.0/,
    isItYou: 'I-verify na ikaw ito',
    confirm: 'I-confirm',
    payment: /Payment password/,
    paymentWrong: 'Mali ang payment password.',
    amount: 'Halaga',
    withdraw: /^Mag-withdraw ng ₱/,
    requested: 'Na-request',
    questions: 'Mga security question',
    answer: 'Sagot mo',
    save: 'I-save',
  },
} as const;

type Words = (typeof words)['EN' | 'TY'];

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function pressLogIn(page: Page, text: Words) {
  await page.getByRole('button', { name: text.logIn, exact: true }).click();
}

const deviceCookieOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'device');

/** Fills in the three security questions, which the login password alone may set. */
async function answerQuestions(page: Page, text: Words) {
  await page.goto('/m/securityCenter');
  await page.getByRole('button', { name: new RegExp(`^${text.questions}`) }).click();
  const fields = page.getByRole('dialog').getByLabel(text.answer);
  for (const place of [0, 1, 2]) await fields.nth(place).fill(`Bantay ${place}`);
  await pressSave(page, text);
}

const pressSave = (page: Page, text: Words) =>
  page.getByRole('button', { name: text.save, exact: true }).click();

for (const language of looks(['EN', 'TY'])) {
  const text = words[language];

  test.describe(`D5: in ${language}`, () => {
    test.use({ language, expectedErrors: [/status of (400|401|403)/] });

    test('a remembered device logs in without typing, and passes a step-up for security', async ({
      page,
      context,
      baseURL,
      axeCheck,
      picture,
      expectNotice,
    }) => {
      const { userName } = await registerMember(baseURL ?? '', 'tala', password);

      await test.step('logging in with the tick, which is on, brings the cookie', async () => {
        await page.goto('/m/login');
        await expect(page.getByRole('checkbox', { name: text.remember })).toBeChecked();
        await field(page, text.username).fill(userName);
        await field(page, text.password).fill(password);
        await pressLogIn(page, text);
        await expect(page).toHaveURL(/\/m\/home/);
        await expectNotice(page, text.previous);
        expect(await deviceCookieOf(context)).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
      });

      await test.step('on return the password shows as remembered', async () => {
        await page.evaluate(() => localStorage.removeItem('MC_SESSION_INFO'));
        const before = (await deviceCookieOf(context))?.value;
        await page.goto('/m/login');
        await expect(field(page, text.username)).toHaveValue(userName);
        await expect(page.getByText(text.remembered)).toBeVisible();
        await axeCheck(page);
        await picture(page, `remembered-${language}`);
        await pressLogIn(page, text);
        await expect(page).toHaveURL(/\/m\/home/);
        expect((await deviceCookieOf(context))?.value).not.toBe(before);
      });

      await test.step('a security setting asks for a step-up, and goes on', async () => {
        await answerQuestions(page, text);
        const dialog = page.getByRole('dialog', { name: text.isItYou });
        await expect(dialog).toBeVisible();
        await axeCheck(page);
        await picture(page, `confirm-${language}`);
        await field(page, text.password).fill(password);
        await dialog.getByRole('button', { name: text.confirm, exact: true }).click();
        await expect(page.getByRole('dialog')).toHaveCount(0);
      });
    });

    test('a remembered device withdraws with one password only', async ({
      page,
      baseURL,
      picture,
    }, testInfo) => {
      const origin = baseURL ?? '';
      const session = await registerMember(origin, 'mayumi', password);
      await giveCash(testInfo.project.name, session.userName, '1000.00');
      await prepareWithdrawals(origin, session, '001234567890');
      await page.goto('/m/login');
      await field(page, text.username).fill(session.userName);
      await field(page, text.password).fill(password);
      await pressLogIn(page, text);
      await expect(page).toHaveURL(/\/m\/home/);
      await page.evaluate(() => localStorage.removeItem('MC_SESSION_INFO'));
      await page.goto('/m/login');
      await expect(page.getByText(text.remembered)).toBeVisible();
      await pressLogIn(page, text);
      await expect(page).toHaveURL(/\/m\/home/);

      await page.goto('/m/withdraw');
      await page.getByRole('textbox', { name: text.amount }).fill('200');
      await page.getByRole('textbox', { name: text.payment }).fill('000000');
      await page.getByRole('button', { name: text.withdraw }).click();
      await expect(page.getByText(text.paymentWrong)).toBeVisible();
      await picture(page, `withdraw-wrong-${language}`);
      await page.getByRole('textbox', { name: text.payment }).fill(paymentPassword);
      await page.getByRole('button', { name: text.withdraw }).click();
      await expect(page).toHaveURL(/\/m\/withdraw\/result\?id=/);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('status')).toContainText(text.requested);
    });
  });
}
