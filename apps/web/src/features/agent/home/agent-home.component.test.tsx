import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { announce, noticeOf } from '#testing/announce.ts';
import { gateway } from '#testing/answers.ts';
import { sessions, siteBoot } from '#testing/default-answers.ts';
import { usualLooks } from '#testing/looks.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { site } from '#testing/site.ts';
import { teamKpi } from '../team-answers.fixture.ts';

const main = page.getByRole('main');
const menu = main.getByRole('list');
const footer = page.getByRole('navigation');
const { settings } = siteBoot;

const namesIn = (part: Element, of: string) =>
  [...part.querySelectorAll(of)].map(({ textContent }) => textContent);
const tiles = () => namesIn(menu.element(), 'li');
const counts = () => namesIn(main.element(), 'dl > div');
const flags = (on: readonly string[]) => ({
  whitelabel: Object.fromEntries(on.map((flag) => [flag, true])),
});

const words = {
  EN: { evening: 'Good evening', more: 'Overview', asOf: /^As of 0?2:05/ },
  TY: { evening: 'Magandang gabi', more: 'Overview', asOf: /^Hanggang 0?2:05/ },
} as const;

for (const [language, theme] of usualLooks) {
  test(`§2 Agent home, §7: an agent is greeted, sees the balance and the team of today, in ${language}`, async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 2, 19, 30) });
    await mountScreen('/m/agent', { session: 'agent', language, theme });
    await expect.element(main.getByText(words[language].evening)).toBeVisible();
    await expect.element(main.getByRole('heading', { level: 2, name: 'Ligaya' })).toBeVisible();
    await expect.element(main.getByText('₱1,250.50').first()).toBeVisible();
    await expect.element(main.getByText(words[language].asOf)).toBeVisible();
    const more = main.getByRole('link', { name: words[language].more, exact: true });
    await expect.element(more).toHaveAttribute('href', '/m/agent/team/overview');
    await expect
      .poll(() => site.calls('agents', 'getTeamKpi').map(({ sent }) => sent))
      .toEqual([{ period: 'today' }]);
    await expect.element(page.getByRole('banner')).not.toBeInTheDocument();
    expect(await accessibilityFindings()).toEqual([]);
  });
}

test('§7: the counts of today are those of the answer', async () => {
  await mountScreen('/m/agent', { session: 'agent' });
  await expect
    .poll(counts)
    .toEqual([
      'Logged in1,204',
      'Placed bets310',
      'Registered12',
      'Online now48',
      'Deposited96',
      'First deposits7',
    ]);
});

test('§2 Agent home: the counts of today say what went wrong, and can be tried again', async () => {
  site.answers({ agents: { getTeamKpi: gateway } });
  await mountScreen('/m/agent', { session: 'agent' });
  const problem = main.getByRole('alert');
  await expect.element(problem).toHaveTextContent('The site is not responding right now.');
  await expect.element(main.getByRole('link', { name: 'Deposit' })).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  site.answers({ agents: { getTeamKpi: { ...teamKpi, asOf: null } } });
  await problem.getByRole('button', { name: 'Try again' }).click();
  await expect.element(main.getByText('Figures are being prepared.')).toBeVisible();
  expect(location.pathname).toBe('/m/agent');
});

test('§2 Agent home: the menu has its entries in their order, each at its page', async () => {
  await mountScreen('/m/agent', { session: 'agent' });
  await expect
    .poll(tiles)
    .toEqual([
      'Team overview',
      'Transactions',
      'Team management',
      'Red envelope rain',
      'Team profit and loss',
      'Team bets',
      'Rebate setup',
      'Rebate income',
      'Daily salary',
      'Hourly salary',
      'Dividend contract',
      'Security center',
      'Messages',
      'Send money',
      'Customer service',
    ]);
  const links = [...menu.element().querySelectorAll('a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/m/agent/team/overview',
    '/m/transaction/record?types=A',
    '/m/member/team',
    '/m/redRain',
    '/m/agent/team/pnl',
    '/m/teamBetting',
    '/m/member/agent/agentRebeat',
    '/m/member/teamRebate',
    '/m/member/agent/getSalaryContract',
    '/m/member/agent/getHourContract',
    '/m/member/agent/getDevidendContract',
    '/m/securityCenter',
    '/m/message',
    '/m/agent/transfer',
  ]);
});

test.each([
  [[], ['Red envelope rain', 'Customer service']],
  [['DOWNMAN'], ['Team management', 'Red envelope rain', 'Customer service']],
  [
    ['AGEREBINC3', 'MAILCEN'],
    ['Red envelope rain', 'Rebate setup', 'Rebate income', 'Messages', 'Customer service'],
  ],
  [['AGENTRANSMULTDOWN3'], ['Red envelope rain', 'Send money', 'Customer service']],
])('§2 Agent home: with %j the whitelist allows no other entries', async (on, shown) => {
  const session = { ...sessions.agent, type: 41 };
  await mountScreen('/m/agent', { session, settings: flags(on) });
  await expect.poll(tiles).toEqual(shown);
  expect(counts(), 'no counts without AGEPAG').toEqual([]);
  expect(site.calls('agents', 'getTeamKpi')).toEqual([]);
});

