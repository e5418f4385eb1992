import { looks } from '../../support/browser.ts';
import { holdSession, registerMember } from '../../support/people.ts';
import { expect, keepChoices, test } from '../../support/test.ts';
import { textsIn } from '../../support/texts.ts';
import { type Line, openLine } from './line.ts';

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
  const text = textsIn(language);
  const why =
    calls === 'silent' ? 'Slow Connection, No Internet' : text('error.request.unanswered');

  test.describe(`in ${language}, ${theme}`, () => {
    test.use({ language, theme });

    test('a member who deposits sees one notice, and one retry loads everything', async ({
      context,
      baseURL,
      inspect,
    }) => {
      await keepChoices(context, line.url, { language, theme });
      await holdSession(context, await registerMember(baseURL ?? '', 'delia'));
      line.calls = calls;
      const page = await context.newPage();
      await page.goto(`${line.url}/m/voucherCenter`);
      const main = page.getByRole('main');
      await expect(main.getByRole('alert')).toContainText(why);
      await expect(page.locator('[aria-busy="true"]'), 'nothing waits for ever').toHaveCount(0);
      await expect(main.getByRole('alert')).toHaveCount(1);
      await inspect(page, `52-away-deposit-${language}`);
      line.calls = 'arrive';
      await main.getByRole('button', { name: text('state.retry') }).click();
      await expect(main.getByRole('textbox', { name: text('deposit.amount') })).toBeVisible();
      await expect(main.getByText(text('deposit.recent.none'))).toBeVisible();
    });
  });
}
