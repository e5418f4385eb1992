import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { codeSent } from '#features/session/session-answers.fixture.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { refuse } from '#testing/answers.ts';
import { usualLooks } from '#testing/looks.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { expectNotice } from '#testing/notices.ts';
import { site } from '#testing/site.ts';
import { securityAnswers, weakAccount } from '../security-answers.fixture.ts';

const words = {
  EN: {
    low: 'Security: weak',
    payment: /^Payment password/,
    loginPassword: 'Login password',
    newDigits: 'New payment password',
    againDigits: 'Confirm new payment password',
    present: 'Current payment password',
    wrongDigits: 'The payment password is incorrect.',
    save: 'Save',
    saved: 'Change saved',
    mobile: 'Mobile number',
    email: 'E-mail',
    send: 'Send code',
    smsCode: 'SMS code',
    mailCode: 'E-mail code',
    codeWrong: 'Verification code error',
    questions: /^Security questions/,
    answer: 'Your answer',
    same: 'Choose three different questions, with three different answers.',
    isItYou: 'Verify it’s you',
    password: 'Password',
    wrong: 'The username or password is incorrect.',
    confirm: 'Confirm',
    cancel: 'Cancel',
    mustConfirm: 'Confirm with your password to continue.',
  },
  TY: {
    low: 'Security: mahina',
    payment: /^Payment password/,
    loginPassword: 'Login password',
    newDigits: 'Bagong payment password',
    againDigits: 'I-confirm ang bagong payment password',
    present: 'Kasalukuyang payment password',
    wrongDigits: 'Mali ang payment password.',
    save: 'I-save',
    saved: 'Na-save ang pagbabago',
    mobile: 'Mobile number',
    email: 'E-mail',
    send: 'Ipadala ang code',
    smsCode: 'SMS code',
    mailCode: 'Code sa e-mail',
    codeWrong: 'Mali ang verification code',
    questions: /^Mga security question/,
    answer: 'Sagot mo',
    same: 'Pumili ng tatlong magkaibang tanong, na may tatlong magkaibang sagot.',
    isItYou: 'I-verify na ikaw ito',
    password: 'Password',
    wrong: 'Mali ang username o password.',
    confirm: 'I-confirm',
    cancel: 'I-cancel',
    mustConfirm: 'I-confirm gamit ang password mo para magpatuloy.',
  },
} as const;

const dialog = page.getByRole('dialog');
const box = (name: string) => dialog.getByLabelText(name, { exact: true });

