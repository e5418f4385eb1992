import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { offline, refuse } from '#testing/answers.ts';
import { usualLooks } from '#testing/looks.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { site } from '#testing/site.ts';
import { errorMessages } from '@pavilion/messages/errors/errors';
import { pointsPageMessages } from '@pavilion/messages/rewards/points-page';
import { pointConfig } from '../mall-answers.fixture.ts';

const main = page.getByRole('main');
const sheet = page.getByRole('dialog');
const digits = sheet.getByRole('textbox', { name: /Payment password/ });
const submit = sheet.getByRole('button', { name: /^(Convert|Ipalit)/ });
const amount = sheet.getByRole('textbox', { name: /^(Points to convert|Points na ipapalit)/ });
const slider = sheet.getByRole('slider');
const conversions = () => site.calls('rewards', 'convertPoints').map(({ sent }) => sent);
const converted = { points: 1000, amount: '100.00', wageringMultiple: 1, balance: 245 };

async function open(language: 'EN' | 'TY' = 'EN', theme: 'dark' | 'light' = 'dark') {
  await mountScreen('/m/mall/mallHome', { session: 'member', language, theme });
  const name = pointsPageMessages['points.convert'][language];
  await main.getByRole('button', { name, exact: true }).click();
}

beforeEach(() => {
  site.answers({
    payments: { hasPaymentPassword: { hasWithdrawalPassword: true } },
    rewards: {
      showPointBalance: { balance: 1245, expiring: [] },
      showPointConfig: pointConfig(),
    },
  });
});

for (const [language, theme] of usualLooks) {
  test(`§6: points are converted once, and show what they become, in ${language}`, async () => {
    await open(language, theme);
    await expect.element(amount).toHaveValue('500');
    await expect.element(sheet.getByText('₱50.00')).toBeVisible();
    await expect.element(sheet.getByText(/14 .*Slots, Live 20 %/)).toBeVisible();
    await slider.fill('1000');
    await expect.element(amount).toHaveValue('1000');
    await expect.element(sheet.getByText('₱100.00')).toBeVisible();
    await digits.fill('123456');
    expect(await accessibilityFindings()).toEqual([]);
    const answer = site.hold('rewards', 'convertPoints');
    await submit.dblClick();
    await expect.element(submit).toHaveAttribute('aria-busy', 'true');
    answer(converted);
    await expect.element(sheet.getByText('₱100', { exact: true })).toBeVisible();
    await expect.element(sheet.getByText(/245 points/)).toBeVisible();
    expect(await accessibilityFindings()).toEqual([]);
    await expect.poll(conversions).toEqual([
      {
        points: 1000,
        paymentPassword: '123456',
        requestKey: expect.stringMatching(/^[\da-f]{32}$/) as string,
      },
    ]);
    await expect.poll(() => site.calls('wallet', 'getWallet').length).toBeGreaterThan(1);
    await expect.poll(() => site.calls('rewards', 'showPointBalance').length).toBe(2);
  });
}

test.each([
  ['505', 'Enter a multiple of 10.'],
  ['490', 'Enter 500 to 1,240 points.'],
  ['1250', 'Enter 500 to 1,240 points.'],
  ['', 'Enter 500 to 1,240 points.'],
])('§6: "%s" points are not converted, and the field says why', async (typed, sentence) => {
  await open();
  await amount.fill(typed);
  await submit.click();
  await expect.element(sheet.getByText(sentence)).toBeVisible();
  await expect.element(amount).toHaveAttribute('aria-invalid', 'true');
  expect(conversions()).toEqual([]);
});

test('§6: a repeat after a refusal and a lost answer has the same key', async () => {
  await open();
  await digits.fill('111111');
  site.answers({ rewards: { convertPoints: refuse('payment.password.wrong') } });
  await submit.click();
  await expect
    .element(sheet.getByText(errorMessages['error.payment.password.wrong'].EN))
    .toBeVisible();
  await digits.fill('123456');
  site.answers({ rewards: { convertPoints: offline } });
  await submit.click();
  await expect.element(sheet.getByRole('alert')).toBeVisible();
  await expect.element(submit).not.toHaveAttribute('aria-busy');
  const paid = { ...converted, points: 500, amount: '50.00', wageringMultiple: 0 };
  site.answers({ rewards: { convertPoints: paid } });
  await submit.click();
  await expect.element(sheet.getByText('Added to your balance for 500 points.')).toBeVisible();
  await expect.poll(conversions).toHaveLength(3);
  expect(new Set(conversions().map(({ requestKey }) => requestKey)).size).toBe(1);
});

test.each([
  ['points.range', errorMessages['error.points.range'].EN],
  ['reward.not.offered', 'Points cannot be turned into money for you right now. Your points stay.'],
] as const)('§6: a conversion refused by %s says why', async (code, words) => {
  await open();
  await digits.fill('123456');
  site.answers({ rewards: { convertPoints: refuse(code) } });
  await submit.click();
  await expect.element(sheet.getByRole('alert')).toHaveTextContent(words);
  await expect.poll(() => site.calls('rewards', 'showPointConfig')).toHaveLength(2);
});

test.each([
  [180, 'You need at least 500 points to convert. You are 320 short.'],
  [
    1245,
    'You have converted all that is possible today. At most 20,000 points convert on one day.',
  ],
])('§6: with %i points and none to convert, the sheet says why', async (balance, sentence) => {
  const conversion = { least: 500, most: 0, step: 10 };
  site.answers({
    rewards: {
      showPointBalance: { balance, expiring: [] },
      showPointConfig: pointConfig({ conversion }),
    },
  });
  await open();
  await expect.element(sheet.getByText(sentence)).toBeVisible();
  await expect.element(digits).not.toBeInTheDocument();
  expect(await accessibilityFindings()).toEqual([]);
});

test('§6: what is cash at once says so', async () => {
  site.answers({
    rewards: { showPointConfig: pointConfig({ wageringMultiple: 0, wagering: null }) },
  });
  await open();
  await expect.element(sheet.getByText('It is cash at once.')).toBeVisible();
});
