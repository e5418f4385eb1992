import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { registerMember } from '../fixtures/account.ts';
import { chooseChannel, fillDeposit } from '../fixtures/deposit-page.ts';
import { looks } from '../fixtures/looks.ts';
import { auditFindings, decideDeposit, sentPictureType } from '../fixtures/operator-money.ts';
import { ledgerFindings } from '../fixtures/operator.ts';
import { expect, test } from '../fixtures/test.ts';

const words = {
  EN: {
    amount: 'Amount',
    deposit: /^Deposit ₱500/,
    code: 'QR code of this payment',
    goOn: 'Go on to the payment',
    sent: 'I have sent the money',
    slipSent: 'Sent',
    slipSend: 'Send the slip',
    reviewing: 'We are looking for your payment',
    paid: 'Your money is here',
    failed: 'The payment did not go through',
    waiting: 'Waiting for your payment',
    rejected: 'We could not find your payment',
    fee: 'Fee ₱5. ₱495 reach your balance.',
    transfer: /Bank transfer/,
    counter: /Payment counter/,
    empty: 'Deposit',
    exact: 'Deposit ₱1,250.50',
    missing: 'Enter an amount such as ₱1,250.50.',
  },
  TY: {
    amount: 'Halaga',
    deposit: /^Magdeposito ng ₱500/,
    code: 'QR code ng bayad na ito',
    goOn: 'Ituloy ang bayad',
    sent: 'Naipadala ko na ang pera',
    slipSent: 'Naipadala',
    slipSend: 'Ipadala ang resibo',
    reviewing: 'Hinahanap namin ang bayad mo',
    paid: 'Narito na ang pera mo',
    failed: 'Hindi natuloy ang bayad',
    waiting: 'Hinihintay ang bayad mo',
    rejected: 'Hindi namin nakita ang bayad mo',
    fee: 'Bayad ₱5. ₱495 ang papasok sa balanse mo.',
    transfer: /Bank transfer/,
    counter: /Payment counter|Counter/,
    empty: 'Magdeposito',
    exact: 'Magdeposito ng ₱1,250.50',
    missing: 'Maglagay ng halaga gaya ng ₱1,250.50.',
  },
} as const;

/** A photo of a receipt, as a phone makes one. */
async function slipPhoto() {
  const create = { width: 600, height: 900, channels: 3, background: '#e8e2d0' } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  return { name: 'slip.jpg', mimeType: 'image/jpeg', buffer };
}

type Words = (typeof words)['EN' | 'TY'];

/** A member with an open session on this device. */
async function enter(page: Page, origin: string): Promise<string> {
  const session = await registerMember(origin, 'payer', 'lantern-on-water');
  await page.addInitScript(
    (value) => {
      localStorage.setItem('MC_SESSION_INFO', value);
    },
    JSON.stringify({ ...session, merchantCode: 'PAVILION' }),
  );
  return session.userName;
}

async function ask(page: Page, channel: RegExp, { amount, deposit }: Words): Promise<void> {
  await fillDeposit(page, channel, { label: amount, amount: '500' });
  await page.getByRole('button', { name: deposit }).click();
}

/** Whether a person sees it: no bar lies over it, and it is in view. */
function liesOnTop(part: Locator): Promise<boolean> {
  return part.evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}