test('agent home: contracts are for types that have them, dividends for sites too', async () => {
  const contracts = ['Daily salary', 'Hourly salary', 'Dividend contract'];
  const shown = () => tiles().filter((tile) => contracts.includes(tile ?? ''));
  const features = { ...settings.features, dividend: false };
  await mountScreen('/m/agent', { session: 'agent', settings: { features } });
  await expect.poll(shown).toEqual(contracts.slice(0, 2));
  await mountScreen('/m/agent', { session: { ...sessions.agent, type: 42 } });
  await expect.poll(() => tiles().length).toBeGreaterThan(5);
  expect(shown()).toEqual([]);
});

test('§2 Agent home, D31: an agent who may not deposit finds no deposit, but the withdrawal', async () => {
  await mountScreen('/m/agent', { session: { ...sessions.agent, type: 41 } });
  const withdraw = main.getByRole('link', { name: 'Withdraw' });
  await expect.element(withdraw).toHaveAttribute('href', '/m/withdraw');
  await expect.element(main.getByRole('link', { name: 'Deposit' })).not.toBeInTheDocument();
  await mountScreen('/m/agent', { session: 'agent' });
  await expect
    .element(main.getByRole('link', { name: 'Deposit' }))
    .toHaveAttribute('href', '/m/voucherCenter');
});

test('§2 Agent home: messages and announcements say how many are unread, above zero alone', async () => {
  await mountScreen('/m/agent', { session: 'agent' });
  const messages = menu.getByRole('link', { name: /^Messages/ });
  const news = footer.getByRole('link', { name: /^Announcements/ });
  await expect.poll(() => site.calls('content', 'countUnreadAnnouncements')).not.toEqual([]);
  await expect.element(messages).toHaveAccessibleName('Messages');
  await expect.element(news).toHaveAccessibleName('Announcements');

  announce({
    player: [noticeOf('one', 'One')],
    agent: [noticeOf('agents-1', 'Contract dates'), noticeOf('agents-2', 'New contracts')],
  });
  site.answers({ notifications: { countUnreadInbox: 3 } });
  await mountScreen('/m/agent', { session: 'agent' });
  await expect.element(messages).toHaveTextContent('6 unread messages');
  await expect.element(news).toHaveTextContent('2 unread announcements');
  expect(await accessibilityFindings()).toEqual([]);
});

test('§2 Agent home: its footer leads home, to a new account, the dividend and the announcements', async () => {
  const links = () =>
    [...footer.element().querySelectorAll('a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);
  const others = [
    ['Home', '/m/home'],
    ['Open account', '/m/agentRegister'],
    ['Announcements', '/m/member/notice?types=A'],
  ];
  await mountScreen('/m/agent', { session: 'agent' });
  await expect.element(footer).toBeVisible();
  expect(links()).toEqual([
    ...others.slice(0, 2),
    ['Dividend', '/m/member/agent/agentDivident'],
    ...others.slice(2),
  ]);
  const features = { ...settings.features, dividend: false };
  await mountScreen('/m/agent', { session: 'agent', settings: { features } });
  await expect.element(footer).toBeVisible();
  expect(links()).toEqual(others);
});

test('§2 Agent home: the footer stays at the bottom of the window and hides nothing', async () => {
  await mountScreen('/m/agent', { session: 'agent' });
  const support = menu.getByRole('button', { name: /^Customer service/ });
  await expect.element(support).toBeInTheDocument();
  expect(footer.element().getBoundingClientRect().bottom).toBe(innerHeight);
  scrollTo(0, document.documentElement.scrollHeight);
  const { top, bottom } = footer.element().getBoundingClientRect();
  // Pages end at a fraction of a pixel.
  expect(Math.round(bottom)).toBe(innerHeight);
  expect(support.element().getBoundingClientRect().bottom).toBeLessThan(top);
});

test('§2 Agent home: customer service opens the chat, and without one leads to the messages', async () => {
  site.answers({ support: { launchChat: gateway } });
  await mountScreen('/m/agent', { session: 'agent' });
  await menu.getByRole('button', { name: /^Customer service/ }).click();
  await expect
    .poll(() => site.calls('support', 'launchChat')[0]?.input)
    .toMatchObject({ backUrl: '/m/agent' });
  await mountScreen('/m/agent', { session: 'agent', settings: flags(['AGEPAG']) });
  await expect
    .element(menu.getByRole('link', { name: 'Customer service' }))
    .toHaveAttribute('href', '/m/message');
});

test('§4: the agent home tells of a waiting contract too', async () => {
  const funds = {
    dailysalreqtype: 'NEW' as const,
    divtypecompperiodreq: '' as const,
    contracthoursalreq: '' as const,
    currency: 'PHP',
    currencySymbol: '₱',
    mainBalance: '0.00',
    cashBalance: '0.00',
    bonusBalance: '0.00',
    vendorBalance: '0.00',
    underWay: '0.00',
    total: '0.00',
    complete: true,
    wallets: [],
  };
  site.answers({ transfers: { getConsolidatedFunds: funds } });
  await mountScreen('/m/agent', { session: { ...sessions.agent, userName: 'home-agent' } });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'View contract' }).click();
  await expect.poll(() => location.pathname).toBe('/m/member/agent/getSalaryContract');
});

test('§2 Agent home: it fits a narrow phone', async () => {
  await page.viewport(320, 640);
  await mountScreen('/m/agent', { session: 'agent', language: 'TY', theme: 'light' });
  await expect.poll(() => counts().length).toBe(6);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await page.viewport(390, 844);
});
