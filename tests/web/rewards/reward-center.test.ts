import { looks } from '../../support/browser.ts';
import { giveReward } from '../../support/operator.ts';
import { holdSession, registerMember } from '../../support/people.ts';
import { expect, openLive, soon, test } from '../../support/test.ts';
import { textsIn } from '../../support/texts.ts';

const birthday = { EN: 'Happy birthday', TY: 'Maligayang kaarawan' };
const apology = { EN: 'Sorry for the wait', TY: 'Pasensya sa paghihintay' };

for (const [language, theme] of looks([
  ['EN', 'dark'],
  ['TY', 'light'],
])) {
  const text = textsIn(language);

  test.describe(`§7: the reward center in ${language}, ${theme}`, () => {
    test.use({ language, theme });

    test(
      'gifts of an operator appear on the open page, are claimed, and one is wagered',
      { tag: '@money' },
      async ({ page, baseURL, expectNotice, inspect }, { project }) => {
        const session = await registerMember(baseURL ?? '', 'gifted');
        await holdSession(page, session);
        await openLive(page, '/m/rewardCenter');
        const main = page.getByRole('main');
        await expect(main.getByText(text('rewards.none'))).toBeVisible();
        const { userName } = session;
        const card = (title: string) => main.getByRole('listitem').filter({ hasText: title });
        const section = (key: 'rewards.ready' | 'rewards.wagering' | 'rewards.history') =>
          main.getByRole('heading', { level: 2, name: text(key), exact: true });

        await test.step('the open page shows them as they are given', async () => {
          const cash = { title: birthday, amount: '50.00', wageringMultiple: 0 };
          await giveReward(project.name, userName, cash);
          await soon(() => card(birthday[language]).count(), 1);
          const wagered = { title: apology, amount: '20.00', wageringMultiple: 2 };
          await giveReward(project.name, userName, wagered);
          await soon(() => card(apology[language]).count(), 1);
          await expect(section('rewards.ready')).toBeVisible();
          await inspect(page, `rewards-ready-${language}`);
        });

        await test.step('one is cash at once', async () => {
          const claim = text('promotion.claim', { amount: '₱50' });
          await card(birthday[language]).getByRole('button', { name: claim }).click();
          await expectNotice(page, text('promotion.claimed', { amount: '₱50' }));
          await expect(page.getByRole('banner')).toContainText('₱50.00');
          await expect(section('rewards.history')).toBeVisible();
        });

        await test.step('the other is a bonus that is wagered', async () => {
          const claim = text('promotion.claim', { amount: '₱20' });
          await card(apology[language]).getByRole('button', { name: claim }).click();
          await expectNotice(page, text('rewards.claimed.bonus', { amount: '₱20' }));
          await expect(section('rewards.wagering')).toBeVisible();
          await expect(section('rewards.ready')).toHaveCount(0);
          await page.reload();
          await expect(card(apology[language])).toContainText(text('bonus.state.active'));
          await expect(main.getByRole('button')).toHaveCount(0);
          await inspect(page, `rewards-claimed-${language}`);
        });
      },
    );
  });
}
