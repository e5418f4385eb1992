import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { onlyInFull } from '../../support/browser.ts';
import { codeIn, type SentMessage } from '../../support/outbox.ts';
import { heldSession, ownMobileNumber, ownNumber, registerMember } from '../../support/people.ts';
import { expect, test } from '../../support/test.ts';
import { textsIn } from '../../support/texts.ts';
import { addAuthenticator, untilOffered, named } from './authenticator.ts';
import { field, fillRegistration, logIn, press, solveCaptcha } from './forms.ts';
import { type SecretWatch, watchForSecrets } from './secret-watch.ts';

const newPassword = () => `canary-${randomBytes(12).toString('hex')}`;
const text = textsIn('EN');

/** Visits pages after a log-in; only the session record may hold the new token. */
async function isIn(page: Page, watch: SecretWatch): Promise<void> {
  await expect(page).toHaveURL(/\/m\/home/);
  const { token = '' } = JSON.parse((await heldSession(page)) ?? '{}') as { token?: string };
  expect(token.length).toBeGreaterThan(40);
  watch.plant('token of a session', token, ({ where }) =>
    where.endsWith('local storage, MC_SESSION_INFO'),
  );
  await watch.look(page);
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/m/set');
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/m\/home/);
}

test.describe('D4: planted secrets', () => {
  test.use({ expectedErrors: [/status of (400|401|403)/] });

  test('registration and log-ins by phone leave no password, code or token behind', async ({
    page,
    context,
    outbox,
  }) => {
    const watch = await watchForSecrets(context);
    const mobileNum = ownMobileNumber();
    const password = newPassword();
    const wrongPassword = newPassword();
    const resetPassword = newPassword();
    watch.plant('password', password);
    watch.plant('wrong password', wrongPassword);
    watch.plant('password of the reset', resetPassword);
    let known: SentMessage | undefined;

    async function typeCode(kind: string): Promise<void> {
      await field(page, 'Mobile number').fill(mobileNum);
      await press(page, 'Send code');
      known = await outbox.newestTo(mobileNum, known);
      const code = codeIn(known);
      expect(code).toMatch(/^\d{6}$/);
      watch.plant(`code ${kind}`, code);
      await field(page, 'SMS code').fill(code);
    }

    await test.step('registered by number', async () => {
      await page.goto('/m/register');
      await page.getByRole('tab', { name: 'Mobile number' }).click();
      await typeCode('to register');
      await fillRegistration(page, text, password);
      await watch.look(page);
      await press(page, 'Sign up');
      await isIn(page, watch);
    });

    await test.step('logged in by password, at the second try', async () => {
      await signOut(page);
      await page.goto('/m/login');
      await logIn(page, text, mobileNum, wrongPassword);
      await expect(page.locator('img[src^="data:image/png"]')).toBeVisible();
      await watch.look(page);
      await solveCaptcha(page, 'EN');
      await logIn(page, text, mobileNum, password);
      await isIn(page, watch);
    });

    await test.step('logged in by code', async () => {
      await signOut(page);
      await page.goto('/m/login');
      await page.getByRole('tab', { name: 'SMS code' }).click();
      await typeCode('to log in');
      await watch.look(page);
      await press(page, 'Log in');
      await isIn(page, watch);
    });

    await test.step('logged in with a new password', async () => {
      await signOut(page);
      await page.goto('/m/forget');
      await typeCode('of the reset');
      await field(page, 'New password').fill(resetPassword);
      await watch.look(page);
      await press(page, 'Reset password');
      await isIn(page, watch);
    });

    expect(watch.found()).toEqual([]);
  });
});

