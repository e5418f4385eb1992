import type { BrowserContext, Page } from '@playwright/test';
import { holdSession, registerMember } from '../fixtures/account.ts';
import { openLine, type Line } from '../fixtures/line.ts';
import { looks } from '../fixtures/looks.ts';
import { expect, keepChoices, test } from '../fixtures/test.ts';

const words = {
  EN: {
    retry: 'Try again',
    why: 'Slow Connection, No Internet',
    unknown: 'Not known yet',
    empty: 'Your inbox is empty. Write to us when you need something.',
    amount: 'Amount',
    noDeposits: 'No deposits yet.',
  },
  TY: {
    retry: 'Subukan muli',
    why: 'Hindi sumasagot ang site ngayon. Pakisubukan muli maya-maya.',
    unknown: 'Hindi pa alam',
    empty: 'Walang laman ang inbox mo. Sumulat sa amin kapag may kailangan ka.',
    amount: 'Halaga',
    noDeposits: 'Wala pang deposito.',
  },
} as const;

/** Screens of what the house has, and what each shows when it has come. */
const screens = {
  'announcements and promotions': {
    '/m/notice': 'main button[aria-expanded]',
    '/m/noticeDetail?id=welcome-to-pavilion': 'main time',
    '/m/activity': 'main li h2',
  },
  'a promotion, help and the pages of the house': {
    '/m/activityDetail?id=first-deposit': 'main h1:not(.visually-hidden)',
    '/m/help': 'main input[type=search]',
    '/m/privacy': 'main p',
  },
  'which games and studios there are': {
    '/m/rng': 'main [role=group] button:text-is("Tideworks")',
    '/m/gameCenter': 'main li a',
  },
} as const;

let line: Line;
test.beforeEach(async ({ baseURL }) => {
  line = await openLine(baseURL ?? '');
});
test.afterEach(() => line.close());
test.use({ expectedErrors: [/^Failed to load resource: (net::ERR_|.* status of 502)/] });

async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(line.url + path);
  return page;
}

for (const [language, theme, calls] of looks([
  ['EN', 'dark', 'silent'],
  ['TY', 'light', 'gateway'],
])) {
  const say = words[language];

  test.describe(`in ${language}, ${theme}`, () => {
    test.use({ language, theme });

    for (const [kind, contents] of Object.entries(screens)) {
      test(`a guest is told that nothing came, tries again and reads ${kind}`, async ({
        context,
        axeCheck,
        picture,
      }) => {
        await keepChoices(context, line.url, { language, theme });
        line.calls = calls;
        // Side by side, since each asks twice more before it gives up.
        const tabs = await Promise.all(
          Object.entries(contents).map(async ([path, content]) => {
            const page = await openTab(context, path);
            const retry = page.getByRole('main').getByRole('button', { name: say.retry });
            return { path, page, content, retry };
          }),
        );
        for (const { path, page, retry } of tabs) {
          await expect(retry, path).toBeVisible();
          await expect(page.getByRole('alert'), path).toContainText(say.why);
          await axeCheck(page);
          await picture(page, `50-away-${path.split(/\W+/)[2] ?? ''}-${language}`);
        }
        line.calls = 'arrive';
        for (const { path, page, content, retry } of tabs) {
          await retry.click();
          await expect(page.locator(content).first(), path).toBeVisible();
          await expect(retry, path).toHaveCount(0);
        }
      });
    }

    test('a member tries again and finds the inbox, still logged in', async ({
      context,
      baseURL,
      axeCheck,
      picture,
    }) => {
      await keepChoices(context, line.url, { language, theme });
      await holdSession(context, await registerMember(baseURL ?? '', 'ines', 'lantern-on-water'));
      line.calls = calls;
      const page = await openTab(context, '/m/webEmail');
      const retry = page.getByRole('main').getByRole('button', { name: say.retry });
      await expect(retry).toBeVisible();
      await expect(page.getByRole('banner')).toContainText(say.unknown);
      await expect(page.locator('[aria-busy="true"]'), 'nothing waits for ever').toHaveCount(0);
      await axeCheck(page);
      await picture(page, `51-away-inbox-${language}`);
      await retry.click();
      await expect(retry).toHaveCount(0);
      await expect(retry).toBeVisible();
      line.calls = 'arrive';
      await retry.click();
      await expect(page.getByText(say.empty)).toBeVisible();
    });

    test('a member who would deposit is told once, and one try brings everything', async ({
      context,
      baseURL,
      axeCheck,
      picture,
    }) => {
      await keepChoices(context, line.url, { language, theme });
      await holdSession(context, await registerMember(baseURL ?? '', 'delia', 'lantern-on-water'));
      line.calls = calls;
      const page = await openTab(context, '/m/voucherCenter');
      const main = page.getByRole('main');
      await expect(main.getByRole('alert')).toContainText(say.why);
      await expect(page.locator('[aria-busy="true"]'), 'nothing waits for ever').toHaveCount(0);
      await expect(main.getByRole('alert')).toHaveCount(1);
      await axeCheck(page);
      await picture(page, `52-away-deposit-${language}`);
      line.calls = 'arrive';
      await main.getByRole('button', { name: say.retry }).click();
      await expect(main.getByRole('textbox', { name: say.amount })).toBeVisible();
      await expect(main.getByText(say.noDeposits)).toBeVisible();
    });
  });
}