for (const language of looks(['EN', 'TY'])) {
  test.describe(`deposits in ${language}`, () => {
    test.use({ language });
    const text = words[language];

    test('a code is scanned, and the page tells when the money is there', async ({
      page,
      baseURL,
      axeCheck,
      picture,
    }) => {
      await enter(page, baseURL ?? '');
      await page.goto('/m/voucherCenter');
      await chooseChannel(page, /Alipay/);
      await page.getByRole('textbox', { name: text.amount }).fill('500');
      await expect(page.getByText(text.fee)).toBeVisible();
      await axeCheck(page);
      await picture(page, 'deposit');
      await page.getByRole('button', { name: text.deposit }).dblclick();
      await expect(page).toHaveURL(/\/result\?id=/);
      await expect(page.getByRole('img', { name: text.code })).toBeVisible();
      await axeCheck(page);
      await picture(page, 'code');
      const first = page.url();
      await page.reload();
      await ask(page, /Alipay/, text);
      await expect(page).toHaveURL(first);
      await page.getByRole('link', { name: text.goOn }).click();
      await page.getByRole('button', { name: /^Pay/ }).click();
      await expect(page.getByText(text.paid)).toBeVisible();
      await picture(page, 'paid');
    });

    test('an amount is taken as people type it, and rubbish never is', async ({
      page,
      baseURL,
      axeCheck,
    }) => {
      await enter(page, baseURL ?? '');
      await page.goto('/m/voucherCenter');
      const amount = page.getByRole('textbox', { name: text.amount });
      await page.getByRole('button', { name: text.empty, exact: true }).click();
      await expect(amount).toBeFocused();
      await expect.poll(() => liesOnTop(page.getByText(text.missing).first())).toBe(true);
      await chooseChannel(page, /E-wallet/);
      for (const typed of ['1,250.50', '1 250.5', '1.250,50', '₱1,250.50']) {
        await amount.fill(typed);
        await expect(page.getByRole('button', { name: text.exact })).toBeVisible();
      }
      await amount.blur();
      await expect(amount).toHaveValue('1,250.50');
      for (const typed of ['1,2,3', '12.345', '5 0']) {
        await amount.fill(typed);
        await page.getByRole('button', { name: text.empty, exact: true }).click();
        await expect(page.getByText(text.missing).first()).toBeVisible();
      }
      await axeCheck(page);
      await expect(page).toHaveURL(/voucherCenter$/);
    });

    test('a declined payment moves nothing, an abandoned one can be gone on with', async ({
      page,
      baseURL,
    }) => {
      await enter(page, baseURL ?? '');
      await ask(page, /E-wallet/, text);
      await page.getByRole('button', { name: 'Leave unpaid' }).click();
      await expect(page.getByText(text.waiting)).toBeVisible();
      await page.getByRole('link', { name: text.goOn }).click();
      await page.getByRole('button', { name: 'Decline' }).click();
      await expect(page.getByText(text.failed)).toBeVisible();
    });

    test('a transfer and a counter payment wait for the operator', async ({
      page,
      baseURL,
      axeCheck,
      picture,
    }, testInfo) => {
      const site = testInfo.project.name;
      const slip = await slipPhoto();
      const account = await enter(page, baseURL ?? '');
      await ask(page, text.transfer, text);
      await expect(page.getByText(/PV[2-9A-Z]{8}/)).toBeVisible();
      await axeCheck(page);
      await picture(page, 'transfer');
      await page.locator('input[type=file]').setInputFiles(slip);
      await picture(page, 'slip');
      await page.getByRole('button', { name: text.sent }).click();
      await expect(page.getByText(text.reviewing)).toBeVisible();
      await expect(page.getByText(text.slipSent, { exact: true })).toBeVisible();
      await axeCheck(page);
      await picture(page, 'reviewing');
      const { slipId } = await decideDeposit(site, account, 'approve');
      expect(await sentPictureType(site, slipId ?? '')).toBe('image/webp');
      await expect(page.getByText(text.paid)).toBeVisible();
      await ask(page, text.counter, text);
      await page.getByRole('button', { name: text.sent }).click();
      await expect(page.getByText(text.reviewing)).toBeVisible();
      await page.locator('input[type=file]').setInputFiles(slip);
      await page.getByRole('button', { name: text.slipSend }).click();
      await expect(page.getByText(text.slipSent, { exact: true })).toBeVisible();
      await decideDeposit(site, account, 'reject');
      await expect(page.getByText(text.rejected)).toBeVisible();
      await expect(page.getByText('No such transfer')).toBeVisible();
      await page.goto('/m/voucherCenter');
      await picture(page, 'history');
      expect(await ledgerFindings(site)).toEqual([]);
      expect(await auditFindings(site)).toEqual([]);
    });
  });
}