test.describe('D4: planted secrets, on a host name', () => {
  test.use({ baseURL: named, expectedErrors: [/status of (400|401|403)/] });

  test(
    'log-ins by mail and passkey leave none behind either',
    onlyInFull,
    async ({ page, context, outbox, expectNotice }) => {
      const watch = await watchForSecrets(context);
      const email = `luz${ownNumber()}@example.com`;
      const secrets = {
        password: newPassword(),
        'password of the link': newPassword(),
        'changed password': newPassword(),
        'payment password': '482915',
        'new payment password': '739164',
        answer: newPassword(),
      };
      for (const [name, secret] of Object.entries(secrets)) watch.plant(name, secret);
      const { password, answer } = secrets;
      const { userName } = await registerMember(named, 'luz', { password });
      const dialog = page.getByRole('dialog');
      const save = async () => {
        await watch.look(page);
        await dialog.getByRole('button', { name: 'Save', exact: true }).click();
        await expect(dialog).toBeHidden();
      };
      const layFinger = await addAuthenticator(page);

      await test.step('the security of the account is raised', async () => {
        await page.goto('/m/login');
        await logIn(page, text, userName, password);
        await isIn(page, watch);
        await page.goto('/m/securityCenter');
        const payment = page.getByRole('button', { name: /Payment password/ });
        await payment.click();
        await dialog.getByLabel('Login password').fill(password);
        const digits = secrets['payment password'];
        await dialog.getByLabel('New payment password', { exact: true }).fill(digits);
        await dialog.getByLabel('Confirm new payment password').fill(digits);
        await save();
        await payment.click();
        const changed = secrets['new payment password'];
        await dialog.getByLabel('Current payment password').fill(digits);
        await dialog.getByLabel('New payment password', { exact: true }).fill(changed);
        await dialog.getByLabel('Confirm new payment password').fill(changed);
        await save();
        await page.getByRole('button', { name: /^E-mail/ }).click();
        await dialog.getByLabel('E-mail', { exact: true }).fill(email);
        await dialog.getByRole('button', { name: 'Send code' }).click();
        const code = codeIn(await outbox.newestTo(email));
        expect(code).toMatch(/^\d{6}$/);
        watch.plant('code of the mail', code);
        await dialog.getByLabel('E-mail code').fill(code);
        await save();
        await page.getByRole('button', { name: /^Security questions/ }).click();
        const fields = dialog.getByLabel('Your answer');
        for (const place of [0, 1, 2]) await fields.nth(place).fill(`${answer}${place}`);
        await save();
      });

      await test.step('a passkey is added, and logs in', async () => {
        await page.getByRole('button', { name: 'Add a passkey' }).click();
        await dialog.getByLabel('Passkey name').fill('Phone');
        await dialog.getByRole('button', { name: 'Continue' }).click();
        await expect(dialog).toBeHidden();
        await layFinger(false);
        await signOut(page);
        await page.goto('/m/login');
        const button = page.getByRole('button', { name: 'Log in with a passkey' });
        await expect(button).toBeVisible();
        await untilOffered(page);
        await layFinger(true);
        await button.click();
        await isIn(page, watch);
        await layFinger(false);
        await signOut(page);
      });

      await test.step('the link of a mail sets a password and leaves no trace', async () => {
        const before = await outbox.newestTo(email);
        await page.goto('/m/login');
        await page.getByRole('link', { name: 'Forgot password?' }).click();
        await page.getByRole('tab', { name: 'E-mail' }).click();
        await field(page, 'Username').fill(userName);
        await field(page, 'Account e-mail').fill(email);
        await press(page, 'Send link');
        await expect(page).toHaveURL(/\/m\/login/);
        const mail = await outbox.newestTo(email, before);
        const link = /http\S+#token=\S+/.exec(mail.text)?.[0] ?? '';
        const opened = link.replace('127.0.0.1', 'localhost');
        // The browser opens the link with the secret once; after that the secret may be nowhere.
        watch.plant(
          'secret of the link',
          link.split('#token=')[1] ?? '',
          (seen) => /^address of a (page|request)$/.test(seen.where) && seen.text === opened,
        );
        await page.goto(opened);
        const fresh = secrets['password of the link'];
        await field(page, 'New password').fill(fresh);
        await field(page, 'Confirm new password').fill(fresh);
        await watch.look(page);
        await press(page, 'Save');
        await expect(page).toHaveURL(/\/m\/login/);
        await logIn(page, text, userName, fresh);
        await isIn(page, watch);
      });

      await test.step('the password is changed', async () => {
        const fresh = secrets['changed password'];
        await page.goto('/m/changePsw');
        await field(page, 'Old password').fill(secrets['password of the link']);
        await field(page, 'New password').fill(fresh);
        await field(page, 'Confirm new password').fill(fresh);
        await watch.look(page);
        await press(page, 'Save');
        await expectNotice(page, 'Change saved');
        await watch.look(page);
      });

      expect(watch.found()).toEqual([]);
    },
  );
});
