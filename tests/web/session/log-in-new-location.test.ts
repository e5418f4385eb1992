import type { BrowserContext, Page } from '@playwright/test';
import { looks } from '../../support/browser.ts';
import {
  heldSession,
  leaveSession,
  ownMobileNumber,
  registerByMobile,
} from '../../support/people.ts';
import type { OwnSite } from '../../support/sites.ts';
import { expect, keepChoices, test } from '../../support/test.ts';
import { textsIn } from '../../support/texts.ts';
import { field, logIn, press } from './forms.ts';

test.describe('§7: a site that asks for a code at a new location', () => {
  test.use({ expectedErrors: [/status of (400|401)/] });
  let site: OwnSite;

  test.beforeAll(({ variant }) => {
    site = variant;
  });

  async function openIn(language: 'EN' | 'TY', page: Page, context: BrowserContext) {
    await context.addCookies([{ name: 'language', value: language, url: site.url }]);
    await keepChoices(context, site.url, { language });
    await page.goto(`${site.url}/m/login`);
  }

  for (const language of looks(['EN', 'TY'])) {
    test(`lets nobody in without it, in ${language}`, async ({
      page,
      context,
      outbox,
      inspect,
    }) => {
      const text = textsIn(language);
      const mobileNum = ownMobileNumber();
      const { userName } = await registerByMobile(site.url, outbox, mobileNum);
      await openIn(language, page, context);
      await logIn(page, text, userName);
      await expect(page.getByRole('heading', { name: text('login.step.heading') })).toBeVisible();
      await expect(page.getByRole('button', { name: text.like('sms.again') })).toBeDisabled();
      await inspect(page, `new-place-${language}`);

      const code = await outbox.codeTo(mobileNum, /new device|bagong device/);
      await field(page, text('login.step.code')).fill(code === '111111' ? '222222' : '111111');
      await press(page, text('login.submit'));
      await expect(
        page.getByText(text.quoted('Verification code error', 'error.verification.code.wrong')),
      ).toBeVisible();
      expect(await heldSession(page)).toBeNull();
      await inspect(page, `new-place-wrong-${language}`);
      await field(page, text('login.step.code')).fill(code);
      await press(page, text('login.submit'));
      await expect(page).toHaveURL(/\/m\/home$/);

      await leaveSession(page);
      await page.goto(`${site.url}/m/login`);
      await logIn(page, text, userName);
      await expect(page).toHaveURL(/\/m\/home$/);
    });
  }
});
