import { holdSession, registerMember } from '../fixtures/account.ts';
import { openLine, type Line } from '../fixtures/line.ts';
import { looks } from '../fixtures/looks.ts';
import { expect, keepChoices, test } from '../fixtures/test.ts';

const words = {
  EN: {
    retry: 'Try again',
    why: 'Slow Connection, No Internet',
    amount: 'Amount',
    noDeposits: 'No deposits yet.',
  },
  TY: {
    retry: 'Subukan ulit',
    why: 'Hindi sumasagot ang site ngayon. Subukan ulit mamaya.',
    amount: 'Halaga',
    noDeposits: 'Wala pang deposit.',
  },
} as const;

let line: Line;
test.beforeEach(async ({ baseURL }) => {
  line = await openLine(baseURL ?? '');
});
test.afterEach(() => line.close());
test.use({ expectedErrors: [/^Failed to load resource: (net::ERR_|.* status of 502)/] });

for (const [language, theme, calls] of looks([
  ['EN', 'dark', 'silent'],
  ['TY', 'light', 'gateway'],
])) {
  const say = words[language];

  test.describe(`in ${language}, ${theme}`, () => {
    test.use({ language, theme });

    test('a member who deposits sees one notice, and one retry loads everything', async ({
      context,
      baseURL,
      axeCheck,
      picture,
    }) => {
      await keepChoices(context, line.url, { language, theme });
      await holdSession(context, await registerMember(baseURL ?? '', 'delia', 'lantern-on-water'));
      line.calls = calls;
      const page = await context.newPage();
      await page.goto(`${line.url}/m/voucherCenter`);
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