for (const [language, theme] of usualLooks) {
  const text = words[language];
  const save = () => dialog.getByRole('button', { name: text.save, exact: true }).click();
  const open = () => mountScreen('/m/securityCenter', { language, theme, session: 'member' });

  test(`§7, D5: a member sets the payment password, and changes it with the old one, in ${language}`, async () => {
    site.answers(securityAnswers);
    let isSet = false;
    site.answers({
      security: { getSecurityConfig: () => ({ ...weakAccount, hasPaymentPassword: isSet }) },
      payments: {
        setPaymentPassword: () => {
          isSet = true;
          return {};
        },
        changePaymentPassword: ({ oldPaymentPassword }) =>
          oldPaymentPassword === '246810' ? {} : refuse('payment.password.wrong'),
      },
    });
    await open();
    await expect.element(page.getByText(text.low)).toBeVisible();
    await expect.element(page.getByText('20', { exact: true })).toBeVisible();
    expect(await accessibilityFindings()).toEqual([]);
    const row = page.getByRole('button', { name: text.payment });
    const type = async (proof: string, digits: string) => {
      await box(proof === 'lantern-on-water' ? text.loginPassword : text.present).fill(proof);
      await box(text.newDigits).fill(digits);
      await box(text.againDigits).fill(digits);
      await save();
    };
    await row.click();
    await type('lantern-on-water', '246810');
    await expectNotice(text.saved);
    await expect.element(dialog).not.toBeInTheDocument();
    await row.click();
    await type('000000', '135791');
    await expect.element(dialog.getByText(text.wrongDigits)).toBeVisible();
    expect(await accessibilityFindings()).toEqual([]);
    await box(text.present).fill('246810');
    await save();
    await expectNotice(text.saved);
    await expect.element(dialog).not.toBeInTheDocument();
  });

  const contacts = [
    {
      kind: 'an e-mail',
      row: text.email,
      field: text.email,
      code: text.mailCode,
      typed: 'luz@example.com',
    },
    {
      kind: 'a number',
      row: text.mobile,
      field: text.mobile,
      code: text.smsCode,
      typed: '09171234567',
    },
  ] as const;

  for (const { kind, row, field, code, typed } of contacts) {
    test(`§7, D5: ${kind} is added by the right code, not by a wrong one, in ${language}`, async () => {
      site.answers(securityAnswers);
      const isRight = (given: string) => given === '246810';
      site.answers({
        security: {
          requestEmailCode: codeSent,
          requestBindSmsCode: codeSent,
          bindEmail: ({ email, verificationCode }) =>
            isRight(verificationCode) ? { email } : refuse('verification.code.wrong'),
          bindMobile: ({ mobileNum, verificationCode }) =>
            isRight(verificationCode) ? { mobileNum } : refuse('verification.code.wrong'),
        },
      });
      await open();
      await page.getByRole('button', { name: new RegExp(`^${row}`) }).click();
      await box(field).fill(typed);
      await dialog.getByRole('button', { name: text.send }).click();
      await box(code).fill('111111');
      await save();
      await expect.element(dialog.getByText(text.codeWrong)).toBeVisible();
      await expect.element(box(code)).toHaveFocus();
      expect(await accessibilityFindings()).toEqual([]);
      await box(code).fill('246810');
      await save();
      await expectNotice(text.saved);
      await expect.element(dialog).not.toBeInTheDocument();
    });
  }

  async function answerQuestions(of: (place: number) => string): Promise<void> {
    const fields = dialog.getByLabelText(text.answer);
    for (const place of [0, 1, 2]) await fields.nth(place).fill(of(place));
    await save();
  }

  test(`§7, D5: three questions are set, each with another answer, in ${language}`, async () => {
    site.answers(securityAnswers);
    site.answers({ security: { setSecurityQuestions: {} } });
    await open();
    await page.getByRole('button', { name: text.questions }).click();
    await answerQuestions(() => 'Bantay');
    await expect.element(dialog.getByText(text.same)).toBeVisible();
    expect(site.calls('security', 'setSecurityQuestions')).toEqual([]);
    expect(await accessibilityFindings()).toEqual([]);
    await answerQuestions((place) => `Bantay ${place}`);
    await expectNotice(text.saved);
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test(`§7, D5: changing what protects the account asks a remembered device for step-up, in ${language}`, async () => {
    site.answers(securityAnswers);
    let isConfirmed = false;
    site.answers({
      security: {
        setSecurityQuestions: () => (isConfirmed ? {} : refuse('session.confirm.required')),
      },
      sessions: {
        confirmSession: ({ value }) => {
          isConfirmed = value === 'lantern-on-water';
          return isConfirmed
            ? { confirmedUntil: '2026-11-02T08:05:00.000Z' }
            : refuse('login.failed');
        },
      },
    });
    await open();
    await page.getByRole('button', { name: text.questions }).click();
    await answerQuestions((place) => `Bantay ${place}`);
    const asking = page.getByRole('dialog', { name: text.isItYou });
    await expect.element(asking).toBeVisible();
    expect(await accessibilityFindings()).toEqual([]);
    await asking.getByRole('button', { name: text.cancel }).click();
    await expect.element(asking).not.toBeInTheDocument();
    await expect.element(page.getByText(text.mustConfirm)).toBeVisible();

    // A wrong password is refused; the right one resumes the call.
    await page.getByRole('button', { name: text.save, exact: true }).click();
    const password = asking.getByRole('textbox', { name: text.password, exact: true });
    const confirm = asking.getByRole('button', { name: text.confirm, exact: true });
    await password.fill('not-the-password');
    await confirm.click();
    await expect.element(asking.getByText(text.wrong)).toBeVisible();
    await password.fill('lantern-on-water');
    await confirm.click();
    await expectNotice(text.saved);
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(() => site.calls('security', 'setSecurityQuestions')).toHaveLength(3);
  });
}
