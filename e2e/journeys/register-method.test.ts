import type { Page } from '@playwright/test';
import { chooseBirthday } from '../fixtures/birthday.ts';
import { ownNumber } from '../fixtures/own-number.ts';
import { expect, test } from '../fixtures/test.ts';

const password = 'lantern-on-water';
const appShell = 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile PavilionApp/2.1';

const words = {
  EN: {
    join: 'Register',
    username: 'User name',
    password: 'Password',
    repeat: 'Repeat the password',
    signUp: 'Sign up',
  },
  TY: {
    join: 'Sumali',
    username: 'User name',
    password: 'Password',
    repeat: 'Ulitin ang password',
    signUp: 'Magrehistro',
  },
} as const;

const field = (page: Page, name: string) => page.getByLabel(new RegExp(`^${name}( \\*)?$`));

/** The registration leaves the browser encrypted: what is in it is read on its way into the seal. */
async function readBeforeSealing(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const read: string[] = [];
    Object.assign(globalThis, { readBeforeSealing: read });
    const { encode } = TextEncoder.prototype;
    TextEncoder.prototype.encode = function (text?: string) {
      const [, method] = /"registerMethod":"(\w+)"/.exec(text ?? '') ?? [];
      if (method !== undefined) read.push(method);
      return encode.call(this, text);
    };
  });
  return () =>
    page.evaluate(() => (globalThis as { readBeforeSealing?: string[] }).readBeforeSealing ?? []);
}

/** As from the home screen of a phone, whose browser says so itself. */
async function openStandalone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'standalone', { value: true });
  });
}

const stories = [
  { method: 'H5', language: 'EN', start: '/m/home', standalone: false },
  { method: 'PWA', language: 'TY', start: '/m/home', standalone: true },
  { method: 'WEBCLIP', language: 'EN', start: '/m/home?source=webclip', standalone: true },
  { method: 'APP', language: 'TY', start: '/m/home', standalone: false },
  // A link alone makes no web clip.
  { method: 'H5', language: 'TY', start: '/m/home?source=webclip', standalone: false },
] as const;

for (const { method, language, start, standalone } of stories) {
  test.describe(`in ${language}, from ${start}${standalone ? ' on the home screen' : ''}`, () => {
    test.use({ language, ...(method === 'APP' ? { userAgent: appShell } : {}) });

    test(`a person registers by ${method}`, async ({ page }) => {
      const text = words[language];
      const methodsRead = await readBeforeSealing(page);
      if (standalone) await openStandalone(page);
      await page.goto(start);
      await page.getByRole('banner').getByRole('link', { name: text.join }).click();
      await field(page, text.username).fill(`ligaya${ownNumber()}`);
      await field(page, text.password).fill(password);
      await field(page, text.repeat).fill(password);
      await chooseBirthday(page, '1990-05-01');
      await page.getByRole('main').getByRole('button', { name: text.signUp, exact: true }).click();
      await expect(page).toHaveURL(/\/m\/home/);
      expect(await methodsRead()).toEqual([method]);
    });
  });
}
