import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { refuse } from '#testing/answers.ts';
import { usualLooks } from '#testing/looks.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { site } from '#testing/site.ts';
import { box, codeSent, keptSession, loggedIn } from '../session-answers.fixture.ts';

const words = {
  EN: {
    logIn: 'Log in',
    step: 'One more step',
    sent: 'Sent to lu***@example.com.',
    wrong: 'Verification code error',
    send: 'Send code',
    again: /^Resend in \d+ s$/,
    expired: 'This took too long. Please log in again.',
    back: 'Back to login',
  },
  TY: {
    logIn: 'Mag-log in',
    step: 'Isang hakbang na lang',
    sent: 'Ipinadala sa lu***@example.com.',
    wrong: 'Mali ang verification code',
    send: 'Ipadala ang code',
    again: /^I-resend sa \d+ s$/,
    expired: 'Masyadong matagal. Mag-log in ulit.',
    back: 'Bumalik sa login',
  },
} as const;

const verificationTicket = 'T'.repeat(43);

/** A log-in that waits for the code of a mail; the next code may be requested soon. */
const stepByMail = {
  verificationTicket,
  ways: [{ way: 'mail', to: 'lu***@example.com' }],
  sentBy: 'mail',
  time: codeSent.time,
  expirationTime: '2026-11-02T08:00:00.001Z',
};

for (const [language, theme] of usualLooks) {
  const text = words[language];
  const submit = page.getByRole('button', { name: text.logIn, exact: true });

  async function begin(): Promise<void> {
    site.answers({ sessions: { logIn: refuse('login.verification.required', stepByMail) } });
    await mountScreen('/m/login', { language, theme });
    await box('Username').fill('luzviminda');
    await box('Password').fill('lantern-on-water');
    await page.getByRole('main').getByRole('button', { name: text.logIn, exact: true }).click();
    await expect.element(page.getByRole('heading', { name: text.step })).toBeVisible();
  }

  test(`§7: refuses a code after too many wrong ones, but accepts the next one, in ${language}`, async () => {
    await begin();
    await expect.element(page.getByText(text.sent, { exact: true })).toBeVisible();
    expect(await accessibilityFindings()).toEqual([]);
    site.answers({
      sessions: { verifyLogin: refuse('verification.code.wrong'), requestLoginCode: codeSent },
    });
    for (const code of ['111111', '222222', '123456']) {
      await box('Code').fill(code);
      await submit.click();
      await expect
        .poll(() => site.calls('sessions', 'verifyLogin').at(-1)?.input)
        .toEqual({
          verificationTicket,
          verificationCode: code,
        });
      await expect.element(page.getByText(text.wrong)).toBeVisible();
      await expect.element(box('Code')).toHaveFocus();
      expect(keptSession()).toBeNull();
    }
    expect(await accessibilityFindings()).toEqual([]);
    await page.getByRole('button', { name: text.send, exact: true }).click();
    await expect.element(page.getByRole('button', { name: text.again })).toBeDisabled();
    await expect
      .poll(() => site.calls('sessions', 'requestLoginCode').at(-1)?.input)
      .toEqual({
        verificationTicket,
        way: 'mail',
      });
    site.answers({ sessions: { verifyLogin: loggedIn('luz') } });
    await box('Code').fill('246810');
    await submit.click();
    await expect.poll(() => location.pathname).toBe('/m/home');
    expect(keptSession()?.userName).toBe('luz');
  });

  test(`§7: asks for a new log-in when the step has ended, as after a new password, in ${language}`, async () => {
    await begin();
    site.answers({ sessions: { verifyLogin: refuse('login.verification.expired') } });
    await box('Code').fill('123456');
    await submit.click();
    await expect.element(page.getByText(text.expired)).toBeVisible();
    expect(keptSession()).toBeNull();
    expect(await accessibilityFindings()).toEqual([]);
    await page.getByRole('button', { name: text.back }).click();
    await expect.element(box('Password')).toBeVisible();
  });
}
