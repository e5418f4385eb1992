import type { BrowserContext, Page } from '@playwright/test';
import { looks, onlyInFull } from '../../support/browser.ts';
import { giveCash } from '../../support/operator.ts';
import { paymentPassword, prepareWithdrawals, verifyIdentity } from '../../support/payer.ts';
import { leaveSession, password, registerMember } from '../../support/people.ts';
import { expect, test } from '../../support/test.ts';
import { type Texts, textsIn } from '../../support/texts.ts';
import { field, logIn, press } from './forms.ts';

const deviceCookieOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'device');

/** Fills in the three security questions, which the login password alone may set. */
async function answerQuestions(page: Page, text: Texts) {
  await page.goto('/m/securityCenter');
  await page.getByRole('button', { name: text.like('security.questions') }).click();
  const fields = page.getByRole('dialog').getByLabel(text('security.questions.answer'));
  for (const place of [0, 1, 2]) await fields.nth(place).fill(`Bantay ${place}`);
  await press(page, text('security.save'));
}

for (const language of looks(['EN', 'TY'])) {
  const text = textsIn(language);

  test.describe(`D5: in ${language}`, () => {
    test.use({ language, expectedErrors: [/status of (400|401|403)/] });

    test('a remembered device logs in without typing, and passes a step-up for security', async ({
      page,
      context,
      baseURL,
      expectNotice,
      inspect,
    }) => {
      const { userName } = await registerMember(baseURL ?? '', 'tala');

      await test.step('logging in with the tick, which is on, brings the cookie', async () => {
        await page.goto('/m/login');
        await expect(page.getByRole('checkbox', { name: text('login.remember') })).toBeChecked();
        await logIn(page, text, userName);
        await expect(page).toHaveURL(/\/m\/home/);
        // The notice names the address from which the member logged in the last time.
        const previous = text.like('login.previous').source;
        await expectNotice(page, new RegExp(String.raw`(?=.*(10|127\.0)\.)${previous}`));
        expect(await deviceCookieOf(context)).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
      });

      await test.step('on return the password shows as remembered', async () => {
        await leaveSession(page);
        const before = (await deviceCookieOf(context))?.value;
        await page.goto('/m/login');
        await expect(field(page, text('session.username'))).toHaveValue(userName);
        await expect(page.getByText(text('login.remembered'))).toBeVisible();
        await inspect(page, `remembered-${language}`);
        await press(page, text('login.submit'));
        await expect(page).toHaveURL(/\/m\/home/);
        expect((await deviceCookieOf(context))?.value).not.toBe(before);
      });

      await test.step('a security setting asks for a step-up, and goes on', async () => {
        await answerQuestions(page, text);
        const dialog = page.getByRole('dialog', { name: text('confirm.title') });
        await expect(dialog).toBeVisible();
        await inspect(page, `confirm-${language}`);
        await field(page, text('session.password')).fill(password);
        await dialog.getByRole('button', { name: text('confirm.submit'), exact: true }).click();
        await expect(page.getByRole('dialog')).toHaveCount(0);
      });
    });

    test(
      'a remembered device withdraws with one password only',
      onlyInFull,
      async ({ page, baseURL, picture }, testInfo) => {
        const origin = baseURL ?? '';
        const session = await registerMember(origin, 'mayumi');
        await giveCash(testInfo.project.name, session.userName, '1000.00');
        await verifyIdentity(testInfo.project.name, origin, session);
        await prepareWithdrawals(origin, session);
        await page.goto('/m/login');
        await logIn(page, text, session.userName);
        await expect(page).toHaveURL(/\/m\/home/);
        await leaveSession(page);
        await page.goto('/m/login');
        await expect(page.getByText(text('login.remembered'))).toBeVisible();
        await press(page, text('login.submit'));
        await expect(page).toHaveURL(/\/m\/home/);

        await page.goto('/m/withdraw');
        await page.getByRole('textbox', { name: text('withdraw.amount') }).fill('200');
        await page
          .getByRole('textbox', { name: text.like('confirm.paymentPassword') })
          .fill('000000');
        await page
          .getByRole('button', { name: text('withdraw.submit', { amount: '₱200' }) })
          .click();
        await expect(page.getByText(text('error.payment.password.wrong'))).toBeVisible();
        await picture(page, `withdraw-wrong-${language}`);
        await page
          .getByRole('textbox', { name: text.like('confirm.paymentPassword') })
          .fill(paymentPassword);
        await page
          .getByRole('button', { name: text('withdraw.submit', { amount: '₱200' }) })
          .click();
        await expect(page).toHaveURL(/\/m\/withdraw\/result\?id=/);
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(page.getByRole('main').getByRole('status')).toContainText(
          text('withdraw.state.requested'),
        );
      },
    );
  });
}
