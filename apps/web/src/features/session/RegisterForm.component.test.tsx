import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mountScreen } from '../../testing/mount-screen.tsx';
import { expectTold } from '../../testing/notices.ts';
import { site } from '../../testing/site.ts';
import { chooseBirthday, loggedIn } from './session-answers.fixture.ts';

const password = 'lantern-on-water';
const box = (name: string) => page.getByRole('textbox', { name, exact: true });

function answerRegistration(): void {
  site.answers({
    identity: {
      checkUsername: { available: true },
      checkEmail: { available: true },
      register: ({ username }) => loggedIn(username),
    },
  });
}

test('§2 Registration screen: what was typed is there after a reload, but for what is secret', async () => {
  answerRegistration();
  await mountScreen('/m/register');
  await box('User name').fill('ligaya7');
  await box('E-mail').fill('ligaya@example.info');
  await box('Password').fill(password);
  await chooseBirthday('1990-05-01');
  await mountScreen('/m/register');
  await expect.element(box('User name')).toHaveValue('ligaya7');
  await expect.element(box('E-mail')).toHaveValue('ligaya@example.info');
  await expect.element(box('Password')).toHaveValue('');
  const born = page.getByRole('combobox', { name: 'Birthday' });
  await expect.element(born).toHaveTextContent('May 1, 1990');
  expect(sessionStorage.getItem('draft:registration')).not.toContain(password);
  await mountScreen('/m/register', { session: 'trial' });
  await expect.element(box('User name')).toHaveValue('');
});

test('§2 Registration screen: a double tap with an invitation code makes one account', async () => {
  answerRegistration();
  const known = site.hold('identity', 'checkAffiliate');
  await mountScreen('/m/register?code=AGENT01');
  await box('User name').fill('ligaya7');
  await box('Password').fill(password);
  await box('Repeat the password').fill(password);
  await chooseBirthday('1990-05-01');
  const signUp = page.getByRole('button', { name: 'Sign up', exact: true });
  await signUp.dblClick();
  await expect.poll(() => site.calls('identity', 'checkAffiliate')).toHaveLength(1);
  await expect.element(signUp).toHaveAttribute('aria-busy', 'true');
  signUp.element().closest('form')?.requestSubmit();
  known({ validatedBy: 'code' });
  await expectTold('Registered successfully. You are logged in.');
  await expect.poll(() => site.calls('identity', 'checkAffiliate')).toHaveLength(1);
  await expect.poll(() => site.calls('identity', 'register')).toHaveLength(1);
});
