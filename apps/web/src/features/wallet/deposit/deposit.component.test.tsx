import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { refuse } from '#testing/answers.ts';
import { emptyPage, noLimits, siteBoot } from '#testing/default-answers.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { expectNotice } from '#testing/notices.ts';
import { site } from '#testing/site.ts';
import { channelOf, channels, depositOf, pageOf, weekend } from '../payments.fixture.ts';

const amount = page.getByRole('textbox', { name: 'Amount' });
const tillPoll = 2000;
const checkoutUrl = 'https://pay.example/checkout/41';
const answer = { depositId: '41', state: 'pending' as const, checkoutUrl };

beforeEach(() => {
  site.answers({
    payments: {
      listDepositChannels: { list: channels, offersLimits: false, playThrough: 0 },
      listMemberDeposits: emptyPage,
    },
    bonus: { listDepositBonuses: { list: [], acceptedPromotionId: null } },
  });
});

const open = (path = '/m/voucherCenter') => mountScreen(path, { session: 'member' });

/** By keyboard, since the bar at the bottom may cover the row. */
async function choose(channel: string): Promise<void> {
  const radio = page.getByRole('radio', { name: channel });
  await expect.element(radio).toBeInTheDocument();
  radio.element().focus();
  await userEvent.keyboard(' ');
  await expect.element(radio).toBeChecked();
}

