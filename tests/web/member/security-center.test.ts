import type { Page } from '@playwright/test';
import { looks } from '../../support/browser.ts';
import { codeIn } from '../../support/outbox.ts';
import {
  holdSession,
  ownMobileNumber,
  ownNumber,
  password,
  registerMember,
} from '../../support/people.ts';
import { expect, test } from '../../support/test.ts';
import { type Texts, textsIn } from '../../support/texts.ts';

const save = (page: Page, text: Texts) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: text('security.save'), exact: true })
    .click();

async function setPaymentPassword(page: Page, text: Texts): Promise<void> {
  const dialog = page.getByRole('dialog');
  const row = page.getByRole('button', { name: new RegExp(text('security.paymentPassword')) });
  await row.click();
  await dialog.getByLabel(text('security.loginPassword')).fill(password);
  await dialog.getByLabel(text('security.paymentPassword.new'), { exact: true }).fill('246810');
  await dialog.getByLabel(text('security.paymentPassword.again'), { exact: true }).fill('246810');
  await save(page, text);
  await expect(dialog).toBeHidden();
  await row.click();
  await dialog.getByLabel(text('security.paymentPassword.old')).fill('246810');
  await dialog.getByLabel(text('security.paymentPassword.new'), { exact: true }).fill('135791');
  await dialog.getByLabel(text('security.paymentPassword.again'), { exact: true }).fill('135791');
  await save(page, text);
  await expect(dialog).toBeHidden();
}

for (const [language, theme] of looks([
  ['EN', 'dark'],
  ['TY', 'light'],
])) {
  const text = textsIn(language);

  test.describe(`§2 Side menu, §7: in ${language}, ${theme}`, () => {
    test.use({ language, theme, expectedErrors: [/status of (400|401|403)/] });

    test('a member raises the security of the account step by step', async ({
      page,
      baseURL,
      outbox,
      picture,
      inspect,
    }) => {
      await holdSession(page, await registerMember(baseURL ?? '', 'luz'));
      await page.goto('/m/securityCenter');
      const dialog = page.getByRole('dialog');
      await expect(page.getByText(text('security.level.low'))).toBeVisible();
      await inspect(page, `security-${language}`);

      await test.step('the payment password is set, and changed with the old one', async () => {
        await setPaymentPassword(page, text);
      });

      await test.step('an e-mail address is added by the code sent to it', async () => {
        const email = `luz${ownNumber()}@example.com`;
        await page.getByRole('button', { name: text.like('security.email') }).click();
        await dialog.getByLabel(text('security.email'), { exact: true }).fill(email);
        await dialog.getByRole('button', { name: text('sms.send') }).click();
        const code = codeIn(await outbox.newestTo(email));
        await inspect(page, `security-email-${language}`);
        await dialog.getByLabel(text('security.email.code')).fill(code);
        await save(page, text);
        await expect(dialog).toBeHidden();
        await expect(page.getByText('lu***@example.com', { exact: true })).toBeVisible();
      });

      await test.step('a mobile number is added by the code sent to it', async () => {
        const mobileNum = ownMobileNumber();
        await page.getByRole('button', { name: text.like('security.mobileNum') }).click();
        await dialog.getByLabel(text('security.mobileNum')).fill(mobileNum);
        await dialog.getByRole('button', { name: text('sms.send') }).click();
        const code = codeIn(await outbox.newestTo(mobileNum));
        await dialog.getByLabel(text('sms.code')).fill(code);
        await save(page, text);
        await expect(dialog).toBeHidden();
        await expect(page.getByText(/^\+63\*{7}\d{3}$/)).toBeVisible();
      });

      await test.step('three questions get three different answers', async () => {
        await page.getByRole('button', { name: text.like('security.questions') }).click();
        const fields = dialog.getByLabel(text('security.questions.answer'));
        for (const place of [0, 1, 2]) await fields.nth(place).fill(`Bantay ${place}`);
        await inspect(page, `security-questions-${language}`);
        await save(page, text);
        await expect(dialog).toBeHidden();
      });
      await expect(page.getByText('85', { exact: true })).toBeVisible();
      await picture(page, `security-safe-${language}`);
    });
  });
}
