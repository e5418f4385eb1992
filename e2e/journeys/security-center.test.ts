import type { Page } from '@playwright/test';
import { registerMember } from '../fixtures/account.ts';
import { looks } from '../fixtures/looks.ts';
import { ownMobileNumber, ownNumber } from '../fixtures/own-number.ts';
import { expect, test } from '../fixtures/test.ts';

const password = 'lantern-on-water';

const words = {
  EN: {
    low: 'Security: weak',
    payment: 'Payment password',
    loginPassword: 'Login password',
    newDigits: 'New payment password',
    againDigits: 'Confirm new payment password',
    present: 'Current payment password',
    save: 'Save',
    saved: 'Change saved',
    mobile: 'Mobile number',
    email: 'E-mail',
    send: 'Send code',
    smsCode: 'SMS code',
    mailCode: 'E-mail code',
    questions: 'Security questions',
    answer: 'Your answer',
  },
  TY: {
    low: 'Security: mahina',
    payment: 'Payment password',
    loginPassword: 'Login password',
    newDigits: 'Bagong payment password',
    againDigits: 'I-confirm ang bagong payment password',
    present: 'Kasalukuyang payment password',
    save: 'I-save',
    saved: 'Na-save ang pagbabago',
    mobile: 'Mobile number',
    email: 'E-mail',
    send: 'Ipadala ang code',
    smsCode: 'SMS code',
    mailCode: 'Code sa e-mail',
    questions: 'Mga security question',
    answer: 'Sagot mo',
  },
} as const;

type Words = (typeof words)['EN' | 'TY'];

async function enter(page: Page, origin: string) {
  const session = await registerMember(origin, 'luz', password);
  const record = JSON.stringify({ ...session, merchantCode: 'PAVILION' });
  await page.addInitScript((kept) => {
    if (location.pathname.startsWith('/m/')) localStorage.setItem('MC_SESSION_INFO', kept);
  }, record);
  return session;
}

const codeIn = (text: string) => /\b\d{6}\b/.exec(text)?.[0] ?? '';
const save = (page: Page, text: Words) =>
  page.getByRole('dialog').getByRole('button', { name: text.save, exact: true }).click();

async function setPaymentPassword(page: Page, text: Words): Promise<void> {
  const dialog = page.getByRole('dialog');
  const row = page.getByRole('button', { name: new RegExp(text.payment) });
  await row.click();
  await dialog.getByLabel(text.loginPassword).fill(password);
  await dialog.getByLabel(text.newDigits, { exact: true }).fill('246810');
  await dialog.getByLabel(text.againDigits, { exact: true }).fill('246810');
  await save(page, text);
  await expect(dialog).toBeHidden();
  await row.click();
  await dialog.getByLabel(text.present).fill('246810');
  await dialog.getByLabel(text.newDigits, { exact: true }).fill('135791');
  await dialog.getByLabel(text.againDigits, { exact: true }).fill('135791');
  await save(page, text);
  await expect(dialog).toBeHidden();
}

for (const [language, theme] of looks([
  ['EN', 'dark'],
  ['TY', 'light'],
])) {
  const text = words[language];

  test.describe(`§2 Side menu, §7: in ${language}, ${theme}`, () => {
    test.use({ language, theme, expectedErrors: [/status of (400|401|403)/] });

    test('a member raises the security of the account step by step', async ({
      page,
      baseURL,
      outbox,
      axeCheck,
      picture,
    }) => {
      await enter(page, baseURL ?? '');
      await page.goto('/m/securityCenter');
      const dialog = page.getByRole('dialog');
      await expect(page.getByText(text.low)).toBeVisible();
      await axeCheck(page);
      await picture(page, `security-${language}`);

      await test.step('the payment password is set, and changed with the old one', async () => {
        await setPaymentPassword(page, text);
      });

      await test.step('an e-mail address is added by the code sent to it', async () => {
        const email = `luz${ownNumber()}@example.com`;
        await page.getByRole('button', { name: new RegExp(`^${text.email}`) }).click();
        await dialog.getByLabel(text.email, { exact: true }).fill(email);
        await dialog.getByRole('button', { name: text.send }).click();
        const code = codeIn((await outbox.newestTo(email)).text);
        await axeCheck(page);
        await picture(page, `security-email-${language}`);
        await dialog.getByLabel(text.mailCode).fill(code);
        await save(page, text);
        await expect(dialog).toBeHidden();
        await expect(page.getByText('lu***@example.com', { exact: true })).toBeVisible();
      });

      await test.step('a mobile number is added by the code sent to it', async () => {
        const mobileNum = ownMobileNumber();
        await page.getByRole('button', { name: new RegExp(`^${text.mobile}`) }).click();
        await dialog.getByLabel(text.mobile).fill(mobileNum);
        await dialog.getByRole('button', { name: text.send }).click();
        const code = codeIn((await outbox.newestTo(`+63${mobileNum.slice(1)}`)).text);
        await dialog.getByLabel(text.smsCode).fill(code);
        await save(page, text);
        await expect(dialog).toBeHidden();
        await expect(page.getByText(/^\+63\*{7}\d{3}$/)).toBeVisible();
      });

      await test.step('three questions get three different answers', async () => {
        await page.getByRole('button', { name: new RegExp(`^${text.questions}`) }).click();
        const fields = dialog.getByLabel(text.answer);
        for (const place of [0, 1, 2]) await fields.nth(place).fill(`Bantay ${place}`);
        await axeCheck(page);
        await picture(page, `security-questions-${language}`);
        await save(page, text);
        await expect(dialog).toBeHidden();
      });
      await expect(page.getByText('85', { exact: true })).toBeVisible();
      await picture(page, `security-safe-${language}`);
    });
  });
}
