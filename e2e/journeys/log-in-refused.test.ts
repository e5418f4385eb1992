import type { Page } from '@playwright/test';
import { registerMember } from '../fixtures/account.ts';
import { nextCaptcha, solveCaptcha } from '../fixtures/captcha.ts';
import { looks } from '../fixtures/looks.ts';
import { ownAddress } from '../fixtures/own-number.ts';
import type { OwnSite } from '../fixtures/own-site.ts';
import { expect, keepChoices, test } from '../fixtures/test.ts';

const password = 'lantern-on-water';
const tryPassword = 'Pavilion2026';

const words = {
  EN: {
    logIn: 'Log in',
    wrong: 'The user name or password is not right.',
    locked: 'Too many failed tries. Wait a few minutes, then try again.',
    notMember: 'Non-member account unable to login',
    notAgent: 'Non-agents cannot log in',
  },
  TY: {
    logIn: 'Mag-log in',
    wrong: 'Mali ang user name o password.',
    locked: 'Sobrang dami ng maling subok. Maghintay ng ilang minuto, saka subukan muli.',
    notMember: 'Hindi makapag-log in ang account na hindi miyembro',
    notAgent: 'Hindi makapag-log in ang hindi ahente',
  },
} as const;

type Words = (typeof words)['EN' | 'TY'];

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function logIn(page: Page, text: Words, name: string, typed: string): Promise<void> {
  await box(page, 'User name').fill(name);
  await box(page, 'Password').fill(typed);
  await page.getByRole('button', { name: text.logIn, exact: true }).click();
}

for (const language of looks(['EN', 'TY'])) {
  const text = words[language];

  test.describe(`in ${language}`, () => {
    test.use({ language, expectedErrors: [/status of (400|401|403|429)/] });

    test('five wrong passwords close the account to this place, even with the right one', async ({
      page,
      context,
      baseURL,
      axeCheck,
      picture,
    }) => {
      const { userName } = await registerMember(baseURL ?? '', 'dalisay', password);
      // A place of its own: the count of other stories must not be used up.
      const address = ownAddress();
      await context.setExtraHTTPHeaders({ 'x-forwarded-for': address });
      await page.goto('/m/login');
      for (let tries = 0; tries < 5; tries += 1) {
        if (tries > 0) await solveCaptcha(page, language);
        const answered = page.waitForResponse(/\/wps\/session\/login$/);
        const another = nextCaptcha(page);
        await logIn(page, text, userName, `wrong-password-${tries}`);
        expect((await answered).status()).toBe(401);
        await expect(page.getByText(text.wrong)).toBeVisible();
        await another();
      }
      await solveCaptcha(page, language);
      await logIn(page, text, userName, password);
      await expect(page.getByText(text.locked)).toBeVisible();
      await expect(page).toHaveURL(/\/m\/login/);
      await axeCheck(page);
      await picture(page, `login-locked-${language}`);
    });
  });
}

/** Seed section 6, "Login error texts": the site, who is let in, who is not. */
const doors = [
  {
    who: 'members',
    letIn: 'member01',
    refused: 'agent01',
    reason: 'notMember',
  },
  {
    who: 'agents',
    letIn: 'agent01',
    refused: 'member01',
    reason: 'notAgent',
  },
] as const;

for (const { who, letIn, refused, reason } of doors) {
  test.describe(`a site for ${who} alone`, () => {
    test.use({ expectedErrors: [/status of (400|401|403)/] });
    let site: OwnSite;

    test.beforeAll(({ variant }) => {
      site = variant;
    });

    for (const language of looks(['EN', 'TY'])) {
      test(`says in ${language} why the others cannot log in`, async ({
        page,
        context,
        picture,
      }) => {
        const text = words[language];
        await context.addCookies([{ name: 'language', value: language, url: site.url }]);
        await keepChoices(context, site.url, { language });
        await page.goto(`${site.url}/m/login`);
        await logIn(page, text, refused, tryPassword);
        await expect(page.getByText(text[reason])).toBeVisible();
        await picture(page, `login-${reason}-${language}`);
        await logIn(page, text, letIn, tryPassword);
        await expect(page).toHaveURL(/\/m\/home/);
      });
    }
  });
}
