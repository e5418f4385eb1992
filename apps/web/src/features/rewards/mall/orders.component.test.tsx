import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { offline, refuse } from '#testing/answers.ts';
import { usualLooks } from '#testing/looks.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { expectNotice, otherNotices } from '#testing/notices.ts';
import { site } from '#testing/site.ts';
import { mallPageMessages } from '@pavilion/messages/rewards/mall-page';
import { mallOrder, stepsOf, wholePage } from '../mall-answers.fixture.ts';

const main = page.getByRole('main');
const path = '/m/mall/mallHome?tab=orders';
const card = (title: string) =>
  main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
const open = () => mountScreen(path, { session: 'member' });
const has = (...list: ReturnType<typeof mallOrder>[]) =>
  site.answers({ rewards: { listMallOrders: wholePage(list) } });

const voucher = {
  kind: 'voucher',
  state: 'delivered',
  steps: stepsOf('ordered', 'delivered'),
  mayCancel: false,
} as const;

afterEach(() => page.viewport(390, 844));

for (const [language, theme] of usualLooks) {
  const say = (key: keyof typeof mallPageMessages) => mallPageMessages[key][language];

  test(`§7: every order shows how far it is and what came of it, in ${language}`, async () => {
    await page.viewport(320, 844);
    has(
      mallOrder({
        orderId: 'o1',
        title: 'Sent mug',
        state: 'sent',
        steps: stepsOf('ordered', 'approved', 'sent'),
        carrier: 'LBC',
        trackingNumber: 'LBC-77',
        mayCancel: false,
      }),
      mallOrder({ ...voucher, orderId: 'o2', title: 'Coffee', codes: ['ABCD', 'EFGH'] }),
      mallOrder({
        orderId: 'o3',
        title: 'Refused mug',
        state: 'refused',
        steps: stepsOf('ordered', 'refused'),
        reason: 'No such street',
        mayCancel: false,
      }),
      mallOrder({
        orderId: 'o4',
        kind: 'bonus',
        title: 'A bonus',
        quantity: 2,
        bonusAmount: '100.00',
        state: 'done',
        steps: stepsOf('done'),
        picture: null,
        mayCancel: false,
      }),
    );
    await mountScreen(path, { session: 'member', language, theme });
    const steps = card('Sent mug').getByRole('list').getByRole('listitem');
    await expect.poll(() => steps.elements()).toHaveLength(4);
    await expect.element(card('Sent mug').getByText('LBC', { exact: true })).toBeVisible();
    await expect.element(card('Sent mug').getByText('LBC-77')).toBeVisible();
    await expect.element(card('Coffee').getByText('EFGH')).toBeVisible();
    await expect.element(card('Refused mug')).toHaveTextContent('No such street');
    await expect.element(card('Refused mug')).toHaveTextContent(say('mall.state.refused'));
    await expect.element(card('A bonus')).toHaveTextContent('₱100 · 300 points');
    await expect
      .element(main.getByRole('button', { name: say('mall.order.cancel') }))
      .not.toBeInTheDocument();
    expect(document.documentElement.scrollWidth).toBe(320);
    expect(await accessibilityFindings()).toEqual([]);
  });
}

test('§7: an order is cancelled after a question, once, and its points are back', async () => {
  has(mallOrder());
  await open();
  const cancel = main.getByRole('button', { name: 'Cancel the order' });
  const question = page.getByRole('dialog', { name: 'Cancel "Mug"?' });
  await cancel.click();
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect.element(question).not.toBeInTheDocument();
  site.answers({ rewards: { cancelMallOrder: offline } });
  await cancel.click();
  await question.getByRole('button', { name: 'Cancel the order' }).click();
  await expect.poll(otherNotices).toHaveLength(1);
  await expect.element(cancel).not.toHaveAttribute('aria-busy');
  const steps = stepsOf('ordered', 'cancelled');
  const cancelled = mallOrder({ state: 'cancelled', steps, mayCancel: false });
  site.answers({
    rewards: {
      cancelMallOrder: () => {
        has(cancelled);
        return cancelled;
      },
    },
  });
  await cancel.click();
  await question.getByRole('button', { name: 'Cancel the order' }).click();
  await expectNotice('Order cancelled. 300 points are back.');
  await expect.element(main.getByText('300 points are back in your account.')).toBeVisible();
  await expect.element(cancel).not.toBeInTheDocument();
  await expect.poll(() => site.calls('rewards', 'cancelMallOrder')).toHaveLength(2);
  const keys = site.calls('rewards', 'cancelMallOrder').map(({ input }) => input.requestKey);
  expect(keys[1]).toBe(keys[0]);
  await expect.poll(() => site.calls('rewards', 'showPointBalance').length).toBeGreaterThan(1);
});

test('§7: an order on which somebody has acted is read again', async () => {
  has(mallOrder());
  await open();
  const cancel = main.getByRole('button', { name: 'Cancel the order' });
  await expect.element(cancel).toBeVisible();
  site.answers({
    rewards: {
      cancelMallOrder: refuse('mall.order.state'),
      listMallOrders: wholePage([
        mallOrder({ state: 'approved', steps: stepsOf('ordered', 'approved'), mayCancel: false }),
      ]),
    },
  });
  await cancel.click();
  const question = page.getByRole('dialog', { name: 'Cancel "Mug"?' });
  await question.getByRole('button', { name: 'Cancel the order' }).click();
  await expectNotice('This cannot be done with the order any more.');
  await expect.element(cancel).not.toBeInTheDocument();
});

test('§7: who has ordered nothing is led to the shop', async () => {
  await open();
  await expect.element(main.getByText('You have not ordered anything yet.')).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  await main.getByRole('button', { name: 'See what the mall has' }).click();
  await expect.element(main.getByText('The mall is empty right now.')).toBeVisible();
  expect(location.search).toBe('');
});

test('§7: orders that did not come can be fetched again', async () => {
  site.answers({ rewards: { listMallOrders: offline } });
  await open();
  const retry = main.getByRole('button', { name: 'Try again' });
  await expect.element(retry).toBeVisible();
  has(mallOrder());
  await retry.click();
  await expect.element(main.getByRole('heading', { name: 'Mug' })).toBeVisible();
});
