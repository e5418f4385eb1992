import type { Page } from '@playwright/test';
import { registerMember } from '../fixtures/account.ts';
import { solveCaptcha } from '../fixtures/captcha.ts';
import { looks } from '../fixtures/looks.ts';
import { expect, test } from '../fixtures/test.ts';

const oldPassword = 'lantern-on-water';
const newPassword = 'boats-at-dusk';

const words = {
  EN: {
    changePassword: /Change password/,
    old: 'Old password',
    fresh: 'New password',
    repeat: 'Repeat the new password',
    save: 'Save',
    oldWrong: 'The old password is not right.',
    same: 'The new password cannot equal the old one',
    tooShort: /Password format is incorrect/,
    saved: 'Change saved',
    username: 'User name',
    password: 'Password',
    logIn: 'Log in',
    renew: 'New code',
    enterCode: 'Enter the code.',
    tryFree: 'Try it free, without an account',
    startFree: 'Start free play',
    createTrial: 'Create a trial account',
    playTrial: 'Log in and play',
    refused: 'Free-play accounts cannot use this. Register to open it.',
  },
  TY: {
    changePassword: /Palitan ang password/,
    old: 'Lumang password',
    fresh: 'Bagong password',
    repeat: 'Ulitin ang bagong password',
    save: 'I-save',
    oldWrong: 'Mali ang lumang password.',
    same: 'Hindi puwedeng kapareho ng luma ang bagong password',
    tooShort: /Mali ang anyo ng password/,
    saved: 'Nai-save ang pagbabago',
    username: 'User name',
    password: 'Password',
    logIn: 'Mag-log in',
    renew: 'Bagong code',
    enterCode: 'Ilagay ang code.',
    tryFree: 'Subukan nang libre, walang account',
    startFree: 'Simulan ang libreng laro',
    createTrial: 'Gumawa ng trial account',
    playTrial: 'Mag-log in at maglaro',
    refused: 'Hindi ito magagamit ng free-play account. Magrehistro para mabuksan ito.',
  },
} as const;

type Words = (typeof words)['EN' | 'TY'];

const headers = { Merchant: 'PAVILION' };

function field(page: Page, name: string) {
  return page.getByRole('textbox', { name, exact: true });
}

/** An account made through the API, and the token of a session on another device. */
async function newAccount(origin: string) {
  const { userName: username, token } = await registerMember(origin, 'maria', oldPassword);
  return { username, elsewhere: token };
}

async function logIn(page: Page, text: Words, username: string, password: string) {
  await field(page, text.username).fill(username);
  await field(page, text.password).fill(password);
  await page.getByRole('button', { name: text.logIn, exact: true }).click();
}

async function changePassword(page: Page, text: Words, [old, fresh]: [string, string]) {
  await field(page, text.old).fill(old);
  await field(page, text.fresh).fill(fresh);
  await field(page, text.repeat).fill(fresh);
  await page.getByRole('button', { name: text.save, exact: true }).click();
}

/** The bodies of all calls that the page sends, as they leave the browser. */
function watchBodies(page: Page) {
  const sent: { path: string; sealed: boolean; body: string }[] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    const sealed = request.headers()['encryption']?.startsWith('jwe; v=1; kid=') === true;
    sent.push({ path: new URL(request.url()).pathname, sealed, body });
  });
  return sent;
}

