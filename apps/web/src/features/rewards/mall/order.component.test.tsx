import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { offline, refuse } from '#testing/answers.ts';
import { usualLooks } from '#testing/looks.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { site } from '#testing/site.ts';
import { errorMessages } from '@pavilion/messages/errors/errors';
import {
  address,
  goodsItem,
  mallItem,
  mallOrder,
  pointConfig,
  voucherItem,
  wholePage,
} from '../mall-answers.fixture.ts';

const main = page.getByRole('main');
const sheet = page.getByRole('dialog');
const digits = sheet.getByRole('textbox', { name: /Payment password/ });
const order = sheet.getByRole('button', { name: /^(Order for|I-order sa)/ });
const orders = () => site.calls('rewards', 'redeemPointReward').map(({ sent }) => sent);
const requestKey = expect.stringMatching(/^[\da-f]{32}$/) as string;

const bonusOrder = mallOrder({
  itemId: 'bonus-50',
  kind: 'bonus',
  title: '₱50 bonus',
  quantity: 2,
  points: 1000,
  bonusAmount: '100.00',
  state: 'done',
  steps: [],
  mayCancel: false,
});

beforeEach(() => {
  site.answers({
    payments: { hasPaymentPassword: { hasWithdrawalPassword: true } },
    rewards: {
      showPointBalance: { balance: 1240, expiring: [] },
      showPointConfig: pointConfig(),
      listMallItems: wholePage([mallItem(), voucherItem(), goodsItem()]),
      listAddresses: { list: [address()], most: 5 },
    },
  });
});

async function openItem(title: string): Promise<void> {
  await mountScreen('/m/mall/mallHome', { session: 'member' });
  await main.getByRole('button', { name: title }).click();
}

for (const [language, theme] of usualLooks) {
  test(`§7: a bonus is ordered once with the payment password, in ${language}`, async () => {
    await mountScreen('/m/mall/mallHome', { session: 'member', language, theme });
    await main.getByRole('button', { name: '₱50 bonus' }).click();
    await expect.element(sheet.getByText(/Slots, Live 20 %/)).toBeVisible();
    const more = sheet.getByRole('button', { name: /^(One more|Dagdagan ng isa)/ });
    await more.click();
    await expect.element(sheet.getByText('₱100', { exact: true })).toBeVisible();
    expect(await accessibilityFindings()).toEqual([]);
    await order.click();
    await expect.element(sheet.getByText('240 points')).toBeVisible();
    await digits.fill('123456');
    expect(await accessibilityFindings()).toEqual([]);
    const answer = site.hold('rewards', 'redeemPointReward');
    await order.dblClick();
    await expect.element(order).toHaveAttribute('aria-busy', 'true');
    answer(bonusOrder);
    await expect.element(sheet.getByText(/₱100/)).toBeVisible();
    await expect
      .poll(orders)
      .toEqual([{ id: 'bonus-50', quantity: 2, paymentPassword: '123456', requestKey }]);
    expect(await accessibilityFindings()).toEqual([]);
    // What it changed is read again.
    for (const call of ['showPointBalance', 'listMallItems', 'showPointConfig'] as const) {
      await expect.poll(() => site.calls('rewards', call).length).toBeGreaterThan(1);
    }
    await expect.poll(() => site.calls('wallet', 'getWallet').length).toBeGreaterThan(1);
  });
}

test('§7: a repeat after a refusal and a lost answer has the same key, a new order another', async () => {
  await openItem('₱50 bonus');
  await order.click();
  await order.click();
  await expect
    .element(sheet.getByText(errorMessages['error.payment.password.invalid'].EN))
    .toBeVisible();
  await digits.fill('111111');
  site.answers({ rewards: { redeemPointReward: refuse('payment.password.wrong') } });
  await order.click();
  await expect
    .element(sheet.getByText(errorMessages['error.payment.password.wrong'].EN))
    .toBeVisible();
  await digits.fill('123456');
  site.answers({ rewards: { redeemPointReward: offline } });
  await order.click();
  await expect.element(sheet.getByRole('alert')).toBeVisible();
  await expect.element(order).not.toHaveAttribute('aria-busy');
  site.answers({ rewards: { redeemPointReward: { ...bonusOrder, quantity: 1, points: 500 } } });
  await order.click();
  await sheet.getByRole('button', { name: 'Close' }).last().click();
  await main.getByRole('button', { name: '₱50 bonus' }).click();
  await order.click();
  await digits.fill('123456');
  await order.click();
  await expect.poll(orders).toHaveLength(4);
  const keys = orders().map(({ requestKey: key }) => key);
  expect(new Set(keys.slice(0, 3)).size).toBe(1);
  expect(keys[3]).not.toBe(keys[0]);
});

