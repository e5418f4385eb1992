import { holdSession, registerMember } from '../fixtures/account.ts';
import { openLine, type Line } from '../fixtures/line.ts';
import { looks } from '../fixtures/looks.ts';
import { correctBalance } from '../fixtures/operator-money.ts';
import { expect, keepChoices, noPopupsToday, test } from '../fixtures/test.ts';

const words = {
  EN: {
    balance: 'Balance',
    show: 'Show balance',
    hide: 'Hide balance',
    refresh: 'Refresh balance',
    hidden: 'Balance hidden',
    close: 'Close',
    deposit: 'Deposit',
    away: 'The site does not answer right now. Please try again in a moment.',
    title: 'Deposit',
  },
  TY: {
    balance: 'Balanse',
    show: 'Ipakita ang balanse',
    hide: 'Itago ang balanse',
    refresh: 'I-refresh ang balanse',
    hidden: 'Nakatago ang balanse',
    close: 'Isara',
    deposit: 'Magdeposito',
    away: 'Hindi sumasagot ang site ngayon. Pakisubukan muli maya-maya.',
    title: 'Deposito',
  },
} as const;

const funds = '987654321012.34';
const whole = '₱987,654,321,012.34';
const short = '₱987.6B';
const mask = '••••••';

let line: Line;
test.beforeEach(async ({ baseURL }) => {
  line = await openLine(baseURL ?? '');
});
test.afterEach(() => line.close());
test.use({ expectedErrors: [/status of 502/] });

for (const [language, theme, width] of looks([
  ['EN', 'dark', 390],
  ['TY', 'light', 320],
])) {
  const say = words[language];

  test.describe(`in ${language}, ${theme}`, () => {
    test.use({ language, theme, viewport: { width, height: 844 } });
    test.beforeEach(({ context }) =>
      keepChoices(context, line.url, { language, theme, popups: noPopupsToday() }),
    );

    test('a guest has none in the header', async ({ page }) => {
      await page.goto(`${line.url}/m/home`);
      const header = page.getByRole('banner');
      await expect(header.getByRole('link')).toHaveCount(3);
      await expect(header.getByRole('button', { name: say.balance })).toHaveCount(0);
    });

    test('a member hides the balance in the header, refreshes it and shows it again', async ({
      page,
      baseURL,
      axeCheck,
      picture,
      told,
    }, { project }) => {
      const session = await registerMember(baseURL ?? '', 'benita', 'lantern-on-water');
      await correctBalance(project.name, session.userName, funds);
      await holdSession(page, session);
      await page.goto(`${line.url}/m/myAccount/index`);
      const header = page.getByRole('banner');
      const button = header.getByRole('button', { name: new RegExp(`^${say.balance} `) });
      const sheet = page.getByRole('dialog', { name: say.balance });

      await test.step('it is told in short where the whole has no room', async () => {
        await expect(button).toHaveAccessibleName(`${say.balance} ${whole}`);
        await expect(button.getByText(short)).toBeVisible();
        await button.tap();
        await expect(sheet.getByText(whole).first()).toBeVisible();
        await axeCheck(page);
        await picture(page, `balance-${language}`);
      });

      await test.step('hidden once, it is hidden everywhere and after a reload', async () => {
        await sheet.getByRole('button', { name: say.hide }).tap();
        await expect(sheet).toContainText(mask);
        await page.keyboard.press('Escape');
        await expect(sheet).toBeHidden();
        await expect(button).toBeFocused();
        for (const path of ['/m/myAccount/index', '/m/home']) {
          await page.goto(line.url + path);
          await expect(button).toHaveAccessibleName(`${say.balance} ${mask} ${say.hidden}`);
          await expect(header).not.toContainText('987');
        }
        await axeCheck(page);
        await picture(page, `balance-hidden-${language}`);
      });

      await test.step('shown again, it is masked while it is read', async () => {
        await button.press('Enter');
        await sheet.getByRole('button', { name: say.show }).press('Enter');
        await expect(sheet).toContainText(whole);
        line.calls = 'wait';
        await sheet.getByRole('button', { name: say.refresh }).tap();
        await expect(sheet).toContainText(mask);
        await expect(sheet).not.toContainText('987');
        await expect(button).toContainText(mask);
        line.calls = 'arrive';
        await expect(sheet).toContainText(whole);
        await expect(button).toContainText(short);
      });

      await test.step('a refresh that fails is told, and leaves what was known', async () => {
        line.calls = 'gateway';
        await sheet.getByRole('button', { name: say.refresh }).tap();
        await told(page, say.away);
        await expect(sheet).toContainText(whole);
        line.calls = 'arrive';
      });

      await test.step('the sheet leads to a deposit, and is gone', async () => {
        await sheet.getByRole('link', { name: say.deposit }).tap();
        await expect(page.getByRole('heading', { level: 1, name: say.title })).toBeAttached();
        await expect(sheet).toBeHidden();
      });
    });
  });
}