for (const language of looks(['EN', 'TY'])) {
  const text = words[language];

  test.describe(`in ${language}`, () => {
    test.use({ language, expectedErrors: [/status of (400|401|403)/] });

    test('a member logs in after a captcha and changes the password, which ends all else', async ({
      page,
      context,
      baseURL,
      axeCheck,
      picture,
      told,
    }) => {
      const sent = watchBodies(page);
      const { username, elsewhere } = await newAccount(baseURL ?? '');

      await test.step('a wrong password brings a captcha, refreshable and in words', async () => {
        await page.goto('/m/set');
        await page.getByRole('link', { name: text.changePassword }).click();
        await expect(page).toHaveURL(/\/m\/login/);
        await logIn(page, text, username, 'not-the-password');
        const code = page.locator('img[src^="data:image/svg"]');
        await expect(code).toBeVisible();
        const first = await code.getAttribute('src');
        await page.getByRole('button', { name: text.renew }).first().click();
        await expect(code).not.toHaveAttribute('src', first ?? '');
        await axeCheck(page);
        await picture(page, 'login-captcha');
        await logIn(page, text, username, oldPassword);
        await expect(page.getByText(text.enterCode)).toBeVisible();
        await solveCaptcha(page, language);
        await page.getByRole('button', { name: text.logIn, exact: true }).click();
        await expect(page).toHaveURL(/\/m\/changePsw/);
      });

      await test.step('the first change after a login does not ask for the old one', async () => {
        await expect(field(page, text.fresh)).toBeVisible();
        await expect(field(page, text.old)).toHaveCount(0);
        await page.reload();
        await expect(field(page, text.old)).toBeVisible();
        await axeCheck(page);
        await picture(page, 'change-password');
      });

      await test.step('wrong and equal passwords are refused', async () => {
        await changePassword(page, text, [oldPassword, oldPassword]);
        await expect(page.getByText(text.same)).toBeVisible();
        await changePassword(page, text, [oldPassword, 'short']);
        await expect(page.getByText(text.tooShort)).toBeVisible();
        await changePassword(page, text, ['not-the-password', newPassword]);
        await expect(page.getByText(text.oldWrong)).toBeVisible();
      });

      await test.step('the change is saved, and the other device is logged out', async () => {
        await changePassword(page, text, [oldPassword, newPassword]);
        await told(page, text.saved);
        await expect(page).toHaveURL(/\/m\/home/);
        const other = { ...headers, Authorization: elsewhere };
        const answer = await context.request.get('/wps/member/info', { headers: other });
        expect(answer.status()).toBe(401);
        await page.goto('/m/set');
        await expect(page.getByRole('link', { name: text.changePassword })).toHaveAttribute(
          'href',
          '/m/changePsw',
        );
      });

      await test.step('no password ever left the browser in the clear, or was stored', async () => {
        const sealed = sent.filter((one) => one.sealed).map(({ path }) => path);
        expect(new Set(sealed)).toEqual(new Set(['/wps/session/login', '/wps/member/password']));
        const stored = await page.evaluate(() =>
          JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
        );
        for (const secret of [oldPassword, newPassword]) {
          expect(sent.filter(({ body }) => body.includes(secret))).toEqual([]);
          expect(stored).not.toContain(secret);
        }
      });
    });

    test('a guest plays for free from the login and from the trial page', async ({
      page,
      axeCheck,
      picture,
    }) => {
      await page.goto('/m/login');
      await page.getByRole('button', { name: text.tryFree }).click();
      await expect(page).toHaveURL(/\/m\/home/);
      await expect(page.getByRole('banner')).toContainText('5,000.00');
      const trialName = await page.evaluate(() => sessionStorage.getItem('trialName'));
      expect(trialName).toMatch(/^trial_[0-9a-f]{10}$/);

      await test.step('a free-play account has no password to change', async () => {
        await page.goto('/m/changePsw');
        await expect(page.getByText(text.refused).first()).toBeVisible();
        await axeCheck(page);
      });

      await test.step('the trial page starts another one', async () => {
        await page.evaluate(() => localStorage.removeItem('MC_SESSION_INFO'));
        await page.goto('/m/trail');
        await axeCheck(page);
        await picture(page, 'trial');
        await page.getByRole('button', { name: text.startFree }).click();
        await expect(page).toHaveURL(/\/m\/home/);
        const second = await page.evaluate(() => sessionStorage.getItem('trialName'));
        expect(second).not.toBe(trialName);
      });
    });

    test('a guest creates a trial account, plays with it, and logs in to it again', async ({
      page,
      axeCheck,
      picture,
    }) => {
      await page.goto('/m/trail');
      await page.getByRole('button', { name: text.createTrial }).click();
      const play = page.getByRole('button', { name: text.playTrial });
      await expect(play).toBeVisible();
      await axeCheck(page);
      await picture(page, 'trial-account');
      const told = page.getByRole('main').getByRole('definition');
      const [name = '', password = ''] = await told.allTextContents();
      await play.click();
      await expect(page).toHaveURL(/\/m\/home/);
      const kept = () => page.evaluate(() => localStorage.getItem('MC_SESSION_INFO') ?? '');
      expect(await kept()).toContain(`"userName":"${name}"`);
      expect(await page.evaluate(() => sessionStorage.getItem('trialName'))).toBe(name);

      await page.evaluate(() => localStorage.removeItem('MC_SESSION_INFO'));
      await page.goto('/m/login');
      await logIn(page, text, name, password);
      await expect(page).toHaveURL(/\/m\/home/);
      expect(await kept()).toMatch(new RegExp(`"type":4\\b.*"userName":"${name}"`));
    });
  });
}

test('a guest who opens the change of the password is led home', async ({ page }) => {
  await page.goto('/m/changePsw');
  await expect(page).toHaveURL(/\/m\/home/);
});

test('a payment password and a bank account leave the browser encrypted', async ({
  page,
  baseURL,
}) => {
  const text = words.EN;
  const { username } = await newAccount(baseURL ?? '');
  await page.goto('/m/login');
  await logIn(page, text, username, oldPassword);
  await expect(page).toHaveURL(/\/m\/home/);
  const sent = watchBodies(page);
  await page.goto('/m/withdraw');
  await page.getByRole('textbox', { name: /Payment password/ }).fill('482915');
  await page.getByRole('textbox', { name: /Your login password/ }).fill(oldPassword);
  await page.getByRole('button', { name: 'Set payment password' }).click();
  await page.getByLabel(/Bank or e-wallet/).selectOption({ index: 1 });
  await page.getByRole('textbox', { name: /Account number/ }).fill('001234567890');
  await page.getByRole('textbox', { name: /Name on the account/ }).fill('Maria Lakambini');
  await page.getByRole('textbox', { name: /Payment password/ }).fill('482915');
  await page.getByRole('button', { name: 'Add account' }).click();
  await expect(page.getByRole('button', { name: /^Withdraw/ })).toBeVisible();
  const sealed = sent.filter((one) => one.sealed).map(({ path }) => path);
  expect(sealed).toEqual(['/wps/member/paymentPassword', '/wps/member/bankCard']);
  expect(sent.filter(({ body }) => /482915|001234567890/.test(body))).toEqual([]);
});

test('a password in the clear is refused, whatever it is', async ({ request }) => {
  const data = { username: 'member01', password: 'Pavilion2026' };
  const answer = await request.post('/wps/session/login', { headers, data });
  expect(answer.status()).toBe(400);
  expect(await answer.json()).toMatchObject({ errorCode: 'encryption.required' });
});
