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
    repeat: 'Confirm new password',
    save: 'Save',
    saved: 'Change saved',
    username: 'Username',
    password: 'Password',
    logIn: 'Log in',
    renew: 'New code',
    enterCode: 'Enter the code.',
    tryFree: 'Try free play',
    createTrial: 'Create a trial account',
    playTrial: 'Log in and play',
  },
  TY: {
    changePassword: /Palitan ang password/,
    old: 'Lumang password',
    fresh: 'Bagong password',
    repeat: 'I-confirm ang bagong password',
    save: 'I-save',
    saved: 'Na-save ang pagbabago',
    username: 'Username',
    password: 'Password',
    logIn: 'Mag-log in',
    renew: 'Bagong code',
    enterCode: 'Ilagay ang code.',
    tryFree: 'Subukan ang free play',
    createTrial: 'Gumawa ng trial account',
    playTrial: 'Mag-log in at maglaro',
  },
} as const;

type Words = (typeof words)['EN' | 'TY'];

const headers = { Merchant: 'PAVILION' };

function field(page: Page, name: string) {
  return page.getByRole('textbox', { name, exact: true });
}

/** Registers a member through the API, with the token of a session on another device. */
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

/** Collects the bodies of all calls as the browser sends them. */
function watchBodies(page: Page) {
  const sent: { path: string; encrypted: boolean; body: string }[] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    const encrypted = request.headers()['encryption']?.startsWith('jwe; v=1; kid=') === true;
    sent.push({ path: new URL(request.url()).pathname, encrypted, body });
  });
  return sent;
}

for (const language of looks(['EN', 'TY'])) {
  const text = words[language];

  test.describe(`§2 Login screen, §2 Change password, D6, D7: in ${language}`, () => {
    test.use({ language, expectedErrors: [/status of (400|401|403)/] });

    test('a member logs in after a captcha and changes the password; other sessions end', async ({
      page,
      context,
      baseURL,
      axeCheck,
      picture,
      expectNotice,
    }) => {
      const sent = watchBodies(page);
      const { username, elsewhere } = await newAccount(baseURL ?? '');

      await test.step('a wrong password brings a captcha, refreshable and in words', async () => {
        await page.goto('/m/set');
        await page.getByRole('link', { name: text.changePassword }).click();
        await expect(page).toHaveURL(/\/m\/login/);
        await logIn(page, text, username, 'not-the-password');
        const code = page.locator('img[src^="data:image/png"]');
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

      await test.step('the change is saved, and the other device is logged out', async () => {
        await changePassword(page, text, [oldPassword, newPassword]);
        await expectNotice(page, text.saved);
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
        const encrypted = sent.filter((one) => one.encrypted).map(({ path }) => path);
        expect(new Set(encrypted)).toEqual(new Set(['/wps/session/login', '/wps/member/password']));
        const stored = await page.evaluate(() =>
          JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
        );
        for (const secret of [oldPassword, newPassword]) {
          expect(sent.filter(({ body }) => body.includes(secret))).toEqual([]);
          expect(stored).not.toContain(secret);
        }
        const data = { username, password: newPassword };
        const inTheClear = await context.request.post('/wps/session/login', { headers, data });
        expect(await inTheClear.json()).toMatchObject({ errorCode: 'encryption.required' });
      });
    });

    test('a guest plays for free, creates a trial account and logs in to it again', async ({
      page,
      axeCheck,
      picture,
    }) => {
      await test.step('free play needs no account', async () => {
        await page.goto('/m/login');
        await page.getByRole('button', { name: text.tryFree }).click();
        await expect(page).toHaveURL(/\/m\/home/);
        await expect(page.getByRole('banner')).toContainText('5,000.00');
        const trialName = await page.evaluate(() => sessionStorage.getItem('trialName'));
        expect(trialName).toMatch(/^trial_[0-9a-f]{10}$/);
        await page.evaluate(() => localStorage.removeItem('MC_SESSION_INFO'));
      });

      await page.goto('/m/trail');
      await page.getByRole('button', { name: text.createTrial }).click();
      const play = page.getByRole('button', { name: text.playTrial });
      await expect(play).toBeVisible();
      await axeCheck(page);
      await picture(page, 'trial-account');
      const details = page.getByRole('main').getByRole('definition');
      const [name = '', password = ''] = await details.allTextContents();
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
