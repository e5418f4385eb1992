import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { refuse } from '#testing/answers.ts';
import { nothingPublished } from '#testing/default-answers.ts';
import { usualLooks } from '#testing/looks.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { expectNotice } from '#testing/notices.ts';
import { site } from '#testing/site.ts';
import { box, chooseBirthday, keptSession, loggedIn } from '../session-answers.fixture.ts';

const password = 'lantern-on-water';
/** A password that only the server refuses, not the form. */
const knownToTheSite = 'tagaytay-1990';
const appShell = 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile PavilionApp/2.1';

const words = {
  EN: {
    username: 'Username',
    repeat: 'Confirm password',
    invitation: 'Invitation code',
    signUp: 'Sign up',
    done: 'Registered successfully. You are logged in.',
    missing: [
      'Enter your username.',
      'Enter your password.',
      'Confirm your password.',
      'Enter your birthday.',
    ],
    taken: 'Sorry, the username already exists',
    mailTaken: 'This e-mail address already has an account.',
    tooShort: /^Password format is incorrect/,
    mismatch: 'Confirmation password not matched',
    common: 'This password is too easy to guess. Choose another one.',
    tooYoung: 'You must be at least 21 to register.',
    linkError: 'Referrer link error',
    unknownCode: 'Invalid invitation code',
    birthday: 'Birthday',
    born: 'February 28, 1987',
    agree: /^I am 21 or older/,
    policy: 'Privacy Policy',
    policyTitle: 'Privacy Policy',
    sections: ['Introduction', 'Purpose', 'Access', 'Confidentiality', 'Recipients', 'Monitoring'],
    accept: 'Got it',
  },
  TY: {
    username: 'Username',
    repeat: 'I-confirm ang password',
    invitation: 'Invitation code',
    signUp: 'Mag-sign up',
    done: 'Matagumpay ang registration. Naka-log in ka na.',
    missing: [
      'Ilagay ang username mo.',
      'Ilagay ang password mo.',
      'I-confirm ang password mo.',
      'Ilagay ang birthday mo.',
    ],
    taken: 'Sorry, may gumagamit na ng username na ito',
    mailTaken: 'May account na ang e-mail na ito.',
    tooShort: /^Mali ang format ng password/,
    mismatch: 'Hindi magkatugma ang password',
    common: 'Madaling mahulaan ang password na ito. Pumili ng iba.',
    tooYoung: 'Dapat 21 taong gulang ka pataas para makapag-sign up.',
    linkError: 'Mali ang referral link',
    unknownCode: 'Hindi valid ang invitation code',
    birthday: 'Birthday',
    born: 'Pebrero 28, 1987',
    agree: /^Ako ay 21 taong gulang/,
    policy: 'Privacy Policy',
    policyTitle: 'Privacy Policy',
    sections: ['Panimula', 'Layunin', 'Access', 'Confidentiality', 'Mga tumatanggap', 'Monitoring'],
    accept: 'OK',
  },
} as const;

const banner = {
  id: 'b1',
  groupName: 'm_reg',
  title: 'Create your account',
  text: '',
  url: '/art/banners/register.avif',
  color: '#865545',
  linkage: '',
};

/** A site where every name is free and only the invitations of agents are known. */
function openRegistration(): void {
  site.answers({
    content: { listAnnouncements: { ...nothingPublished, banners: [banner] } },
    registration: {
      checkUsername: ({ username }) => ({ available: username !== 'luz1' }),
      checkEmail: ({ email }) => ({ available: email !== 'luz1@example.com' }),
      checkAffiliate: ({ affiliateCode }) =>
        affiliateCode.startsWith('NOBODY')
          ? refuse('register.invitation.invalid')
          : { validatedBy: 'code' },
      register: ({ username, password: chosen }) =>
        chosen === knownToTheSite ? refuse('password.common') : loggedIn(username),
    },
  });
}

