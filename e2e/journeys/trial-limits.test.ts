import type { Page } from '@playwright/test';
import { chooseBirthday } from '../fixtures/birthday.ts';
import { looks } from '../fixtures/looks.ts';
import { ownNumber } from '../fixtures/own-number.ts';
import { expect, test } from '../fixtures/test.ts';

const password = 'lantern-on-water';

const words = {
  EN: {
    start: 'Start free play',
    refused: 'Free-play accounts cannot use this. Register to open it.',
    deposit: 'Please login an actual account to use this function',
    register: 'Register now',
    cancel: 'Not now',
    account: 'Account',
    depositTab: 'Deposit',
    promptRegister: 'Register',
    username: 'User name',
    password: 'Password',
    repeat: 'Repeat the password',
    signUp: 'Sign up',
  },
  TY: {
    start: 'Simulan ang libreng laro',
    refused: 'Hindi ito magagamit ng free-play account. Magrehistro para mabuksan ito.',
    deposit: 'Mag-log in gamit ang totoong account para magamit ito',
    register: 'Magrehistro ngayon',
    cancel: 'Hindi muna',
    account: 'Account',
    depositTab: 'Deposito',
    promptRegister: 'Sumali',
    username: 'User name',
    password: 'Password',
    repeat: 'Ulitin ang password',
    signUp: 'Magrehistro',
  },
} as const;

type Words = (typeof words)['EN' | 'TY'];

/** Every page of what a free-play account may not do. */
const closed = [
  '/m/withdraw',
  '/m/wallet',
  '/m/member/home',
  '/m/myAccount/index',
  '/m/securityCenter',
  '/m/changePsw',
  '/m/webEmail',
  '/m/feedback',
  '/m/rewardCenter',
];

const field = (page: Page, name: string) => page.getByLabel(new RegExp(`^${name}( \\*)?$`));
const isTrialHere = (page: Page) =>
  page.evaluate(() => /"type":4\b/.test(localStorage.getItem('MC_SESSION_INFO') ?? ''));

async function startFreePlay(page: Page, text: Words): Promise<void> {
  await page.goto('/m/trail');
  await page.getByRole('button', { name: text.start }).click();
  await expect(page).toHaveURL(/\/m\/home/);
}

for (const [language, theme] of looks([
  ['EN', 'light'],
  ['TY', 'dark'],
])) {
  const text = words[language];

  test.describe(`in ${language}, ${theme}`, () => {
    test.use({ language, theme });

    test('every page that is closed to free play says so, and leads to an account', async ({
      page,
      axeCheck,
      picture,
      told,
    }) => {
      await startFreePlay(page, text);
      const main = page.getByRole('main');
      for (const path of closed) {
        await test.step(path, async () => {
          await page.goto(path);
          await expect(main.getByText(text.refused)).toBeVisible();
          await expect(main.getByRole('link', { name: text.register })).toBeVisible();
        });
      }
      await axeCheck(page);
      await picture(page, `trial-closed-${language}`);

      await test.step('a deposit wants an actual account', async () => {
        await page.goto('/m/voucherCenter');
        await expect(main.getByText(text.deposit)).toBeVisible();
        await axeCheck(page);
        await main.getByRole('link', { name: text.cancel }).click();
        await expect(page).toHaveURL(/\/m\/home/);
      });

      await test.step('the tabs of what is closed explain it on the spot', async () => {
        const tabs = page.getByRole('navigation').last();
        await tabs.getByRole('link', { name: text.depositTab }).click();
        await told(page, text.deposit);
        await expect(page).toHaveURL(/\/m\/home/);
        await tabs.getByRole('link', { name: text.account }).click();
        const prompt = page.getByRole('dialog', { name: text.refused });
        await axeCheck(page);
        await picture(page, `trial-prompt-${language}`);
        await prompt.getByRole('button', { name: text.promptRegister }).click();
        await expect(page).toHaveURL(/\/m\/register/);
      });

      await test.step('there a real account takes the place of the free one', async () => {
        expect(await isTrialHere(page)).toBe(true);
        await field(page, text.username).fill(`malaya${ownNumber()}`);
        await field(page, text.password).fill(password);
        await field(page, text.repeat).fill(password);
        await chooseBirthday(page, '1990-05-01');
        await page.getByRole('button', { name: text.signUp, exact: true }).click();
        await expect(page).toHaveURL(/\/m\/home/);
        expect(await isTrialHere(page)).toBe(false);
        await page.goto('/m/securityCenter');
        await expect(main.getByText(text.refused)).toHaveCount(0);
      });
    });
  });
}
