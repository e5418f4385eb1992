import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { gateway } from '#testing/answers.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { expectNotice } from '#testing/notices.ts';
import { site } from '#testing/site.ts';

const whole = '₱987,654,321,012.34';
const short = '₱987.6B';
const mask = '••••••';
const wallet = {
  sumBalance: '987654321012.34',
  cashBalance: '987654321012.34',
  bonusBalance: '0.00',
  currency: 'PHP',
  currencySymbol: '₱',
  trial: false,
  playLocked: false,
};

const header = page.getByRole('banner');
const button = header.getByRole('button', { name: /^Balance / });
const sheet = page.getByRole('dialog', { name: 'Balance' });

const open = () => {
  site.answers({ wallet: { getWallet: wallet } });
  return mountScreen('/m/myAccount/index', { session: 'member' });
};

test('§2 Header: a guest has no balance', async () => {
  await mountScreen('/m/home');
  await expect.element(header.getByRole('link').first()).toBeVisible();
  expect(header.getByRole('link').elements()).toHaveLength(3);
  await expect.element(header.getByRole('button', { name: 'Balance' })).not.toBeInTheDocument();
});

test('§2 Header: a balance without room is shortened, and its sheet shows it in full', async () => {
  await open();
  await expect.element(button).toHaveAccessibleName(`Balance ${whole}`);
  await expect.element(button.getByText(short)).toBeVisible();
  await button.click();
  await expect.element(sheet.getByText(whole).first()).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
});

test('§2 Header: a hidden balance is hidden everywhere, and remembered', async () => {
  await open();
  await button.click();
  await sheet.getByRole('button', { name: 'Hide balance' }).click();
  await expect.element(sheet).toHaveTextContent(mask);
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAccessibleName(`Balance ${mask} Balance hidden`);
  await expect.element(header).not.toHaveTextContent('987');
  expect(localStorage.getItem('hideBalance')).toBe('1');
  expect(await accessibilityFindings()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await sheet.getByRole('button', { name: 'Show balance' }).click();
  await expect.element(sheet).toHaveTextContent(whole);
  expect(localStorage.getItem('hideBalance')).toBeNull();
});

test('§2 Header: a balance is masked while it is being refreshed', async () => {
  await open();
  await button.click();
  const refresh = sheet.getByRole('button', { name: 'Refresh balance' });
  await expect.element(sheet).toHaveTextContent(whole);
  const arrive = site.hold('wallet', 'getWallet');
  await refresh.click();
  await expect.element(sheet).toHaveTextContent(mask);
  await expect.element(sheet).not.toHaveTextContent('987');
  await expect.element(button).toHaveTextContent(mask);
  expect(await accessibilityFindings()).toEqual([]);
  arrive({ ...wallet, sumBalance: '500000000000.00' });
  await expect.element(sheet).toHaveTextContent('₱500,000,000,000.00');
  await expect.element(button).toHaveTextContent('₱500B');
});

test('§2 Header: a failed refresh shows an error and keeps the earlier balance', async () => {
  await open();
  await button.click();
  await expect.element(sheet).toHaveTextContent(whole);
  site.answers({ wallet: { getWallet: gateway } });
  await sheet.getByRole('button', { name: 'Refresh balance' }).click();
  await expectNotice('The site is not responding right now. Please try again in a moment.');
  await expect.element(sheet).toHaveTextContent(whole);
});

test('§2 Header: the sheet leads to a deposit and closes', async () => {
  site.answers({
    payments: {
      listDepositChannels: { list: [], offersLimits: false, playThrough: 0 },
      listMemberDeposits: { list: [], pageNum: 1, pageSize: 5, totalPages: 0, total: 0 },
    },
  });
  await open();
  await button.click();
  await sheet.getByRole('link', { name: 'Deposit' }).click();
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Deposit' }))
    .toBeInTheDocument();
  await expect.element(sheet).not.toBeInTheDocument();
});

test('§2 Header, §4, D16: in TY and light, on a narrow phone', async () => {
  await page.viewport(320, 844);
  site.answers({ wallet: { getWallet: wallet } });
  await mountScreen('/m/myAccount/index', { session: 'member', language: 'TY', theme: 'light' });
  const balanse = header.getByRole('button', { name: /^Balanse / });
  await expect.element(balanse).toHaveAccessibleName(`Balanse ${whole}`);
  await balanse.click();
  const ty = page.getByRole('dialog', { name: 'Balanse' });
  await expect.element(ty.getByRole('link', { name: 'Mag-deposit' })).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  await ty.getByRole('button', { name: 'Itago ang balanse' }).click();
  await expect.element(ty.getByRole('button', { name: 'Ipakita ang balanse' })).toBeVisible();
  await expect.element(balanse).toHaveAccessibleName(`Balanse ${mask} Nakatago ang balanse`);
  site.answers({ wallet: { getWallet: gateway } });
  await ty.getByRole('button', { name: 'I-refresh ang balanse' }).click();
  await expectNotice('Hindi sumasagot ang site ngayon. Subukan ulit mamaya.');
  expect(await accessibilityFindings()).toEqual([]);
  await page.viewport(390, 844);
});

const widths = [320, 360, 390] as const;

for (const language of ['EN', 'TY'] as const) {
  test(`§2 Header: a page with a title shows the balance, a deposit and a withdrawal, in ${language}`, async () => {
    site.answers({ wallet: { getWallet: { ...wallet, sumBalance: '12345.67' } } });
    await mountScreen('/m/member/agent/getHourContract', { session: 'agent', language });
    const words = { EN: ['Deposit', 'Withdraw'], TY: ['Mag-deposit', 'Mag-withdraw'] }[language];
    const [deposit, withdraw] = words.map((name) => header.getByRole('link', { name }));
    await expect.element(header.getByText('₱12,345', { exact: true })).toBeVisible();
    for (const width of widths) {
      await page.viewport(width, 844);
      await expect.element(deposit!).toBeVisible();
      await expect.poll(() => withdraw!.elements().length).toBe(width < 360 ? 0 : 1);
      const title = header
        .element()
        .querySelector(':scope > [aria-hidden]')!
        .getBoundingClientRect();
      expect(title.height, `one line at ${width}`).toBeLessThan(24);
      expect(title.width, `room for a title at ${width}`).toBeGreaterThan(width < 390 ? 80 : 120);
      expect(document.documentElement.scrollWidth, `nothing is cut at ${width}`).toBe(width);
    }
    await page.viewport(390, 844);
  });
}