/** True when a person can see it: in view, and not covered by a bar. */
function liesOnTop(part: Locator): boolean {
  const one = part.element();
  const { left, top, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

test('§7: a channel shows its fee, and a double tap sends one request', async () => {
  const arrive = site.hold('payments', 'requestQrDeposit');
  const code = { kind: 'qr', channelName: 'Alipay', fee: '5.00', net: '495.00' } as const;
  site.answers({ payments: { getDeposit: depositOf({ ...code, checkoutUrl }) } });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await open();
  await choose('Alipay');
  await amount.fill('500');
  await expect.element(page.getByText('Fee ₱5. You receive ₱495.')).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  await page.getByRole('button', { name: /^Deposit ₱500/ }).dblClick();
  arrive(answer);
  await expect.element(page.getByRole('img', { name: 'QR code of this payment' })).toBeVisible();
  expect(location.search).toBe('?id=41');
  await expect.poll(() => site.calls('payments', 'requestQrDeposit')).toHaveLength(1);
  const { input } = site.calls('payments', 'requestQrDeposit')[0]!;
  expect(input).toMatchObject({ channel: 'alipay', amount: '500.00' });
  await expect
    .element(page.getByRole('link', { name: 'Continue to payment' }))
    .toHaveAttribute('href', checkoutUrl);
  expect(await accessibilityFindings()).toEqual([]);

  site.answers({ payments: { getDeposit: depositOf({ ...code, state: 'paid' }) } });
  vi.advanceTimersByTime(tillPoll);
  await expect.element(page.getByText('Deposit successful')).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
});

test('§7: a repeated request has the same key, another one a new key', async () => {
  site.answers({
    payments: {
      requestQrDeposit: answer,
      getDeposit: depositOf({ kind: 'qr', channelName: 'Alipay', checkoutUrl }),
    },
  });
  await open();
  for (const typed of ['500', '500', '600']) {
    if (site.calls('payments', 'requestQrDeposit').length > 0) history.back();
    await choose('Alipay');
    await amount.fill(typed);
    await page.getByRole('button', { name: /^Deposit ₱/ }).click();
    await expect.poll(() => location.pathname).toBe('/m/voucherCenter/result');
    await expect.element(page.getByText('Waiting for your payment')).toBeVisible();
  }
  const keys = site.calls('payments', 'requestQrDeposit').map(({ input }) => input.requestKey);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('§7: an amount is read as people type it, and nonsense is refused', async () => {
  await open();
  const missing = page.getByText('Enter an amount such as ₱1,250.50.').first();
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  await expect.element(amount).toHaveFocus();
  await expect.element(missing).toBeVisible();
  await expect.poll(() => liesOnTop(missing)).toBe(true);
  for (const typed of ['1,250.50', '1 250.5', '1.250,50', '₱1,250.50']) {
    await amount.fill(typed);
    await expect.element(page.getByRole('button', { name: 'Deposit ₱1,250.50' })).toBeVisible();
  }
  amount.element().blur();
  await expect.element(amount).toHaveValue('1,250.50');
  for (const typed of ['1,2,3', '12.345', '5 0']) {
    await amount.fill(typed);
    await page.getByRole('button', { name: 'Deposit', exact: true }).click();
    await expect.element(missing).toBeVisible();
  }
  expect(await accessibilityFindings()).toEqual([]);
  await amount.fill('10');
  await page.getByRole('button', { name: 'Deposit ₱10', exact: true }).click();
  await expectNotice('₱50');
  expect(location.pathname).toBe('/m/voucherCenter');
  expect(site.calls('payments', 'requestDeposit')).toEqual([]);
});

test('§7: more than the member’s own limit is refused with a link to the limits', async () => {
  const own = refuse('deposit.own.limit', { left: '1000.00', period: 'day' });
  site.answers({
    payments: { requestDeposit: own },
  });
  await open();
  await amount.fill('2000');
  await page.getByRole('button', { name: /^Deposit ₱2,000/ }).click();
  await expect
    .element(page.getByText('This is over the deposit limit that you set for yourself.'))
    .toBeVisible();
  await expect
    .element(page.getByRole('region', { name: 'Before you deposit' }))
    .not.toBeInTheDocument();
  expect(await accessibilityFindings()).toEqual([]);
  await page.getByRole('link', { name: 'See my limits' }).click();
  await expect.poll(() => location.pathname).toBe('/m/limits');
});

test('§7: more than can still be deposited today is refused without naming the member’s own limits', async () => {
  site.answers({ payments: { requestDeposit: refuse('deposit.day.limit', { left: '0.00' }) } });
  await open();
  await amount.fill('2000');
  await page.getByRole('button', { name: /^Deposit ₱2,000/ }).click();
  const notice = 'This is over what you can still deposit today. Pending deposits count too.';
  await expect.element(page.getByText(notice)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'See my limits' })).not.toBeInTheDocument();
});

test('§7: before a first deposit a limit is offered once', async () => {
  site.answers({
    payments: { listDepositChannels: { list: channels, offersLimits: true, playThrough: 0 } },
    protection: {
      declineLimits: () => {
        site.answers({
          payments: {
            listDepositChannels: { list: channels, offersLimits: false, playThrough: 0 },
          },
        });
        return noLimits;
      },
    },
  });
  await open();
  const offer = page.getByRole('region', { name: 'Before you deposit' });
  await expect.element(offer).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  await expect
    .element(offer.getByRole('link', { name: 'Set a limit' }))
    .toHaveAttribute('href', '/m/limits');
  await offer.getByRole('button', { name: 'Not now' }).click();
  await expect.element(offer).not.toBeInTheDocument();
  await expect
    .poll(() => site.calls('protection', 'declineLimits')[0]?.input)
    .toEqual({ place: 'deposit' });
  await expect.element(amount).toBeVisible();
});

test('§7: a closed channel accepts nothing, and says when it is open', async () => {
  const hours = { from: '06:00', until: '23:30' };
  const closed = channelOf({
    code: 'counter',
    kind: 'manual',
    name: 'Payment counter',
    open: false,
    hours,
  });
  site.answers({
    payments: { listDepositChannels: { list: [closed], offersLimits: false, playThrough: 0 } },
  });
  await open();
  await expect.element(page.getByText(/06:00.*23:30/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Deposit', exact: true })).toBeDisabled();
});

test('§7: in TY and light: a code to scan, the fee, and what is missing', async () => {
  site.answers({
    payments: {
      requestQrDeposit: answer,
      getDeposit: depositOf({ kind: 'qr', channelName: 'Alipay', checkoutUrl }),
      listMemberDeposits: pageOf([depositOf({ state: 'paid' })]),
    },
  });
  await mountScreen('/m/voucherCenter', { session: 'member', language: 'TY', theme: 'light' });
  const halaga = page.getByRole('textbox', { name: 'Halaga' });
  await page.getByRole('button', { name: 'Mag-deposit', exact: true }).click();
  await expect
    .element(page.getByText('Maglagay ng halaga gaya ng ₱1,250.50.').first())
    .toBeVisible();
  await halaga.fill('1.250,50');
  await expect
    .element(page.getByRole('button', { name: 'Mag-deposit ng ₱1,250.50' }))
    .toBeVisible();
  await choose('Alipay');
  await halaga.fill('500');
  await expect.element(page.getByText('Fee ₱5. ₱495 ang matatanggap mo.')).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  await page.getByRole('button', { name: /^Mag-deposit ng ₱500/ }).click();
  await expect.element(page.getByRole('img', { name: 'QR code ng bayad na ito' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Magpatuloy sa pagbabayad' })).toBeVisible();
  await expect.element(page.getByText('Hinihintay ang bayad mo')).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
});

const taken = { list: [weekend], acceptedPromotionId: 'weekend' };

for (const [language, theme, sentence, giveUp, gone, none, terms] of [
  [
    'EN',
    'dark',
    '“Weekend bonus” applies to your next deposit, unless you choose another bonus.',
    'Cancel bonus',
    'This bonus no longer applies to your next deposit.',
    'No bonus',
    /^50 % up to ₱2,000 on ₱500 or more\. Wager it 10 times\. You cannot withdraw until/,
  ],
  [
    'TY',
    'light',
    'Gagamitin ang “Weekend bonus” sa susunod mong deposit, maliban kung pumili ka ng ibang bonus.',
    'I-cancel ang bonus',
    'Hindi na gagamitin ang bonus na ito sa susunod mong deposit.',
    'Walang bonus',
    /^50 % hanggang ₱2,000 sa ₱500 pataas\. Itaya nang 10 beses\. Makaka-withdraw ka lang/,
  ],
] as const) {
  test(`§7: a promotion that was accepted is shown with its terms, and given up, in ${language}`, async () => {
    site.answers({
      bonus: { listDepositBonuses: taken, giveUpDepositBonus: refuse('request.limited') },
    });
    await mountScreen('/m/voucherCenter', { session: 'member', language, theme });
    const words = page.getByText(sentence);
    await expect.element(words).toBeVisible();
    const bonus = page.getByRole('combobox', { name: 'Bonus' });
    await expect.element(bonus).toHaveDisplayValue('Weekend bonus');
    await expect.element(page.getByText(terms)).toBeVisible();
    expect(bonus.element().children, 'none is no choice before it is given up').toHaveLength(1);
    expect(await accessibilityFindings()).toEqual([]);
    const button = page.getByRole('button', { name: giveUp });
    await button.click();
    await expect.poll(() => site.calls('bonus', 'giveUpDepositBonus')).toHaveLength(1);
    // The offer is read again after a refusal too.
    await expect.poll(() => site.calls('bonus', 'listDepositBonuses')).toHaveLength(2);
    await expect.element(words).toBeVisible();
    site.answers({
      bonus: {
        listDepositBonuses: { ...taken, acceptedPromotionId: null },
        giveUpDepositBonus: {},
      },
    });
    await button.click();
    await expectNotice(gone);
    await expect.element(bonus).toHaveDisplayValue(none);
    await expect.element(words).not.toBeInTheDocument();
  });
}

const { mobileTemplate } = siteBoot.settings;
const methods = page.getByRole('group', { name: 'Payment method' });
const radios = methods.getByRole('radio');
const widths = () =>
  radios.elements().map((one) => one.closest('label')?.getBoundingClientRect().width ?? 0);
const hint = 'Confirm in your wallet app.';
const names = ['E-wallet', 'Alipay', 'Bank transfer', 'Payment counter'];

test('§4, §7: the deposit of the new template has tiles, and describes the chosen payment method', async () => {
  await mountScreen('/m/voucherCenter', { session: 'member' });
  await expect.element(radios.first()).toBeChecked();
  expect(radios.elements()).toHaveLength(4);
  expect(Math.max(...widths())).toBeLessThan(200);
  expect(methods.getByText(hint).elements()).toHaveLength(1);
});

test('§4, §7: the deposit of the base template has a list, which describes every payment method', async () => {
  const settings = { mobileTemplate: { ...mobileTemplate, dep_func: '0' } };
  await mountScreen('/m/voucherCenter', { session: 'member', settings });
  await expect.element(radios.first()).toBeChecked();
  const limits = ['₱50 to ₱50,000', '₱100 to ₱50,000', '₱50 to ₱50,000', '₱50 to ₱50,000'];
  const labels = radios.elements().map((one) => one.closest('label')?.textContent);
  expect(labels).toEqual(names.map((name, at) => `${name}${hint} · ${limits[at]}`));
  expect(Math.min(...widths())).toBeGreaterThan(300);
  await methods.getByText('Alipay').click();
  await expect.element(methods.getByRole('radio', { name: /^Alipay/ })).toBeChecked();
  expect(await accessibilityFindings()).toEqual([]);
});
