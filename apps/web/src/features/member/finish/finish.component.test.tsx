import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  box,
  chooseBirthday,
  codeSent,
  keptSession,
} from '#features/session/session-answers.fixture.ts';
import { readSession } from '#kit/session-record.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { refuse } from '#testing/answers.ts';
import { usualLooks } from '#testing/looks.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { expectNotice } from '#testing/notices.ts';
import { site } from '#testing/site.ts';
import type { ErrorCode } from '@pavilion/contract/error-code';
import { weakAccount } from '../security-answers.fixture.ts';

const ownPassword = 'boats-at-dusk';

const words = {
  EN: {
    contact: 'Your contact',
    mobile: 'Mobile number',
    send: 'Send code',
    code: 'SMS code',
    save: 'Save',
    details: 'Password and birthday',
    password: 'New password',
    again: 'Confirm new password',
    agree: /^I am 21 or older/,
    finish: 'Finish',
    missing: [
      'Enter your password.',
      'Enter your birthday.',
      'Please agree to the terms to continue.',
    ],
    tooYoung: 'You must be at least 21 to play.',
    same: 'The new password cannot equal the old one',
    done: 'Welcome, ligaya. Your account is ready.',
  },
  TY: {
    contact: 'Contact mo',
    mobile: 'Mobile number',
    send: 'Ipadala ang code',
    code: 'SMS code',
    save: 'I-save',
    details: 'Password at birthday',
    password: 'Bagong password',
    again: 'I-confirm ang bagong password',
    agree: /^Ako ay 21 taong gulang/,
    finish: 'Tapusin',
    missing: [
      'Ilagay ang password mo.',
      'Ilagay ang birthday mo.',
      'Sumang-ayon sa terms para magpatuloy.',
    ],
    tooYoung: 'Dapat 21 taong gulang ka pataas para makapaglaro.',
    same: 'Hindi puwedeng kapareho ng luma ang bagong password',
    done: 'Welcome, ligaya. Handa na ang account mo.',
  },
} as const;

const provedMobile = { ...weakAccount, mobileNum: '0917•••4567' };
const contact = page.getByRole('region', { name: 'Your contact' });
const submit = page.getByRole('button', { name: 'Finish', exact: true });

async function fillDetails(password = ownPassword): Promise<void> {
  await box('New password').fill(password);
  await box('Confirm new password').fill(password);
  await chooseBirthday('1990-05-01');
  await page.getByRole('checkbox').click();
}

for (const [language, theme] of usualLooks) {
  const text = words[language];
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  test(`a member proves a contact, chooses a password and is let in, in ${language}`, async () => {
    let isProved = false;
    site.answers({
      security: {
        getSecurityConfig: () => (isProved ? provedMobile : weakAccount),
        requestBindSmsCode: codeSent,
        bindMobile: ({ mobileNum }) => {
          isProved = true;
          return { mobileNum };
        },
      },
      registration: {
        finishAccount: ({ password }) =>
          password === ownPassword ? {} : refuse('modify.new.old.same'),
      },
    });
    await mountScreen('/m/finish', { language, theme, session: 'unfinished' });
    await expect.element(page.getByRole('region', { name: text.contact })).toBeVisible();
    await expect.element(button(text.finish)).not.toBeInTheDocument();
    expect(await accessibilityFindings()).toEqual([]);
    await box(text.mobile).fill('09171234567');
    await button(text.send).click();
    await box(text.code).fill('246810');
    await button(text.save).click();
    await expect.element(page.getByRole('region', { name: text.details })).toBeVisible();
    await expect.element(page.getByText('0917•••4567')).toBeVisible();

    await button(text.finish).click();
    for (const problem of text.missing) {
      await expect.element(page.getByText(problem, { exact: true }).first()).toBeVisible();
    }
    expect(await accessibilityFindings()).toEqual([]);
    await box(text.password).fill('lantern-on-water');
    await box(text.again).fill('lantern-on-water');
    await chooseBirthday('2010-05-31');
    await expect.element(page.getByRole('combobox')).toHaveAccessibleDescription(text.tooYoung);
    await chooseBirthday('1990-05-31');
    await page.getByRole('checkbox', { name: text.agree }).click();
    await button(text.finish).click();
    await expect.element(box(text.password)).toHaveAccessibleDescription(text.same);
    await box(text.password).fill(ownPassword);
    await box(text.again).fill(ownPassword);
    await button(text.finish).click();
    await expectNotice(text.done);
    await expect.poll(() => location.pathname).toBe('/m/home');
    expect(readSession()?.unfinished).not.toBe(true);
    expect(keptSession()?.token).toBe('token-of-ligaya');
    expect(localStorage.getItem('MC_SESSION_INFO')).not.toContain('"unfinished":true');
    await expect
      .poll(() => site.calls('registration', 'finishAccount').at(-1)?.input)
      .toEqual({
        password: ownPassword,
        birthday: '1990-05-31',
        agreement: true,
      });
  });
}

