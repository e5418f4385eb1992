import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { sessions } from '#testing/default-answers.ts';
import { looksOf } from '#testing/looks.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { expectNotice } from '#testing/notices.ts';
import { site } from '#testing/site.ts';
import { isOpen, screens } from '@pavilion/screens/find-screen';
import { box, chooseBirthday, keptSession, loggedIn } from '../session-answers.fixture.ts';

const password = 'lantern-on-water';

const words = {
  EN: {
    refused: 'Not available in free play. Create an account to continue.',
    deposit: 'Please login an actual account to use this function',
    register: 'Sign up now',
    cancel: 'Cancel',
    account: 'Account',
    depositTab: 'Deposit',
    promptRegister: 'Sign up',
    repeat: 'Confirm password',
    signUp: 'Sign up',
  },
  TY: {
    refused: 'Hindi available sa free play. Gumawa ng account para magpatuloy.',
    deposit: 'Mag-log in gamit ang totoong account para magamit ito',
    register: 'Mag-sign up na',
    cancel: 'I-cancel',
    account: 'Account',
    depositTab: 'Deposit',
    promptRegister: 'Sign up',
    repeat: 'I-confirm ang password',
    signUp: 'Mag-sign up',
  },
} as const;

/** Every page that a trial account may not use. */
const closed = screens
  .filter(({ for: audience }) => !isOpen(audience) && audience !== 'session')
  // A refused deposit has a sentence of its own.
  .filter(({ for: audience }) => audience !== 'deposit')
  // From the pages of agents everybody else is led home.
  .filter(({ for: audience }) => audience !== 'agentHome')
  .map(({ path }) => path);

test.each([
  ['a trial account', 'trial'],
  ['a member', 'member'],
  ['type 40', { ...sessions.member, type: 40 }],
] as const)('§2 Agent home, §6: %s is led home from every page of agents', async (_, session) => {
  const pages = screens.filter(({ for: audience }) => audience === 'agentHome');
  expect(pages.length).toBeGreaterThan(4);
  for (const { path } of pages) {
    await mountScreen(path, { session });
    await expect.poll(() => location.pathname).toBe('/m/home');
  }
});

const looks = looksOf([
  ['EN', 'light'],
  ['TY', 'dark'],
]);

const main = page.getByRole('main');

for (const [language, theme] of looks) {
  const text = words[language];
  const asTrial = { language, theme, session: 'trial' } as const;

  test(`§6: every page closed to trial accounts says so, and leads to the registration, in ${language}`, async () => {
    expect(closed.length).toBeGreaterThan(9);
    for (const path of closed) {
      await mountScreen(path, asTrial);
      await expect.element(main.getByText(text.refused)).toBeVisible();
      await expect
        .element(main.getByRole('link', { name: text.register }))
        .toHaveAttribute('href', '/m/register');
      expect(location.pathname).toBe(path);
    }
    expect(await accessibilityFindings()).toEqual([]);
  });

  test(`§6: a deposit needs a real account, in ${language}`, async () => {
    await mountScreen('/m/voucherCenter', asTrial);
    await expect.element(main.getByText(text.deposit)).toBeVisible();
    expect(await accessibilityFindings()).toEqual([]);
    await main.getByRole('link', { name: text.cancel }).click();
    await expect.poll(() => location.pathname).toBe('/m/home');
  });

  test(`§6: the tabs of closed pages explain why, and a real account replaces the trial account, in ${language}`, async () => {
    site.answers({
      site: { getLicence: { title: 'Licensed', paragraphs: [], responsibleGaming: '' } },
      registration: { checkUsername: { available: true }, register: loggedIn('malaya') },
    });
    await mountScreen('/m/home', asTrial);
    const tabs = page.getByRole('navigation').last();
    await tabs.getByRole('link', { name: text.depositTab }).click();
    await expectNotice(text.deposit);
    expect(location.pathname).toBe('/m/home');
    await tabs.getByRole('link', { name: text.account }).click();
    const prompt = page.getByRole('dialog', { name: text.refused });
    await expect.element(prompt).toBeVisible();
    expect(await accessibilityFindings()).toEqual([]);
    await prompt.getByRole('button', { name: text.promptRegister }).click();
    await expect.poll(() => location.pathname).toBe('/m/register');
    expect(keptSession()?.type).toBe(4);
    await box('Username').fill('malaya');
    await box('Password').fill(password);
    await box(text.repeat).fill(password);
    await chooseBirthday('1990-05-01');
    await page.getByRole('button', { name: text.signUp, exact: true }).click();
    await expect.poll(() => location.pathname).toBe('/m/home');
    expect(keptSession()).toMatchObject({ type: 0, userName: 'malaya' });
    await tabs.getByRole('link', { name: text.account }).click();
    await expect.poll(() => location.pathname).toBe('/m/member/home');
    await expect.element(page.getByText(text.refused)).not.toBeInTheDocument();
  });
}
