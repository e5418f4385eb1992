import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { exclusionOf } from '#features/limits/break.fixture.ts';
import { box, loggedIn } from '#features/session/session-answers.fixture.ts';
import { withdrawLimits } from '#features/wallet/payments.fixture.ts';
import { readSession } from '#kit/session-record.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { refuse } from '#testing/answers.ts';
import { emptyPage } from '#testing/default-answers.ts';
import { mountScreen, bringTabBadge } from '#testing/mount-screen.tsx';
import { site } from '#testing/site.ts';
import { closesWithExclusion } from '@pavilion/contract/endpoint';
import { screens } from '@pavilion/screens/find-screen';

const main = page.getByRole('main');
const card = page.getByRole('region', { name: 'Time-out', exact: true });
const menu = page.getByRole('dialog', { name: 'Menu' });

const paths = (whileExcluded: boolean) =>
  screens
    .filter((screen) => (screen.whileExcluded === true) === whileExcluded)
    .map(({ path }) => path.replace(':nodeId', '42'));

/** The calls that the server would refuse. */
const refused = () =>
  site
    .endpoints()
    .filter(closesWithExclusion)
    .map(({ path }) => path);

const emptyInbox = { ...emptyPage, recipients: ['support' as const] };

beforeEach(() => {
  site.answers({
    protection: { getExclusion: exclusionOf() },
    payments: {
      listWithdrawBanks: withdrawLimits,
      listMemberWithdrawals: emptyPage,
      listMemberDeposits: emptyPage,
      hasPaymentPassword: { hasWithdrawalPassword: false },
      listBankCards: { list: [] },
    },
    reports: { listBets: emptyPage },
    notifications: { listInbox: emptyInbox },
    support: { getFeedbackRule: refuse('server.busy') },
    content: { getHelpCenter: [], getPage: refuse('server.busy') },
  });
});

test.each(paths(false))(
  '§7: an excluded member is led from %s to the page of the break',
  async (path) => {
    await mountScreen(path, { session: 'excluded' });
    await expect.poll(() => location.pathname).toBe('/m/exclusion');
    await expect.element(card).toBeVisible();
    expect(refused()).toEqual([]);
  },
);

test.each(['/m/withdraw', '/m/gameRecord', '/m/webEmail', '/m/help', '/m/exclusion'])(
  '§7: an excluded member sees %s, without a call that is refused',
  async (path) => {
    await mountScreen(path, { session: 'excluded' });
    bringTabBadge();
    await expect
      .element(main.getByRole('status').or(main.getByRole('heading')).first())
      .toBeInTheDocument();
    await expect.poll(() => site.calls('wallet', 'getWallet').length).toBeGreaterThan(0);
    expect(paths(true)).toContain(path);
    expect(location.pathname).toBe(path);
    expect(refused()).toEqual([]);
  },
);

test('§7: header and menu of an excluded member lead only to what is open', async () => {
  await mountScreen('/m/exclusion', { session: 'excluded' });
  await expect.element(card).toBeVisible();
  await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Deposit' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: /^Balance / }).click();
  const balance = page.getByRole('dialog', { name: 'Balance' });
  await expect.element(balance.getByRole('link')).toHaveTextContent('Withdraw');
  await balance.getByRole('button', { name: 'Close' }).click();
  await expect.element(balance).not.toBeInTheDocument();

  await page.getByRole('button', { name: 'Menu' }).click();
  await expect.element(menu.getByRole('link', { name: 'My account' })).toBeVisible();
  const hrefs = menu
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'));
  expect(hrefs.filter((href) => !paths(true).includes(href ?? ''))).toEqual([]);
  expect(await accessibilityFindings()).toEqual([]);
  expect(refused()).toEqual([]);
});

test('§7: a log-in during a break leads to its page, whatever was wanted', async () => {
  site.answers({ sessions: { logIn: loggedIn('ligaya', { excluded: true }) } });
  await mountScreen('/m/login?next=%2Fm%2Fwithdraw');
  await box('Username').fill('ligaya');
  await box('Password').fill('lantern-on-water');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect.poll(() => location.pathname).toBe('/m/exclusion');
  await expect.element(card).toBeVisible();
  expect(readSession()).toMatchObject({ excluded: true });
  expect(localStorage.getItem('MC_SESSION_INFO')).toContain('"excluded":true');
});

test('§7: a refusal because of a break turns the page, and the next ones', async () => {
  site.answers({ protection: { getLimits: refuse('member.excluded') } });
  await mountScreen('/m/limits', { session: 'member' });
  await expect.poll(() => location.pathname).toBe('/m/exclusion');
  await expect.element(card).toBeVisible();
  expect(readSession()).toMatchObject({ excluded: true });
  expect(document.documentElement.dataset['narrow']).toBe('');
});

test('§7: a session that another tab knows as excluded is one here too', async () => {
  await mountScreen('/m/home', { session: 'member' });
  const stored = { ...readSession(), excluded: true };
  localStorage.setItem('MC_SESSION_INFO', JSON.stringify(stored));
  dispatchEvent(new Event('pageshow'));
  await expect.poll(() => location.pathname).toBe('/m/exclusion');
});
