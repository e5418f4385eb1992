import { expect, test } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { refuse } from '#testing/answers.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { site } from '#testing/site.ts';
import { box, captchas, codeSent } from '../session-answers.fixture.ts';

const main = page.getByRole('main');
const languages = [
  {
    language: 'EN',
    press: 'Log in',
    inPicture: 'Code in the picture',
    noPicture: 'I cannot see the picture',
    inWords: 'Digits',
  },
  {
    language: 'TY',
    press: 'Mag-log in',
    inPicture: 'Code sa picture',
    noPicture: 'Hindi ko makita ang picture',
    inWords: 'Mga numero',
  },
] as const;

/** Types letters among digits, and pastes them. */
async function expectDigitsAlone(field: Locator): Promise<void> {
  await userEvent.type(field, 'a1b2 c3');
  await expect.element(field).toHaveValue('123');
  await field.fill('4x5-6');
  await expect.element(field).toHaveValue('456');
  await expect.element(field).toHaveAttribute('inputmode', 'numeric');
}

/** A captcha is required: its label shows it and its field says it. */
async function expectRequiredDigits(captcha: string): Promise<void> {
  await expectDigitsAlone(box(captcha));
  await expect.element(box(captcha)).toHaveAttribute('aria-required', 'true');
  const { labels } = box(captcha).element() as HTMLInputElement;
  expect([...(labels ?? [])].map(({ textContent }) => textContent)).toEqual([`${captcha} *`]);
}

async function logIn(name: string): Promise<void> {
  await box('Username').fill('dalisay');
  await box('Password').fill('lantern-on-water');
  await main.getByRole('button', { name, exact: true }).click();
}

for (const { language, press, inPicture, noPicture, inWords } of languages) {
  test(`§2 Login screen, D5: the captcha field is marked as required and takes no letters, in ${language}`, async () => {
    const refusal = refuse('login.failed', { captcha: true });
    site.answers({ credentials: { getCaptcha: captchas() }, sessions: { logIn: refusal } });
    await mountScreen('/m/login', { language });
    await logIn(press);
    await expectRequiredDigits(inPicture);
    await page.getByRole('button', { name: noPicture }).click();
    await expectRequiredDigits(inWords);
  });
}

test.each(['/m/login', '/m/register'])(
  '§2 Login screen, §5: an SMS code at %s takes no letters',
  async (path) => {
    await mountScreen(path);
    const tab = path === '/m/login' ? 'SMS code' : 'Mobile number';
    await page.getByRole('tab', { name: tab }).click();
    await expectDigitsAlone(box('SMS code'));
  },
);

test('§2 Login screen, D5: the code of a mail takes no letters at the log-in', async () => {
  const step = {
    verificationTicket: 'T'.repeat(43),
    ways: [{ way: 'mail', to: 'lu***@example.com' }],
    sentBy: 'mail',
    time: codeSent.time,
    expirationTime: codeSent.expirationTime,
  };
  site.answers({ sessions: { logIn: refuse('login.verification.required', step) } });
  await mountScreen('/m/login');
  await logIn('Log in');
  await expectDigitsAlone(box('Code'));
});
