import type { Page } from '@playwright/test';
import { looks } from '../../support/browser.ts';
import { heldSession, leaveSession, password, registerMember } from '../../support/people.ts';
import { expect, test } from '../../support/test.ts';
import { type Texts, textsIn } from '../../support/texts.ts';
import { field, logIn, press, solveCaptcha } from './forms.ts';

const newPassword = 'boats-at-dusk';

const headers = { Merchant: 'PAVILION' };

async function changePassword(page: Page, text: Texts, [old, fresh]: [string, string]) {
  await field(page, text('changePassword.old')).fill(old);
  await field(page, text('changePassword.new')).fill(fresh);
  await field(page, text('changePassword.confirm')).fill(fresh);
  await press(page, text('changePassword.submit'));
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
  const text = textsIn(language);

  test.describe(`§2 Login screen, §2 Change password, D6, D7: in ${language}`, () => {
    test.use({ language, expectedErrors: [/status of (400|401|403)/] });

    test('a member logs in after a captcha and changes the password; other sessions end', async ({
      page,
      context,
      baseURL,
      expectNotice,
      inspect,
    }) => {
      const sent = watchBodies(page);
      const { userName: username, token } = await registerMember(baseURL ?? '', 'maria');

      await test.step('a wrong password brings a captcha, refreshable and in words', async () => {
        await page.goto('/m/set');
        await page.getByRole('link', { name: text('settings.changePassword') }).click();
        await expect(page.getByRole('dialog', { name: text('login.sheet.title') })).toBeVisible();
        await logIn(page, text, username, 'not-the-password');
        const code = page.locator('img[src^="data:image/png"]');
        await expect(code).toBeVisible();
        const first = await code.getAttribute('src');
        await page
          .getByRole('button', { name: text('captcha.refresh') })
          .first()
          .click();
        await expect(code).not.toHaveAttribute('src', first ?? '');
        await inspect(page, 'login-captcha');
        await logIn(page, text, username);
        await expect(page.getByText(text('captcha.missing'))).toBeVisible();
        await solveCaptcha(page, language);
        await press(page, text('login.submit'));
        await expect(page).toHaveURL(/\/m\/changePsw/);
      });

      await test.step('the first change after a login does not ask for the old one', async () => {
        await expect(field(page, text('changePassword.new'))).toBeVisible();
        await expect(field(page, text('changePassword.old'))).toHaveCount(0);
        await page.reload();
        await expect(field(page, text('changePassword.old'))).toBeVisible();
        await inspect(page, 'change-password');
      });

      await test.step('the change is saved, and the other device is logged out', async () => {
        await changePassword(page, text, [password, newPassword]);
        await expectNotice(page, text.quoted('Change saved', 'changePassword.saved'));
        await expect(page).toHaveURL(/\/m\/home/);
        const other = { ...headers, Authorization: token };
        const answer = await context.request.get('/wps/member/info', { headers: other });
        expect(answer.status()).toBe(401);
        await page.goto('/m/set');
        await expect(
          page.getByRole('link', { name: text('settings.changePassword') }),
        ).toHaveAttribute('href', '/m/changePsw');
      });

      await test.step('no password ever left the browser in the clear, or was stored', async () => {
        const encrypted = sent.filter((one) => one.encrypted).map(({ path }) => path);
        expect(new Set(encrypted)).toEqual(new Set(['/wps/session/login', '/wps/member/password']));
        const stored = await page.evaluate(() =>
          JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
        );
        for (const secret of [password, newPassword]) {
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
      inspect,
    }) => {
      await test.step('free play needs no account', async () => {
        await page.goto('/m/login');
        await page.getByRole('button', { name: text('session.trial') }).click();
        await expect(page).toHaveURL(/\/m\/home/);
        await expect(page.getByRole('banner')).toContainText('5,000.00');
        const trialName = await page.evaluate(() => sessionStorage.getItem('trialName'));
        expect(trialName).toMatch(/^trial_[0-9a-f]{10}$/);
        await leaveSession(page);
      });

      await page.goto('/m/trail');
      await page.getByRole('button', { name: text('trial.create') }).click();
      const play = page.getByRole('button', { name: text('trial.play') });
      await expect(play).toBeVisible();
      await inspect(page, 'trial-account');
      const details = page.getByRole('main').getByRole('definition');
      const [name = '', typed = ''] = await details.allTextContents();
      await play.click();
      await expect(page).toHaveURL(/\/m\/home/);
      const kept = () => heldSession(page);
      expect(await kept()).toContain(`"userName":"${name}"`);
      expect(await page.evaluate(() => sessionStorage.getItem('trialName'))).toBe(name);

      await leaveSession(page);
      await page.goto('/m/login');
      await logIn(page, text, name, typed);
      await expect(page).toHaveURL(/\/m\/home/);
      expect(await kept()).toMatch(new RegExp(`"type":4\\b.*"userName":"${name}"`));
    });
  });
}
