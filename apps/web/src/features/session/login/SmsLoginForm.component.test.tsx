import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { refuse } from '#testing/answers.ts';
import { looksOf } from '#testing/looks.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { expectNotice } from '#testing/notices.ts';
import { site } from '#testing/site.ts';
import { box, captchas, codeSent, keptSession, loggedIn } from '../session-answers.fixture.ts';

const words = {
  EN: {
    mobile: 'Mobile number',
    code: 'SMS code',
    send: 'Send code',
    sent: 'SMS code sent, please check',
    again: /^Resend in \d+ s$/,
    logIn: 'Log in',
    codeWrong: 'Verification code error',
    digits: 'Digits',
    picture: 'Five digits to type',
    noPicture: 'I cannot see the picture',
    captchaNeeded: 'Enter the code to continue.',
    captchaWrong: 'The code does not match the picture.',
    limited: 'Too many attempts. Wait a moment, then try again.',
    country: 'We cannot send codes to numbers of this country.',
    paused: 'We cannot send text messages right now. Try again in an hour.',
    remembered: 'This device is remembered. Just log in.',
    forgotten: 'This device is no longer remembered. Request a code.',
    numberMissing: 'Enter your mobile number.',
    codeMissing: 'Enter the SMS code.',
    otherLanguage: 'Filipino',
  },
  TY: {
    mobile: 'Mobile number',
    code: 'SMS code',
    send: 'Ipadala ang code',
    sent: 'Naipadala na ang SMS code, paki-check',
    again: /^I-resend sa \d+ s$/,
    logIn: 'Mag-log in',
    codeWrong: 'Mali ang verification code',
    digits: 'Mga numero',
    picture: 'Limang numerong ita-type',
    noPicture: 'Hindi ko makita ang picture',
    captchaNeeded: 'Ilagay ang code para magpatuloy.',
    captchaWrong: 'Hindi tugma ang code sa picture.',
    limited: 'Masyadong maraming attempt. Maghintay sandali, saka subukan ulit.',
    country: 'Hindi kami makapagpadala ng code sa mga numero ng bansang ito.',
    paused: 'Hindi kami makapagpadala ng text ngayon. Subukan ulit pagkalipas ng isang oras.',
    remembered: 'Natatandaan ang device na ito. Mag-log in na lang.',
    forgotten: 'Hindi na natatandaan ang device na ito. Humingi ng code.',
    numberMissing: 'Ilagay ang mobile number mo.',
    codeMissing: 'Ilagay ang SMS code.',
    otherLanguage: 'English',
  },
} as const;

const looks = looksOf([
  ['EN', 'dark', 'TY'],
  ['TY', 'light', 'EN'],
]);