const devices = [
  { method: 'H5', language: 'EN', start: '/m/home', standalone: false },
  { method: 'PWA', language: 'TY', start: '/m/home', standalone: true },
  { method: 'WEBCLIP', language: 'EN', start: '/m/home?source=webclip', standalone: true },
  { method: 'APP', language: 'TY', start: '/m/home', standalone: false },
  // A link alone makes no web clip.
  { method: 'H5', language: 'TY', start: '/m/home?source=webclip', standalone: false },
] as const;

/** Replaces the browser's user agent until the test is over. */
function pretend(given: { start: string; standalone: boolean; userAgent?: string }): void {
  const { start, standalone, userAgent = navigator.userAgent } = given;
  const opened = { name: new URL(start, location.href).href } as PerformanceEntry;
  const entries = vi.spyOn(performance, 'getEntriesByType').mockReturnValue([opened]);
  const own = { standalone, userAgent };
  for (const [name, value] of Object.entries(own)) {
    Object.defineProperty(navigator, name, { configurable: true, value });
  }
  onTestFinished(() => {
    entries.mockRestore();
    for (const name of Object.keys(own)) Reflect.deleteProperty(navigator, name);
  });
}

for (const { method, language, start, standalone } of devices) {
  const onHomeScreen = standalone ? ' on the home screen' : '';
  test(`§2 Registration screen, §8: a person registers by ${method}, from ${start}${onHomeScreen} in ${language}`, async () => {
    const text = words[language];
    pretend({ start, standalone, ...(method === 'APP' ? { userAgent: appShell } : {}) });
    openRegistration();
    await mountScreen('/m/register', { language });
    await box(text.username).fill('ligaya7');
    await box('Password').fill(password);
    await box(text.repeat).fill(password);
    await chooseBirthday('1990-05-01');
    await page.getByRole('button', { name: text.signUp, exact: true }).click();
    await expectNotice(text.done);
    await expect.poll(() => location.pathname).toBe('/m/home');
    expect(keptSession()?.userName).toBe('ligaya7');
    await expect
      .poll(() => site.calls('registration', 'register').map(({ input }) => input.registerMethod))
      .toEqual([method]);
  });
}

