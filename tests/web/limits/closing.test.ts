import type { Page } from '@playwright/test';
import { looks, onlyInFull } from '../../support/browser.ts';
import {
  approveWithdrawals,
  confirmAdjustment,
  giveCash,
  ledgerFindings,
  reopenAccount,
} from '../../support/operator.ts';
import { paymentPassword, prepareWithdrawals, verifyIdentity } from '../../support/payer.ts';
import { heldSession, registerMember, sendCall } from '../../support/people.ts';
import { expect, test } from '../../support/test.ts';
import { type Texts, textsIn } from '../../support/texts.ts';
import { field, logIn, press } from '../session/forms.ts';

/** Longer than the job waits between two looks at an account that has waited for some seconds. */
const closesWithinMs = 30_000;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function logInOn(page: Page, text: Texts, userName: string): Promise<void> {
  await page.goto('/m/login');
  await logIn(page, text, userName);
  await expect.poll(() => heldSession(page)).not.toBeNull();
}

/** Closes the account of who is logged in; the page says in its place what became of it. */
async function closeOn(page: Page, text: Texts): Promise<void> {
  await press(page, text('exclusion.next'));
  const sheet = page.getByRole('dialog', { name: text('closing.question') });
  await sheet.getByRole('button', { name: text('closing.confirm') }).click();
}

/** Answers the question whether a step is really wanted. */
async function confirm(page: Page, question: string, yes: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: question });
  await dialog.getByRole('button', { name: yes, exact: true }).click();
}

for (const [language, theme] of looks([
  ['EN', 'dark'],
  ['TY', 'light'],
])) {
  const text = textsIn(language);

  test.describe(`§7: closing the account in ${language}, ${theme}`, () => {
    test.use({ language, theme, expectedErrors: [/status of 40[0139]/] });

    test('the balance is paid out first, then the account closes by itself', async ({
      page,
      baseURL,
      inspect,
    }, { project }) => {
      const origin = baseURL ?? '';
      const session = await registerMember(origin, 'closer');
      const { userName } = session;
      await giveCash(project.name, userName, '500.00');
      await verifyIdentity(project.name, origin, session);
      await prepareWithdrawals(origin, session);
      await logInOn(page, text, userName);

      await test.step('from the settings, in two steps', async () => {
        await page.goto('/m/set');
        await page.getByRole('link', { name: text('title.closeAccount') }).click();
        await expect(page.getByRole('main')).toContainText(text('closing.final'));
        await inspect(page, `close-${language}`);
        await closeOn(page, text);
        await expect(heading(page, text('closing.now'))).toBeVisible();
        expect(await heldSession(page)).toBeNull();
        await inspect(page, `close-begun-${language}`);
      });

      await test.step('a log-in opens the balance alone', async () => {
        await press(page, text('exclusion.begun.logIn'));
        await logIn(page, text, userName);
        await expect(page).toHaveURL(/\/m\/exclusion/);
        await expect(region(page, text('closing.now'))).toContainText(text('closing.wait.balance'));
        await page.goto('/m/voucherCenter');
        await expect(page).toHaveURL(/\/m\/exclusion/);
        await expect(region(page, text('closing.now'))).toBeVisible();
        await inspect(page, `closing-${language}`);
      });

      await test.step('the whole balance is withdrawn', async () => {
        await page
          .getByRole('main')
          .getByRole('link', { name: text('title.withdraw') })
          .click();
        await press(page, text('withdraw.whole.fill'));
        await field(page, text('withdraw.password.new')).fill(paymentPassword);
        await page
          .getByRole('button', { name: text.like('withdraw.submit', { amount: '₱500' }) })
          .click();
        await expect(page).toHaveURL(/\/m\/withdraw\/result/);
        await page.goto('/m/exclusion');
        await expect(region(page, text('closing.now'))).toContainText(
          text('closing.wait.withdrawal'),
        );
      });

      await test.step('once it is paid the account closes, and the open page turns', async () => {
        expect(await approveWithdrawals(project.name, userName)).toBe(1);
        await expect(heading(page, text('security.session.ended'))).toBeVisible({
          timeout: closesWithinMs,
        });
        await inspect(page, `closing-over-${language}`);
        await press(page, text('shell.logIn'));
        await logIn(page, text, userName);
        await expect(page.getByText(text('error.member.closed'))).toBeVisible();
        expect(await heldSession(page)).toBeNull();
        await inspect(page, `closed-log-in-${language}`);
      });

      await test.step('an operator opens it again', async () => {
        await reopenAccount(project.name, userName);
        await logInOn(page, text, userName);
        await expect(page).toHaveURL(/\/m\/home/);
      });
      expect(await ledgerFindings(project.name)).toEqual([]);
    });

    test(
      'the member keeps it after all, or gives up what cannot be withdrawn',
      onlyInFull,
      async ({ page, baseURL, inspect }, { project }) => {
        const origin = baseURL ?? '';
        const session = await registerMember(origin, 'keeper');
        const { userName } = session;
        await giveCash(project.name, userName, '0.37');

        await test.step('keeps it', async () => {
          await logInOn(page, text, userName);
          await page.goto('/m/closeAccount');
          await closeOn(page, text);
          await expect(heading(page, text('closing.now'))).toBeVisible();
          await logInOn(page, text, userName);
          await page.goto('/m/exclusion');
          await press(page, text('closing.keep'));
          await confirm(page, text('closing.keep.question'), text('closing.keep'));
          await expect(heading(page, text('closing.kept'))).toBeVisible();
          await inspect(page, `closing-kept-${language}`);
          await logInOn(page, text, userName);
          await expect(page).toHaveURL(/\/m\/home/);
        });

        await test.step('gives up the rest, which an operator books', async () => {
          await page.goto('/m/closeAccount');
          await closeOn(page, text);
          await expect(heading(page, text('closing.now'))).toBeVisible();
          await logInOn(page, text, userName);
          await page.goto('/m/exclusion');
          const amount = '₱0.37';
          await inspect(page, `closing-rest-${language}`);
          await press(page, text('closing.rest.do', { amount }));
          await confirm(
            page,
            text('closing.rest.question', { amount }),
            text('closing.rest.do', { amount }),
          );
          await expect(page.getByText(text('closing.rest.done', { amount }))).toBeVisible();
          await confirmAdjustment(project.name, userName);
          await expect(heading(page, text('security.session.ended'))).toBeVisible({
            timeout: closesWithinMs,
          });
        });
        expect(await ledgerFindings(project.name)).toEqual([]);
      },
    );

    test('without money it is closed at once', onlyInFull, async ({ page, baseURL, inspect }) => {
      const origin = baseURL ?? '';
      const { userName, token } = await registerMember(origin, 'leaver');
      await logInOn(page, text, userName);
      await page.goto('/m/closeAccount');
      await closeOn(page, text);
      await expect(heading(page, text('closing.done'))).toBeVisible();
      await inspect(page, `closed-${language}`);
      await press(page, text('session.back'));
      await expect(page).toHaveURL(/\/m\/home/);
      const answer = await page.request.get(`${origin}/wps/wallets/gcs`, {
        headers: { merchant: 'PAVILION', authorization: token },
      });
      expect(answer.status()).toBe(401);
      const body = { username: userName, password: 'lantern-on-water' };
      await expect(
        sendCall(origin, { method: 'POST', path: '/wps/session/login', body }),
      ).rejects.toThrow(/member\.closed|403/);
    });
  });
}
