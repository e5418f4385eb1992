import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { emptyPage } from '#testing/default-answers.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { site } from '#testing/site.ts';

const playMoney = {
  sumBalance: '5000.00',
  cashBalance: '5000.00',
  bonusBalance: '0.00',
  currency: 'FUN',
  currencySymbol: 'FUN',
  trial: true,
  playLocked: false,
};

const bet = {
  transactionId: '2',
  kind: 'bet' as const,
  gameName: 'Coral Choir',
  otherAccount: null,
  vendorName: 'Tideworks',
  amount: '-2.00',
  balanceAfter: '4998.00',
  createdAt: '2026-11-02T08:00:00.000Z',
  reference: 'r1',
  state: 'done',
};

const moves = {
  list: [bet],
  pageNum: 1,
  pageSize: 25,
  totalPages: 1,
  total: 1,
  totals: { moneyIn: '0.00', moneyOut: '2.00', net: '-2.00' },
};

const balance = page.getByRole('banner').getByRole('button', { name: /^Balance/ });
const mark = page.getByText('TRIAL', { exact: true });

function answerAs(session: 'member' | 'trial') {
  const noIds = { list: [], pageNum: 1, totalPages: 0, total: 0 };
  site.answers({
    ...(session === 'trial' && { wallet: { getWallet: playMoney } }),
    games: {
      listVendors: { list: [] },
      listVassalTypes: { list: [] },
      listGames: emptyPage,
      listFavouriteIds: noIds,
    },
  });
  site.answers({ reports: { listTransactions: moves } });
}

test('§2 Header, §7, D17: the header of every page says that a trial account uses play money', async () => {
  answerAs('trial');
  for (const path of ['/m/home', '/m/notice', '/m/transaction/record']) {
    await mountScreen(path, { session: 'trial' });
    await expect.element(balance).toHaveAccessibleName(/^Balance TRIAL FUN\s5,000\.00$/);
    await expect.element(balance.getByText('TRIAL')).toBeVisible();
  }
  expect(await accessibilityFindings()).toEqual([]);
});

for (const [path, title] of [
  ['/m/transaction/record', 'Mga transaksyon'],
  ['/m/withdraw', 'Mag-withdraw'],
] as const) {
  test(`§2 Header, §7, D17: beside the play money mark the title fits: ${title}`, async () => {
    answerAs('trial');
    site.answers({ wallet: { getWallet: { ...playMoney, sumBalance: '10000.00' } } });
    await mountScreen(path, { session: 'trial', language: 'TY' });
    const header = page.getByRole('banner');
    await expect.element(header.getByRole('button', { name: /10,000/ })).toBeVisible();
    const shown = header.getByText(title, { exact: true }).element();
    expect(shown.scrollWidth, 'nothing is cut').toBe(shown.clientWidth);
  });
}

test('§2 Header, §7, D17: the bar of a game list, each record, and the full balance have the mark', async () => {
  answerAs('trial');
  await mountScreen('/m/gameList?gameType=RNG', { session: 'trial' });
  await expect.element(mark).toBeVisible();
  await mountScreen('/m/transaction/record', { session: 'trial' });
  const main = page.getByRole('main');
  await expect.element(main.getByText('TRIAL')).toBeVisible();
  await expect.element(main).toHaveTextContent(/-FUN\s2\.00/);
  await balance.click();
  const sheet = page.getByRole('dialog', { name: 'Balance' });
  await expect.element(sheet.getByText('TRIAL')).toBeVisible();
});

test('§2 Header, §7, D17: nothing of a member has the play money mark', async () => {
  answerAs('member');
  for (const path of ['/m/gameList?gameType=RNG', '/m/transaction/record']) {
    await mountScreen(path, { session: 'member' });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeInTheDocument();
    await expect.element(mark).not.toBeInTheDocument();
  }
});
