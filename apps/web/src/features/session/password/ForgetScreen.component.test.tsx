import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { refuse } from '#testing/answers.ts';
import { comeFrom } from '#testing/come-from.ts';
import { usualLooks } from '#testing/looks.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { expectNotice, otherNotices } from '#testing/notices.ts';
import { site } from '#testing/site.ts';
import { box, button, codeSent, keptSession, loggedIn } from '../session-answers.fixture.ts';

const password = 'lantern-on-water';
const newPassword = 'boats-at-dusk';

const words = {
  EN: {
    forgot: 'Forgot password?',
    email: 'E-mail',
    mobile: 'Mobile number',
    numberShort: 'Enter at least 10 digits.',
    send: 'Send code',
    sent: 'SMS code sent, please check',
    code: 'SMS code',
    newPassword: 'New password',
    repeat: 'Confirm new password',
    set: 'Reset password',
    save: 'Save',
    done: 'Password changed',
    codeWrong: 'Verification code error',
    same: 'The new password cannot equal the old one',
    username: 'Username',
    accountEmail: 'Account e-mail',
    emailWrong: 'E-mail format is incorrect',
    sendLink: 'Send link',
    linkSent: 'If this account exists, we have sent you a link',
    linkOver: 'This link was already used or has expired. Request a new one.',
    askAgain: 'Request a new link',
    limited: 'Too many attempts. Wait a moment, then try again.',
  },
  TY: {
    forgot: 'Nakalimutan ang password?',
    email: 'E-mail',
    mobile: 'Mobile number',
    numberShort: 'Hindi bababa sa 10 digits ang mobile number.',
    send: 'Ipadala ang code',
    sent: 'Naipadala na ang SMS code, paki-check',
    code: 'SMS code',
    newPassword: 'Bagong password',
    repeat: 'I-confirm ang bagong password',
    set: 'I-reset ang password',
    save: 'I-save',
    done: 'Napalitan na ang password',
    codeWrong: 'Mali ang verification code',
    same: 'Hindi puwedeng kapareho ng luma ang bagong password',
    username: 'Username',
    accountEmail: 'E-mail ng account mo',
    emailWrong: 'Mali ang format ng e-mail',
    sendLink: 'Ipadala ang link',
    linkSent: 'Kung may ganitong account, naipadala na ang link',
    linkOver: 'Nagamit na o nag-expire na ang link na ito. Humingi ng bago.',
    askAgain: 'Humingi ng bagong link',
    limited: 'Masyadong maraming attempt. Maghintay sandali, saka subukan ulit.',
  },
} as const;

