import { sendCall } from '../fixtures/account.ts';
import { looks } from '../fixtures/looks.ts';
import type { Outbox } from '../fixtures/outbox.ts';
import { ownMobileNumber } from '../fixtures/own-number.ts';
import type { OwnSite } from '../fixtures/own-site.ts';
import { expect, keepChoices, noPopupsToday, test } from '../fixtures/test.ts';

const words = {
  EN: {
    mobile: 'Mobile number',
    code: 'SMS code',
    send: 'Send code',
    sent: 'SMS code sent, please check',
    logIn: 'Log in',
    refused: 'Verification code error',
    message: /code to log in\. It works for 10 minutes/,
  },
  TY: {
    mobile: 'Mobile number',
    code: 'SMS code',
    send: 'Ipadala ang code',
    sent: 'Naipadala ang SMS code, pakitingnan',
    logIn: 'Mag-log in',
    refused: 'Mali ang verification code',
    message: /code mo sa pag-log in\. Gagana ito nang 10 minuto/,
  },
} as const;

const password = 'lantern-on-water';

test.use({ expectedErrors: [/status of 400/] });
let site: OwnSite;

test.beforeAll(({ variant }) => {
  site = variant;
});

/** A member who is known by a number alone. */
async function registerByNumber(mobileNum: string, outbox: Outbox): Promise<void> {
  const ask = '/wps/verification/sms/register';
  await sendCall(site.url, { method: 'POST', path: ask, body: { mobileNum } });
  const verificationCode = await outbox.codeTo(mobileNum, /code to register/);
  const typed = { mobileNum, verificationCode, password, confirmPassword: password };
  const body = { ...typed, birthday: '1990-05-01', agreement: true };
  await sendCall(site.url, { method: 'PUT', path: '/wps/member/register/mobile', body });
}

for (const language of looks(['EN', 'TY'])) {
  test(`a code opens nothing once its ten minutes are over, in ${language}`, async ({
    page,
    context,
    outbox,
    axeCheck,
    picture,
    told,
  }) => {
    const text = words[language];
    const mobileNum = ownMobileNumber();
    await registerByNumber(mobileNum, outbox);
    await context.addCookies([{ name: 'language', value: language, url: site.url }]);
    await keepChoices(context, site.url, { language, popups: noPopupsToday() });
    const box = (name: string) => page.getByRole('textbox', { name, exact: true });
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const openLogin = async () => {
      await page.goto(`${site.url}/m/login`);
      await page.getByRole('tab', { name: text.code }).click();
      await box(text.mobile).fill(mobileNum);
    };

    await openLogin();
    await press(text.send);
    await told(page, text.sent);
    const old = await outbox.codeTo(mobileNum, text.message);

    await test.step('who comes back with it after ten minutes is refused', async () => {
      await site.passTime();
      await openLogin();
      await box(text.code).fill(old);
      await press(text.logIn);
      await expect(page.getByText(text.refused)).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('MC_SESSION_INFO'))).toBeNull();
      await axeCheck(page);
      await picture(page, `sms-code-too-old-${language}`);
    });

    await test.step('a new one opens the site', async () => {
      await press(text.send);
      await told(page, text.sent);
      await expect.poll(() => outbox.codeTo(mobileNum, text.message)).not.toBe(old);
      await box(text.code).fill(await outbox.codeTo(mobileNum, text.message));
      await press(text.logIn);
      await expect(page).toHaveURL(/\/m\/home/);
    });
  });
}