for (const [language, theme] of usualLooks) {
  const text = words[language];
  const signUp = () => page.getByRole('button', { name: text.signUp });

  test(`§2 Registration screen, §8: every refusal is shown at its field, until the account is created, in ${language}`, async () => {
    openRegistration();
    await mountScreen('/m/register?code=NOBODY', { language, theme });
    await expect.element(page.getByRole('img', { name: banner.title })).toBeVisible();

    // The page names what is missing, and focuses the first field.
    await signUp().click();
    for (const problem of text.missing) {
      await expect.element(page.getByText(problem, { exact: true })).toBeVisible();
    }
    await expect.element(box(text.username)).toHaveFocus();
    expect(await accessibilityFindings()).toEqual([]);

    // The server refuses another member's name or address.
    await box(text.username).fill('Luz1');
    await box('E-mail').fill('Luz1@example.com');
    await box('Password').fill('short');
    await expect.element(page.getByText(text.taken)).toBeVisible();
    await expect.element(page.getByText(text.mailTaken)).toBeVisible();

    // A password is long enough, and the same twice.
    await box(text.repeat).fill('another one');
    await expect.element(page.getByText(text.tooShort)).toBeVisible();
    await box(text.username).fill('luz2');
    await box('E-mail').fill('luz2@example.com');
    await expect.element(page.getByText(text.mismatch)).toBeVisible();
    await box('Password').fill('password123');
    await box(text.repeat).fill('password123');
    await expect.element(page.getByText(text.common)).toBeVisible();
    await box('Password').fill(knownToTheSite);
    await box(text.repeat).fill(knownToTheSite);
    await expect.element(page.getByText(text.common)).not.toBeInTheDocument();

    // A birthday is that of a person old enough.
    await chooseBirthday('2010-05-31');
    const birthday = page.getByRole('combobox', { name: text.birthday });
    await expect.element(birthday).toHaveAttribute('aria-invalid', 'true');
    await expect.element(birthday).toHaveAccessibleDescription(text.tooYoung);
    await expect.element(birthday).toHaveFocus();
    await chooseBirthday('1990-05-31');
    await expect.element(birthday).not.toHaveAttribute('aria-invalid');

    // The server checks the code of the address, then the password.
    await signUp().click();
    await expect.element(page.getByText(text.linkError)).toBeVisible();
    await box(text.invitation).fill('NOBODYELSE');
    await signUp().click();
    await expect.element(page.getByText(text.unknownCode)).toBeVisible();
    await expect.element(box(text.invitation)).toHaveFocus();
    expect(site.calls('registration', 'register'), 'nothing is sent before').toEqual([]);
    await box(text.invitation).fill('');
    await signUp().click();
    await expect.element(page.getByText(text.common)).toBeVisible();
    await expect.element(box('Password')).toHaveFocus();
    expect(await accessibilityFindings()).toEqual([]);

    // Then the server creates the account.
    await box('Password').fill(password);
    await box(text.repeat).fill(password);
    await signUp().click();
    await expectNotice(text.done);
    await expect.poll(() => location.pathname).toBe('/m/home');
    const sent = site.calls('registration', 'register').at(-1)?.input;
    expect(sent).toMatchObject({
      username: 'luz2',
      email: 'luz2@example.com',
      birthday: '1990-05-31',
      affiliateCode: '',
      agreement: true,
      type: 0,
      registerUrl: location.hostname,
      domain: '',
      countryDialingCode: '63',
    });
    expect(keptSession()?.userName).toBe('luz2');
  });

  test(`§2 Registration screen, §8: the policy has six sections, and nobody registers without agreeing, in ${language}`, async () => {
    openRegistration();
    await mountScreen('/m/register?code=AGENT01', { language, theme });
    await expect.element(box(text.invitation)).toHaveValue('AGENT01');
    const agree = page.getByRole('checkbox', { name: text.agree });
    await expect.element(agree).toBeChecked();
    await agree.click();
    await expect.element(agree).not.toBeChecked();
    await expect.element(signUp()).toBeDisabled();
    await page.getByRole('button', { name: text.policy }).click();
    const dialog = page.getByRole('dialog', { name: text.policyTitle });
    await expect.element(dialog).toBeVisible();
    const headings = dialog.getByRole('heading', { level: 3 }).elements();
    expect(headings.map(({ textContent }) => textContent)).toEqual(text.sections);
    expect(await accessibilityFindings()).toEqual([]);
    await dialog.getByRole('button', { name: text.accept }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await agree.click();
    await expect.element(signUp()).toBeEnabled();
  });

  test(`§2 Registration screen, §8: the birthday wheel works by keys alone, and can be closed without a choice, in ${language}`, async () => {
    openRegistration();
    await mountScreen('/m/register', { language, theme });
    const field = page.getByRole('combobox', { name: text.birthday });
    const dialog = page.getByRole('dialog', { name: text.birthday });
    const missing = page.getByText(text.missing[3], { exact: true });
    await expect.element(field).toBeVisible();
    (field.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog).toBeVisible();
    expect(await accessibilityFindings()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(missing).toBeVisible();
    (field.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    const ring = (at: number) => dialog.getByRole('listbox').nth(at);
    const press = async (at: number, keys: string) => {
      await expect.element(ring(at)).toBeVisible();
      (ring(at).element() as HTMLElement).focus();
      await userEvent.keyboard(keys);
    };
    await press(0, '{Home}');
    await press(1, '{End}');
    await press(2, '1987');
    await expect
      .element(dialog.getByRole('option', { name: '1987', selected: true }))
      .toBeInTheDocument();
    await press(0, '{ArrowDown}');
    (dialog.getByRole('button').last().element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveTextContent(text.born);
    await expect.element(missing).not.toBeInTheDocument();
  });
}