for (const [language, theme] of usualLooks) {
  const text = words[language];

  test(`§2 Forgot password: by phone every refusal is shown at its field, in ${language}`, async () => {
    site.answers({
      credentials: { requestSmsCode: codeSent },
      security: {
        resetPasswordByPhone: ({ verificationCode, newPassword: chosen }) => {
          if (verificationCode !== '246810') return refuse('verification.code.wrong');
          return chosen === password ? refuse('modify.new.old.same') : { username: 'ligaya' };
        },
      },
      sessions: { logIn: loggedIn('ligaya') },
    });
    await mountScreen('/m/login', { language, theme });
    await page.getByRole('link', { name: text.forgot }).click();
    await expect.element(button(text.set)).toBeDisabled();

    // The page sends no code to a number that is too short.
    await box(text.mobile).fill('0917');
    await button(text.send).click();
    await expect.element(page.getByText(text.numberShort)).toBeVisible();
    expect(site.calls('credentials', 'requestSmsCode')).toEqual([]);
    expect(otherNotices()).toEqual([]);
    await box(text.mobile).fill('09171234567');
    await button(text.send).click();
    await expectNotice(text.sent);
    await expect
      .poll(() => site.calls('credentials', 'requestSmsCode').at(-1)?.input.purpose)
      .toBe('password');

    // The page marks and clears a wrong code.
    await box(text.code).fill('123456');
    await box(text.newPassword).fill(newPassword);
    await button(text.set).click();
    await expect.element(page.getByText(text.codeWrong)).toBeVisible();
    await expect.element(box(text.code)).toHaveValue('');
    await expect.element(box(text.newPassword)).toHaveValue(newPassword);
    expect(await accessibilityFindings()).toEqual([]);

    // The old password is refused and cleared, the code stays.
    await box(text.code).fill('246810');
    await box(text.newPassword).fill(password);
    await button(text.set).click();
    await expect.element(page.getByText(text.same)).toBeVisible();
    await expect.element(box(text.newPassword)).toHaveValue('');
    await expect.element(box(text.code)).toHaveValue('246810');

    await box(text.newPassword).fill(newPassword);
    await button(text.set).click();
    await expectNotice(text.done);
    await expect.poll(() => location.pathname).toBe('/m/home');
    expect(keptSession()?.userName).toBe('ligaya');
  });

  async function askForLink(email: string): Promise<void> {
    await page.getByRole('link', { name: text.forgot }).click();
    await page.getByRole('tab', { name: text.email }).click();
    await expect.element(button(text.sendLink)).toBeDisabled();
    await box(text.username).fill('nobody_here');
    await box(text.accountEmail).fill(email);
    (box(text.accountEmail).element() as HTMLElement).blur();
  }

  test(`§2 Forgot password: by mail a wrong address is marked, and too many requests have to wait, in ${language}`, async () => {
    site.answers({ security: { requestPasswordMail: {} } });
    await mountScreen('/m/login', { language, theme });
    await askForLink('maria@example');
    await expect.element(page.getByText(text.emailWrong)).toBeVisible();
    await expect.element(button(text.sendLink)).toBeDisabled();
    expect(await accessibilityFindings()).toEqual([]);
    await box(text.accountEmail).fill('maria@example.com');
    await button(text.sendLink).click();
    await expectNotice(text.linkSent);
    await expect.poll(() => location.pathname).toBe('/m/login');
    site.answers({ security: { requestPasswordMail: refuse('request.limited') } });
    await askForLink('maria@example.com');
    await button(text.sendLink).click();
    await expect.element(page.getByText(text.limited)).toBeVisible();
    expect(location.pathname).toBe('/m/forget');
    expect(otherNotices()).toEqual([]);
    expect(await accessibilityFindings()).toEqual([]);
  });

  test(`§2 Forgot password: a visitor from outside stays on the site and sees a message, in ${language}`, async () => {
    comeFrom('https://mail.example/');
    site.answers({ security: { requestPasswordMail: {} } });
    await mountScreen('/m/forget', { language, theme });
    await page.getByRole('tab', { name: text.email }).click();
    await box(text.username).fill('nobody_here');
    await box(text.accountEmail).fill('maria@example.com');
    (box(text.accountEmail).element() as HTMLElement).blur();
    await button(text.sendLink).click();
    await expectNotice(text.linkSent);
    await expect.poll(() => location.pathname).toBe('/m/login');
  });

  test(`§2 Forgot password: a used link offers a new one, in ${language}`, async () => {
    const secret = 'S'.repeat(43);
    site.answers({ security: { resetPasswordByLink: refuse('password.link.invalid') } });
    await mountScreen(`/m/forget#token=${secret}`, { language, theme });
    await expect.element(box(text.newPassword)).toBeVisible();
    expect(location.hash).toBe('');
    await box(text.newPassword).fill(newPassword);
    await box(text.repeat).fill('something-else');
    (box(text.repeat).element() as HTMLElement).blur();
    await expect.element(button(text.save)).toBeDisabled();
    expect(await accessibilityFindings()).toEqual([]);
    await box(text.repeat).fill(newPassword);
    await button(text.save).click();
    await expect.element(page.getByText(text.linkOver)).toBeVisible();
    await expect
      .poll(() => site.calls('security', 'resetPasswordByLink').map(({ input }) => input))
      .toEqual([{ secret, newPassword }]);
    expect(await accessibilityFindings()).toEqual([]);
    await button(text.askAgain).click();
    await expect
      .element(page.getByRole('tab', { name: text.email }))
      .toHaveAttribute('aria-selected', 'true');
  });
}
