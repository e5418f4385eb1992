import { registerMember } from '../fixtures/account.ts';
import { addAuthenticator, untilOffered, named } from '../fixtures/authenticator.ts';
import { looks } from '../fixtures/looks.ts';
import { expect, test } from '../fixtures/test.ts';

const password = 'lantern-on-water';

const words = {
  EN: {
    add: 'Add a passkey',
    name: 'Passkey name',
    goOn: 'Continue',
    save: 'Save',
    remove: 'Remove',
    unused: 'Not used yet',
    previous: /^Last login: /,
    logIn: 'Log in with a passkey',
    failed: 'This passkey did not work. Try again, or use your password.',
    username: 'Username',
    password: 'Password',
    pressLogIn: 'Log in',
    remembered: 'This device is remembered. Just log in.',
    questions: 'Security questions',
    answer: 'Your answer',
    isItYou: 'Verify it’s you',
    confirm: 'Use a passkey',
  },
  TY: {
    add: 'Magdagdag ng passkey',
    name: 'Pangalan ng passkey',
    goOn: 'Magpatuloy',
    save: 'I-save',
    remove: 'Alisin',
    unused: 'Hindi pa nagagamit',
    previous: /^Huling login: /,
    logIn: 'Mag-log in gamit ang passkey',
    failed: 'Hindi gumana ang passkey. Subukan ulit, o gamitin ang password mo.',
    username: 'Username',
    password: 'Password',
    pressLogIn: 'Mag-log in',
    remembered: 'Natatandaan ang device na ito. Mag-log in na lang.',
    questions: 'Mga security question',
    answer: 'Sagot mo',
    isItYou: 'I-verify na ikaw ito',
    confirm: 'Gumamit ng passkey',
  },
} as const;

for (const [language, theme] of looks([
  ['EN', 'dark'],
  ['TY', 'light'],
])) {
  const text = words[language];

  test.describe(`§7: in ${language}, ${theme}`, () => {
    test.use({ language, theme, baseURL: named, expectedErrors: [/status of (401|403)/] });

    test('a member adds a passkey, logs in with it and removes it', async ({
      page,
      axeCheck,
      picture,
      expectNotice,
    }) => {
      const layFinger = await addAuthenticator(page);
      const session = await registerMember(named, 'luz', password);
      const record = JSON.stringify({ ...session, merchantCode: 'PAVILION' });
      await page.goto('/m/login');
      await page.evaluate((kept) => localStorage.setItem('MC_SESSION_INFO', kept), record);
      const dialog = page.getByRole('dialog');

      await test.step('it is added under a name, and renamed', async () => {
        await page.goto('/m/securityCenter');
        await page.getByRole('button', { name: text.add }).click();
        await axeCheck(page);
        await picture(page, `passkey-add-${language}`);
        await dialog.getByLabel(text.name).fill('Fone');
        await dialog.getByRole('button', { name: text.goOn }).click();
        await expect(dialog).toBeHidden();
        await page.getByRole('button', { name: `Fone ${text.unused}` }).click();
        await dialog.getByLabel(text.name).fill('Phone');
        await dialog.getByRole('button', { name: text.save }).click();
        await expect(page.getByRole('button', { name: /^Phone/ })).toBeVisible();
        await picture(page, `passkey-list-${language}`);
      });

      await test.step('without a name or password it logs the member in', async () => {
        await page.evaluate(() => localStorage.removeItem('MC_SESSION_INFO'));
        await layFinger(false);
        await page.goto('/m/login');
        const button = page.getByRole('button', { name: text.logIn });
        await expect(button).toBeVisible();
        await axeCheck(page);
        await picture(page, `passkey-login-${language}`);
        await untilOffered(page);
        await layFinger(true);
        await button.click();
        await expect(page).toHaveURL(/\/m\/home/);
        await expectNotice(page, text.previous);
        const kept = await page.evaluate(() => localStorage.getItem('MC_SESSION_INFO'));
        expect(kept).toContain(session.userName);
      });

      await test.step('the browser offers it with the user name, and that is enough', async () => {
        await page.evaluate(() => localStorage.removeItem('MC_SESSION_INFO'));
        await page.goto('/m/login');
        await expect(page).toHaveURL(/\/m\/home/);
      });

      await test.step('once removed it logs nobody in', async () => {
        await page.goto('/m/securityCenter');
        await page.getByRole('button', { name: /^Phone/ }).click();
        await dialog.getByRole('button', { name: text.remove }).click();
        await page.getByRole('dialog').last().getByRole('button', { name: text.remove }).click();
        await expect(page.getByRole('button', { name: /^Phone/ })).toHaveCount(0);
        await page.evaluate(() => localStorage.removeItem('MC_SESSION_INFO'));
        await page.goto('/m/login');
        await page.getByRole('button', { name: text.logIn }).click();
        await expect(page.getByText(text.failed)).toBeVisible();
      });
    });

    test('on a remembered device the passkey serves as step-up', async ({ page, picture }) => {
      const layFinger = await addAuthenticator(page);
      const session = await registerMember(named, 'luz', password);
      const record = JSON.stringify({ ...session, merchantCode: 'PAVILION' });
      const forget = () => page.evaluate(() => localStorage.removeItem('MC_SESSION_INFO'));
      const logIn = () => page.getByRole('button', { name: text.pressLogIn, exact: true }).click();
      const dialog = page.getByRole('dialog');
      await page.goto('/m/login');
      await page.evaluate((kept) => localStorage.setItem('MC_SESSION_INFO', kept), record);
      await page.goto('/m/securityCenter');
      await page.getByRole('button', { name: text.add }).click();
      await dialog.getByLabel(text.name).fill('Phone');
      await dialog.getByRole('button', { name: text.goOn }).click();
      await expect(dialog).toBeHidden();

      await test.step('it is remembered, and logs in without a password', async () => {
        await layFinger(false);
        await forget();
        await page.goto('/m/login');
        await page
          .getByRole('textbox', { name: text.username, exact: true })
          .fill(session.userName);
        await page.getByRole('textbox', { name: text.password, exact: true }).fill(password);
        await logIn();
        await expect(page).toHaveURL(/\/m\/home/);
        await forget();
        await page.goto('/m/login');
        await expect(page.getByText(text.remembered)).toBeVisible();
        await logIn();
        await expect(page).toHaveURL(/\/m\/home/);
      });

      await test.step('a security setting asks for a step-up, done by the passkey', async () => {
        await page.goto('/m/securityCenter');
        await page.getByRole('button', { name: new RegExp(`^${text.questions}`) }).click();
        const fields = dialog.getByLabel(text.answer);
        for (const place of [0, 1, 2]) await fields.nth(place).fill(`Bantay ${place}`);
        await page.getByRole('button', { name: text.save, exact: true }).click();
        const asking = page.getByRole('dialog', { name: text.isItYou });
        await expect(asking).toBeVisible();
        await picture(page, `passkey-confirm-${language}`);
        await layFinger(true);
        await asking.getByRole('button', { name: text.confirm }).click();
        await expect(dialog).toHaveCount(0);
      });
    });
  });
}
