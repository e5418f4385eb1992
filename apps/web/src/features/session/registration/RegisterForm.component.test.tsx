import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { expectNotice } from '#testing/notices.ts';
import { site } from '#testing/site.ts';
import { box, chooseBirthday, loggedIn } from '../session-answers.fixture.ts';

const password = 'lantern-on-water';

function answerRegistration(): void {
  site.answers({
    registration: {
      checkUsername: { available: true },
      checkEmail: { available: true },
      register: ({ username }) => loggedIn(username),
    },
  });
}

test('§2 Registration screen: a reload restores what was typed, except secrets', async () => {
  answerRegistration();
  await mountScreen('/m/register');
  await box('Username').fill('ligaya7');
  await box('E-mail').fill('ligaya@example.info');
  await box('Password').fill(password);
  await chooseBirthday('1990-05-01');
  await mountScreen('/m/register');
  await expect.element(box('Username')).toHaveValue('ligaya7');
  await expect.element(box('E-mail')).toHaveValue('ligaya@example.info');
  await expect.element(box('Password')).toHaveValue('');
  const born = page.getByRole('combobox', { name: 'Birthday' });
  await expect.element(born).toHaveTextContent('May 1, 1990');
  expect(sessionStorage.getItem('draft:registration')).not.toContain(password);
  await mountScreen('/m/register', { session: 'trial' });
  await expect.element(box('Username')).toHaveValue('');
});

/** The icon that marks a valid field. */
const tick = (name: string) => box(name).element().parentElement?.querySelector(':scope > svg');

const tooEasy = 'This password is too easy to guess. Choose another one.';

async function typePassword(typed: string): Promise<void> {
  answerRegistration();
  await mountScreen('/m/register');
  await box('Username').fill('ligaya77');
  await box('Password').fill(typed);
  await box('Confirm password').fill(typed);
  await box('E-mail').fill('ligaya@example.ph');
  await box('Invitation code').click();
  await expect.poll(() => tick('Username')).toBeTruthy();
  await expect.poll(() => tick('E-mail')).toBeTruthy();
}

test.each([
  ['password123', tooEasy],
  ['12345678', tooEasy],
  ['P4$$w0rd!', tooEasy],
  ['iloveyou2026', tooEasy],
  ['ligaya77', 'The password must not be the same as your username.'],
])(
  '§2 Registration screen, §5: a password such as %s is refused on blur, and has no tick',
  async (typed, problem) => {
    await typePassword(typed);
    await expect.element(page.getByText(problem, { exact: true })).toBeVisible();
    await expect.element(box('Password')).toHaveAttribute('aria-invalid', 'true');
    expect(tick('Password')).toBeNull();
    expect(tick('Confirm password')).toBeNull();
    expect(await accessibilityFindings()).toEqual([]);
  },
);

test('§2 Registration screen, §5: a password that is hard to guess has its tick, and its repeat too', async () => {
  await typePassword(password);
  await expect.poll(() => tick('Password')).toBeTruthy();
  await expect.poll(() => tick('Confirm password')).toBeTruthy();
});

test('§2 Registration screen, §7: an invitation is checked with the domain of the page, and sent with that of the link', async () => {
  answerRegistration();
  site.answers({ registration: { checkAffiliate: { validatedBy: 'code' } } });
  await mountScreen('/m/register?code=AGENT01&domain=partner.example');
  await box('Username').fill('ligaya7');
  await box('Password').fill(password);
  await box('Confirm password').fill(password);
  await chooseBirthday('1990-05-01');
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expectNotice('Registered successfully. You are logged in.');
  const { hostname } = location;
  await expect
    .poll(() => site.calls('registration', 'checkAffiliate').map(({ sent }) => sent))
    .toEqual([{ affiliateCode: 'AGENT01', domain: hostname }]);
  await expect
    .poll(() => site.calls('registration', 'register')[0]?.sent)
    .toMatchObject({
      affiliateCode: 'AGENT01',
      type: 0,
      registerUrl: hostname,
      domain: 'partner.example',
    });
  await expect.poll(() => location.pathname).toBe('/m/home');
});

test('§2 Registration screen: a double tap with an invitation code creates one account', async () => {
  answerRegistration();
  const known = site.hold('registration', 'checkAffiliate');
  await mountScreen('/m/register?code=AGENT01');
  await box('Username').fill('ligaya7');
  await box('Password').fill(password);
  await box('Confirm password').fill(password);
  await chooseBirthday('1990-05-01');
  const signUp = page.getByRole('button', { name: 'Sign up', exact: true });
  await signUp.dblClick();
  await expect.poll(() => site.calls('registration', 'checkAffiliate')).toHaveLength(1);
  await expect.element(signUp).toHaveAttribute('aria-busy', 'true');
  signUp.element().closest('form')?.requestSubmit();
  known({ validatedBy: 'code' });
  await expectNotice('Registered successfully. You are logged in.');
  await expect.poll(() => site.calls('registration', 'checkAffiliate')).toHaveLength(1);
  await expect.poll(() => site.calls('registration', 'register')).toHaveLength(1);
});