const hints = { captcha: true };
const mobileNum = '09171234567';
const press = (name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

for (const [language, theme, other] of looks) {
  const text = words[language];

  async function open(): Promise<void> {
    await mountScreen('/m/login', { language, theme });
    await page.getByRole('tab', { name: text.code }).click();
  }

  test(`§2 Login screen: many requests for codes need a captcha, and are refused in the end, in ${language}`, async () => {
    site.answers({
      credentials: {
        getCaptcha: captchas(),
        requestSmsCode: ({ captcha }) => {
          if (captcha === undefined) return refuse('login.captcha.missing', hints);
          return captcha === '12345' ? codeSent : refuse('login.captcha.wrong', hints);
        },
      },
    });
    await open();
    await box(text.mobile).fill(mobileNum);
    await press(text.send);
    await expectNotice(text.captchaNeeded);
    await expect.element(page.getByRole('img', { name: text.picture })).toBeVisible();
    expect(await accessibilityFindings()).toEqual([]);

    // In words it is another captcha; a wrong answer brings the next, and clears what was typed.
    await page.getByRole('button', { name: text.noPicture }).click();
    await box(text.digits).fill('00000');
    await press(text.send);
    await expectNotice(text.captchaWrong);
    await expect.element(box(text.digits)).toHaveValue('');
    await expect.poll(() => site.calls('credentials', 'getCaptcha').length).toBe(3);
    await box(text.digits).fill('12345');
    await press(text.send);
    await expectNotice(text.sent);
    await expect.element(page.getByRole('button', { name: text.again })).toBeDisabled();
    await expect.element(box(text.digits)).not.toBeInTheDocument();
    await expect
      .poll(() => site.calls('credentials', 'requestSmsCode').at(-1)?.input)
      .toMatchObject({
        mobileNum,
        countryDialingCode: '63',
        purpose: 'login',
        captcha: '12345',
      });
    expect(await accessibilityFindings()).toEqual([]);
  });

  test.each([
    ['request.limited', text.limited],
    ['mobile.country.closed', text.country],
    ['sms.paused', text.paused],
  ] as const)(
    `§2 Login screen: a refused code says why: %s, in ${language}`,
    async (code, notice) => {
      site.answers({ credentials: { requestSmsCode: refuse(code) } });
      await open();
      await box(text.mobile).fill(mobileNum);
      await press(text.send);
      await expectNotice(notice);
      await expect.element(page.getByRole('button', { name: text.send })).toBeEnabled();
    },
  );

  test(`§2 Login screen: a wrong or expired code opens no session, a new one does, in ${language}`, async () => {
    site.answers({
      credentials: { requestSmsCode: codeSent },
      sessions: {
        logIn: ({ password }) =>
          password === '246810' ? loggedIn('ligaya') : refuse('verification.code.wrong'),
      },
    });
    await open();
    await box(text.mobile).fill(mobileNum);
    await box(text.code).fill('123456');
    await press(text.logIn);
    await expect.element(page.getByText(text.codeWrong)).toBeVisible();
    await expect.element(box(text.code)).toHaveFocus();
    await expect.element(box(text.code)).toHaveValue('');
    expect(keptSession()).toBeNull();
    expect(await accessibilityFindings()).toEqual([]);
    await press(text.send);
    await expectNotice(text.sent);
    await box(text.code).fill('246810');
    await press(text.logIn);
    await expect.poll(() => location.pathname).toBe('/m/home');
    expect(keptSession()?.userName).toBe('ligaya');
    await expect
      .poll(() => site.calls('sessions', 'logIn').at(-1)?.input)
      .toMatchObject({
        type: 'sms',
        username: mobileNum,
        password: '246810',
        countryDialingCode: '63',
        remember: true,
      });
  });

  test(`§2 Login screen: errors are shown again in the chosen language, from ${language}`, async () => {
    await open();
    await press(text.logIn);
    await expect.element(page.getByText(text.numberMissing)).toBeVisible();
    await expect.element(page.getByText(text.codeMissing)).toBeVisible();
    await page.getByRole('button', { name: text.otherLanguage }).click();
    const changed = words[other];
    await expect.element(page.getByText(changed.numberMissing)).toBeVisible();
    await expect.element(page.getByText(changed.codeMissing)).toBeVisible();
    await expect.element(page.getByText(text.numberMissing)).not.toBeInTheDocument();
  });

  test(`§2 Login screen: a forgotten device needs a code, and the message stays, in ${language}`, async () => {
    const remembered = {
      type: 'sms',
      username: mobileNum,
      countryDialingCode: '63',
      remembered: true,
    };
    localStorage.setItem('remPass', JSON.stringify(remembered));
    site.answers({ sessions: { logInByDevice: refuse('login.device.unknown') } });
    await mountScreen('/m/login', { language, theme });
    await expect.element(box(text.mobile)).toHaveValue(mobileNum);
    await expect.element(page.getByText('+63', { exact: true })).toBeVisible();
    await expect.element(page.getByText(text.remembered)).toBeVisible();
    expect(await accessibilityFindings()).toEqual([]);

    // Another number needs a code of its own.
    await box(text.mobile).fill('09170000000');
    await press(text.logIn);
    await expect.element(page.getByText(text.codeMissing)).toBeVisible();
    expect(site.calls('sessions', 'logInByDevice')).toEqual([]);

    await box(text.mobile).fill(mobileNum);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await press(text.logIn);
    await expect.element(page.getByText(text.forgotten)).toBeVisible();
    // Checking the fields again, however late, keeps the server's message.
    vi.runAllTimers();
    vi.useRealTimers();
    await expect.element(page.getByText(text.forgotten)).toBeVisible();
    await press(text.logIn);
    await expect.element(page.getByText(text.codeMissing)).toBeVisible();
    await expect.poll(() => site.calls('sessions', 'logInByDevice')).toHaveLength(1);
  });
}