test.each([
  ['mall.soldOut', errorMessages['error.mall.soldOut'].EN],
  ['mall.limit', errorMessages['error.mall.limit'].EN],
  ['points.short', errorMessages['error.points.short'].EN],
  ['reward.not.offered', 'Points cannot be turned into money for you right now. Your points stay.'],
] as const)('§7: an order refused by %s says why and reads the mall again', async (code, words) => {
  await openItem('₱50 bonus');
  await order.click();
  await digits.fill('123456');
  site.answers({ rewards: { redeemPointReward: refuse(code) } });
  const before = site.calls('rewards', 'listMallItems').length;
  await order.click();
  await expect.element(sheet.getByRole('alert')).toHaveTextContent(words);
  await expect.poll(() => site.calls('rewards', 'listMallItems').length).toBe(before + 1);
  expect(await accessibilityFindings()).toEqual([]);
});

test('§7: no more can be chosen than the member can have', async () => {
  await openItem('Mug');
  const more = sheet.getByRole('button', { name: 'One more' });
  await more.click();
  await more.click();
  await expect.element(sheet.getByText('That is all that is left.')).toBeVisible();
  await expect.element(more).toHaveAttribute('aria-disabled', 'true');
  await more.click({ force: true });
  await expect.element(order).toHaveTextContent('Order for 900 points');
});

test('§7: goods go to the chosen address', async () => {
  const second = address({ addressId: 'a2', name: 'Andres Cruz' });
  site.answers({ rewards: { listAddresses: { list: [address(), second], most: 5 } } });
  await openItem('Mug');
  await sheet.getByRole('radio', { name: /Andres Cruz/ }).click();
  expect(await accessibilityFindings()).toEqual([]);
  await order.click();
  await expect.element(sheet.getByText(/Andres Cruz, 12 Mango Avenue/)).toBeVisible();
  await digits.fill('123456');
  site.answers({
    rewards: { redeemPointReward: mallOrder(), listMallOrders: wholePage([mallOrder()]) },
  });
  await order.click();
  await sheet.getByRole('button', { name: 'See my orders' }).click();
  await expect.element(main.getByRole('heading', { name: 'Mug' })).toBeVisible();
  expect(location.search).toBe('?tab=orders');
  await expect
    .poll(orders)
    .toEqual([{ id: 'mug', quantity: 1, addressId: 'a2', paymentPassword: '123456', requestKey }]);
});

test('§7: a voucher that waits for its code says where it will be', async () => {
  await openItem('Coffee voucher');
  await order.click();
  await digits.fill('123456');
  const waiting = mallOrder({ kind: 'voucher', title: 'Coffee voucher' });
  site.answers({ rewards: { redeemPointReward: waiting } });
  await order.click();
  await expect.element(sheet.getByText(/comes to My orders and to your inbox/)).toBeVisible();
});

test('§7: a voucher that is there shows its code', async () => {
  await openItem('Coffee voucher');
  await order.click();
  await digits.fill('123456');
  const given = { kind: 'voucher', title: 'Coffee voucher', state: 'delivered' } as const;
  site.answers({
    rewards: { redeemPointReward: mallOrder({ ...given, codes: ['ABCD-1234'], mayCancel: false }) },
  });
  await order.click();
  await expect.element(sheet.getByText('ABCD-1234')).toBeVisible();
  await expect.element(sheet.getByRole('button', { name: /Copy/ })).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
});

