import { looks, onlyInFull } from '../../support/browser.ts';
import { heldSession, leaveSession, recordOf, registerMember } from '../../support/people.ts';
import { expect, test } from '../../support/test.ts';
import { textsIn } from '../../support/texts.ts';
import { addAuthenticator, untilOffered, named } from './authenticator.ts';
import { logIn, press } from './forms.ts';

for (const [language, theme] of looks([
  ['EN', 'dark'],
  ['TY', 'light'],
])) {
  const text = textsIn(language);

  test.describe(`§7: in ${language}, ${theme}`, () => {
    test.use({ language, theme, baseURL: named, expectedErrors: [/status of (401|403)/] });

    test('a member adds a passkey, logs in with it and removes it', async ({
      page,
      picture,
      expectNotice,
      inspect,
    }) => {
      const layFinger = await addAuthenticator(page);
      const session = await registerMember(named, 'luz');
      await page.goto('/m/login');
      await page.evaluate((record) => Object.assign(localStorage, record), recordOf(session));
      const dialog = page.getByRole('dialog');

      await test.step('it is added under a name, and renamed', async () => {
        await page.goto('/m/securityCenter');
        await page.getByRole('button', { name: text('passkey.add') }).click();
        await inspect(page, `passkey-add-${language}`);
        await dialog.getByLabel(text('passkey.name')).fill('Fone');
        await dialog.getByRole('button', { name: text('passkey.make') }).click();
        await expect(dialog).toBeHidden();
        await page.getByRole('button', { name: `Fone ${text('passkey.unused')}` }).click();
        await dialog.getByLabel(text('passkey.name')).fill('Phone');
        await dialog.getByRole('button', { name: text('security.save') }).click();
        await expect(page.getByRole('button', { name: /^Phone/ })).toBeVisible();
        await picture(page, `passkey-list-${language}`);
      });

      await test.step('without a name or password it logs the member in', async () => {
        await leaveSession(page);
        await layFinger(false);
        await page.goto('/m/login');
        const button = page.getByRole('button', { name: text('passkey.logIn') });
        await expect(button).toBeVisible();
        await inspect(page, `passkey-login-${language}`);
        await untilOffered(page);
        await layFinger(true);
        await button.click();
        await expect(page).toHaveURL(/\/m\/home/);
        await expectNotice(page, text.like('login.previous'));
        const kept = await heldSession(page);
        expect(kept).toContain(session.userName);
      });

      await test.step('the browser offers it with the user name, and that is enough', async () => {
        await leaveSession(page);
        await page.goto('/m/login');
        await expect(page).toHaveURL(/\/m\/home/);
      });

      await test.step('once removed it logs nobody in', async () => {
        await page.goto('/m/securityCenter');
        await page.getByRole('button', { name: /^Phone/ }).click();
        await dialog.getByRole('button', { name: text('passkey.remove') }).click();
        await page
          .getByRole('dialog')
          .last()
          .getByRole('button', { name: text('passkey.remove') })
          .click();
        await expect(page.getByRole('button', { name: /^Phone/ })).toHaveCount(0);
        await leaveSession(page);
        await page.goto('/m/login');
        await page.getByRole('button', { name: text('passkey.logIn') }).click();
        await expect(page.getByText(text('error.passkey.failed'))).toBeVisible();
      });
    });

    test(
      'on a remembered device the passkey serves as step-up',
      onlyInFull,
      async ({ page, picture }) => {
        const layFinger = await addAuthenticator(page);
        const session = await registerMember(named, 'luz');
        const dialog = page.getByRole('dialog');
        await page.goto('/m/login');
        await page.evaluate((record) => Object.assign(localStorage, record), recordOf(session));
        await page.goto('/m/securityCenter');
        await page.getByRole('button', { name: text('passkey.add') }).click();
        await dialog.getByLabel(text('passkey.name')).fill('Phone');
        await dialog.getByRole('button', { name: text('passkey.make') }).click();
        await expect(dialog).toBeHidden();

        await test.step('it is remembered, and logs in without a password', async () => {
          await layFinger(false);
          await leaveSession(page);
          await page.goto('/m/login');
          await logIn(page, text, session.userName);
          await expect(page).toHaveURL(/\/m\/home/);
          await leaveSession(page);
          await page.goto('/m/login');
          await expect(page.getByText(text('login.remembered'))).toBeVisible();
          await press(page, text('login.submit'));
          await expect(page).toHaveURL(/\/m\/home/);
        });

        await test.step('a security setting asks for a step-up, done by the passkey', async () => {
          await page.goto('/m/securityCenter');
          await page.getByRole('button', { name: text.like('security.questions') }).click();
          const fields = dialog.getByLabel(text('security.questions.answer'));
          for (const place of [0, 1, 2]) await fields.nth(place).fill(`Bantay ${place}`);
          await press(page, text('security.save'));
          const asking = page.getByRole('dialog', { name: text('confirm.title') });
          await expect(asking).toBeVisible();
          await picture(page, `passkey-confirm-${language}`);
          await layFinger(true);
          await asking.getByRole('button', { name: text('passkey.confirm') }).click();
          await expect(dialog).toHaveCount(0);
        });
      },
    );
  });
}
