import { looks } from '../../support/browser.ts';
import { giveReward, ledgerFindings, loadMallCode } from '../../support/operator.ts';
import { choosePaymentPassword, paymentPassword, registerPayer } from '../../support/payer.ts';
import { holdSession } from '../../support/people.ts';
import { expect, longestTestMs, test } from '../../support/test.ts';
import { textsIn } from '../../support/texts.ts';

const gift = { EN: 'Welcome points', TY: 'Points para sa iyo' };
const umbrella = { EN: 'Large umbrella', TY: 'Malaking payong' };

/** The looks run side by side on one site: codes of one item could reach either of them. */
const voucher = {
  EN: { id: 'coffee', title: 'Coffee voucher for two', points: '1,900' },
  TY: { id: 'phone-credit-100', title: '₱100 na load', points: '1,100' },
} as const;

/** What the page says with numbers in it. */
const said = {
  EN: {
    points: (points: string) => `${points} points`,
    order: (points: string) => `Order for ${points} points`,
    convert: 'Convert 500 points',
    converted: 'Added to your bonuses for 500 points.',
    cancelled: 'Order cancelled. 3,400 points are back.',
  },
  TY: {
    points: (points: string) => `${points} points`,
    order: (points: string) => `I-order sa ${points} points`,
    convert: 'Ipalit ang 500 points',
    converted: 'Naidagdag sa mga bonus mo para sa 500 points.',
    cancelled: 'Kinansela ang order. Bumalik ang 3,400 points.',
  },
} as const;

const address = {
  name: 'Ana Cruz',
  phone: '+63 917 555 0101',
  street: '12 Mango Street',
  city: 'Cebu City',
  region: 'Cebu',
  postalCode: '6000',
} as const;

for (const [language, theme] of looks([
  ['EN', 'dark'],
  ['TY', 'light'],
])) {
  const text = textsIn(language);
  const words = said[language];

  test.describe(`§7: the points mall in ${language}, ${theme}`, { tag: '@money' }, () => {
    test.use({ language, theme });
    test.describe.configure({ timeout: longestTestMs });

    test('points buy goods that are cancelled, a voucher with its code, and money', async ({
      page,
      baseURL,
      expectNotice,
      inspect,
    }, { project }) => {
      const origin = baseURL ?? '';
      const main = page.getByRole('main');
      const sheet = page.getByRole('dialog');
      const session = await registerPayer(origin);
      await choosePaymentPassword(origin, session);
      await holdSession(page, session);
      const item = (title: string) => main.getByRole('listitem').filter({ hasText: title });
      const pay = async (submit: string) => {
        await sheet
          .getByRole('textbox', { name: text('withdraw.password.new') })
          .fill(paymentPassword);
        await sheet.getByRole('button', { name: submit }).click();
      };

      await test.step('points that an operator gives are claimed', async () => {
        const given = { title: gift, kind: 'points', amount: '6000', wageringMultiple: 0 } as const;
        await giveReward(project.name, session.userName, given);
        await page.goto('/m/rewardCenter');
        const claim = text('promotion.claim', { amount: words.points('6,000') });
        await main.getByRole('button', { name: claim }).click();
        await expectNotice(page, text('rewards.claimed.points', { amount: words.points('6,000') }));
        await page.goto('/m/mall/mallHome');
        await expect(main.getByText('6,000', { exact: true }).first()).toBeVisible();
        await inspect(page, `mall-shop-${language}`);
      });

      await test.step('goods are sent to an address', async () => {
        await item(umbrella[language]).getByRole('button').click();
        await sheet.getByRole('button', { name: text('mall.address.add') }).click();
        for (const [field, value] of Object.entries(address)) {
          const label = text(`mall.address.${field as keyof typeof address}`);
          await sheet.getByLabel(label).fill(value);
        }
        await inspect(page, `mall-address-${language}`);
        await sheet.getByRole('button', { name: text('mall.address.save') }).click();
        await expect(sheet.getByText(address.name)).toBeVisible();
        const order = words.order('3,400');
        await sheet.getByRole('button', { name: order }).click();
        await expect(sheet.getByText(address.name)).toBeVisible();
        await inspect(page, `mall-confirm-${language}`);
        await pay(order);
        await expect(sheet.getByText(text('mall.order.done.goods'))).toBeVisible();
        await sheet.getByRole('button', { name: text('mall.order.see') }).click();
        await expect(main.getByText('2,600', { exact: true }).first()).toBeVisible();
        await inspect(page, `mall-orders-${language}`);
      });

      await test.step('a cancelled order gives the points back', async () => {
        await item(umbrella[language])
          .getByRole('button', { name: text('mall.order.cancel') })
          .click();
        await sheet.getByRole('button', { name: text('mall.order.cancel') }).click();
        await expectNotice(page, words.cancelled);
        await expect(main.getByText('6,000', { exact: true }).first()).toBeVisible();
      });

      await test.step('a voucher brings its code', async () => {
        const { id, title, points } = voucher[language];
        const code = await loadMallCode(project.name, id);
        await page.goto('/m/mall/mallHome');
        await item(title).getByRole('button').click();
        const order = words.order(points);
        await sheet.getByRole('button', { name: order }).click();
        await pay(order);
        await expect(sheet.getByText(text('mall.order.done.code'))).toBeVisible();
        await expect(sheet.getByText(code, { exact: true })).toBeVisible();
        await inspect(page, `mall-code-${language}`);
      });

      await test.step('points become money, which is a bonus first', async () => {
        await page.goto('/m/mall/mallHome');
        await main.getByRole('button', { name: text('points.convert') }).click();
        await pay(words.convert);
        await expect(sheet.getByText(words.converted)).toBeVisible();
        await inspect(page, `mall-converted-${language}`);
        await page.goto('/m/mall/mallHome?tab=history');
        await expect(main.getByText(text('points.reason.conversion'))).toBeVisible();
        await inspect(page, `mall-history-${language}`);
        await page.goto('/m/member/home');
        await expect(main.getByText(text('bonus.state.active'), { exact: true })).toBeVisible();
      });

      await test.step('and the ledger is sound', async () => {
        expect(await ledgerFindings(project.name)).toEqual([]);
      });
    });
  });
}