test('§7: who has no payment password sets it first', async () => {
  site.answers({
    payments: { hasPaymentPassword: { hasWithdrawalPassword: false }, setPaymentPassword: {} },
  });
  await openItem('₱50 bonus');
  await order.click();
  await expect.element(sheet.getByText(/6 digits that you enter to spend points/)).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  await digits.fill('274951');
  await sheet.getByRole('textbox', { name: /Login password/i }).fill('Password-1');
  await sheet
    .getByRole('button', { name: /payment password/i })
    .last()
    .click();
  await expect.element(order).toBeVisible();
});

const newAddress = {
  name: 'Andres Cruz',
  phone: '0917 555 0111',
  street: '5 Narra Street',
  city: 'Davao City',
  region: 'Davao',
  postalCode: '8000',
};
const labels = {
  name: 'Name of who receives it',
  phone: 'Phone number',
  street: 'Street and house number',
  city: 'City or municipality',
  region: 'Region or province',
  postalCode: 'Postal code',
} as const;
const fields = Object.keys(labels) as (keyof typeof labels)[];

test('§7: the first address is added on the way, with every field checked', async () => {
  site.answers({ rewards: { listAddresses: { list: [], most: 5 } } });
  await openItem('Mug');
  await order.click();
  await expect.element(sheet.getByText('Add an address first.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Add an address' }).click();
  const save = sheet.getByRole('button', { name: 'Save the address' });
  await save.click();
  await expect.element(sheet.getByText(/Enter a postal code/)).toBeVisible();
  expect(document.querySelectorAll('dialog [aria-invalid]')).toHaveLength(6);
  expect(await accessibilityFindings()).toEqual([]);
  for (const field of fields) {
    await sheet.getByRole('textbox', { name: labels[field] }).fill(newAddress[field]);
  }
  site.answers({ rewards: { addAddress: offline } });
  await save.click();
  await expect.element(sheet.getByRole('alert')).toBeVisible();
  await expect.element(save).not.toHaveAttribute('aria-busy');
  const saved = { addressId: 'a9', ...newAddress };
  site.answers({ rewards: { addAddress: saved, listAddresses: { list: [saved], most: 5 } } });
  await save.click();
  await expect.element(sheet.getByRole('radio', { name: /Andres Cruz/ })).toBeChecked();
  await expect.poll(() => site.calls('rewards', 'addAddress')).toHaveLength(2);
  const [first, second] = site.calls('rewards', 'addAddress').map(({ sent }) => sent);
  expect(first).toEqual({ ...newAddress, requestKey });
  expect(second).toEqual(first);
});

test('§7: an address is changed and removed, and no sixth one is added', async () => {
  const list = ['a1', 'a2', 'a3', 'a4', 'a5'].map((addressId) => address({ addressId }));
  const changed = address({ city: 'Mandaue' });
  site.answers({ rewards: { listAddresses: { list, most: 5 }, changeAddress: changed } });
  await openItem('Mug');
  await expect.element(sheet.getByText(/You can keep 5 addresses/)).toBeVisible();
  await expect
    .element(sheet.getByRole('button', { name: 'Add an address' }))
    .not.toBeInTheDocument();
  await sheet.getByRole('button', { name: /^Edit the address/ }).click();
  const city = sheet.getByRole('textbox', { name: labels.city });
  await expect.element(city).toHaveValue('Cebu City');
  await city.fill('Mandaue');
  site.answers({ rewards: { listAddresses: { list: [changed, ...list.slice(1)], most: 5 } } });
  await sheet.getByRole('button', { name: 'Save the address' }).click();
  await expect.element(sheet.getByRole('radio', { name: /Mandaue/ })).toBeChecked();
  await expect
    .poll(() => site.calls('rewards', 'changeAddress').map(({ input }) => input))
    .toEqual([changed]);
  site.answers({ rewards: { removeAddress: { list: list.slice(1), most: 5 } } });
  await sheet.getByRole('button', { name: /^Remove the address/ }).click();
  const question = page.getByRole('dialog', { name: 'Remove this address?' });
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => sheet.getByRole('radio').elements()).toHaveLength(4);
  await expect.element(sheet.getByRole('button', { name: 'Add an address' })).toBeVisible();
});