test.each<[ErrorCode, () => ReturnType<typeof box>]>([
  ['password.common', () => box('New password')],
  ['register.too.young', () => page.getByRole('combobox', { name: 'Birthday' })],
  ['register.birthday.invalid', () => page.getByRole('combobox', { name: 'Birthday' })],
  ['register.agreement', () => page.getByRole('checkbox')],
])('the refusal %s is shown at its field', async (code, field) => {
  site.answers({
    security: { getSecurityConfig: provedMobile },
    registration: { finishAccount: refuse(code) },
  });
  await mountScreen('/m/finish', { session: 'unfinished' });
  await fillDetails();
  await submit.click();
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('details that are refused are told above the form', async () => {
  site.answers({
    security: { getSecurityConfig: provedMobile },
    registration: { finishAccount: refuse('details.refused') },
  });
  await mountScreen('/m/finish', { session: 'unfinished' });
  await fillDetails();
  await submit.click();
  await expect.element(page.getByRole('main').getByRole('alert')).toBeVisible();
  expect(readSession()?.unfinished).toBe(true);
});

test('a contact that is gone meanwhile is asked again', async () => {
  let config: typeof weakAccount = provedMobile;
  site.answers({
    security: { getSecurityConfig: () => config },
    registration: {
      finishAccount: () => {
        config = weakAccount;
        return refuse('member.contact.missing');
      },
    },
  });
  await mountScreen('/m/finish', { session: 'unfinished' });
  await fillDetails();
  await submit.click();
  await expect.element(contact.getByRole('textbox', { name: 'Mobile number' })).toBeVisible();
});

test('the contact is one that the site can prove, and none where it can prove none', async () => {
  site.answers({ security: { getSecurityConfig: { ...weakAccount, canProveMobile: false } } });
  await mountScreen('/m/finish', { session: 'unfinished' });
  await expect.element(contact.getByRole('textbox', { name: 'E-mail', exact: true })).toBeVisible();
  await expect.element(contact.getByRole('tab')).not.toBeInTheDocument();
  const none = { ...weakAccount, canProveMobile: false, canProveEmail: false };
  site.answers({ security: { getSecurityConfig: none } });
  await mountScreen('/m/finish', { session: 'unfinished' });
  await expect.element(submit).toBeVisible();
  await expect.element(contact).not.toBeInTheDocument();
});

test('a member whose account is finished is led home', async () => {
  await mountScreen('/m/finish', { session: 'member' });
  await expect.poll(() => location.pathname).toBe('/m/home');
});

test('a member may log out in place of finishing', async () => {
  site.answers({ security: { getSecurityConfig: weakAccount }, sessions: { logOut: {} } });
  await mountScreen('/m/finish', { session: 'unfinished' });
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect.poll(() => location.pathname).toBe('/m/home');
  expect(readSession()).toBeNull();
});
