import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readSession } from '#kit/session-record.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { offline, refuse } from '#testing/answers.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { otherNotices } from '#testing/notices.ts';
import { site } from '#testing/site.ts';
import { selfExclusions, timeOuts } from '../break.fixture.ts';
import { siteLimits } from '../limits.fixture.ts';

const main = page.getByRole('main');
const sheet = page.getByRole('dialog', { name: 'Close your account?' });
const inSheet = (name: string) => sheet.getByRole('button', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const closed = () => site.calls('protection', 'closeAccount');
const facts = () => main.getByRole('region', { name: 'What happens' });

const funds = {
  dailysalreqtype: '',
  divtypecompperiodreq: '',
  contracthoursalreq: '',
  currency: 'PHP',
  currencySymbol: '₱',
  mainBalance: '1250.50',
  cashBalance: '1250.50',
  bonusBalance: '200.00',
  vendorBalance: '75.00',
  underWay: '0.00',
  total: '1525.50',
  complete: true,
  wallets: [],
};

const walletOf = (cashBalance: string, bonusBalance: string) => ({
  sumBalance: cashBalance,
  cashBalance,
  bonusBalance,
  currency: 'PHP',
  currencySymbol: '₱',
  trial: false,
  playLocked: false,
});

async function open(language: 'EN' | 'TY' = 'EN'): Promise<void> {
  const breaks = [timeOuts, selfExclusions];
  site.answers({ protection: { getLimits: siteLimits([], { breaks }) } });
  const theme = language === 'EN' ? 'dark' : 'light';
  await mountScreen('/m/closeAccount', { session: 'member', language, theme });
}

async function openSheet(): Promise<void> {
  await open();
  await button('Continue').click();
}

test('§7: the page says what happens, with the member’s own money', async () => {
  site.answers({
    wallet: { getWallet: walletOf('1250.50', '200.00') },
    transfers: { getConsolidatedFunds: funds },
  });
  await open();
  await expect.element(facts()).toHaveTextContent('Your balance of ₱1,250.50 stays yours.');
  for (const words of [
    'Games, deposits, promotions and our messages to you stop at once.',
    'You are logged out on all devices.',
    'Your bonus of ₱200.00 ends. Nothing has to be played before a withdrawal.',
    'We bring back your ₱75.00 from the game providers.',
    'You can withdraw the whole balance once, whatever the limits of the day.',
    'The account closes by itself once no money and no open bet is left.',
    'A closed account cannot be used again.',
    'We keep your data for 5 years, as the law says. Then we erase them.',
  ]) {
    await expect.element(facts()).toHaveTextContent(words);
  }
  expect(await accessibilityFindings()).toEqual([]);
});

test('§7: an empty account promises no withdrawal, and hidden amounts stay hidden', async () => {
  site.answers({ wallet: { getWallet: walletOf('0.00', '0.00') } });
  await open();
  await expect.element(facts()).not.toHaveTextContent('balance');
  await expect.element(facts()).not.toHaveTextContent('providers');
  site.answers({ wallet: { getWallet: walletOf('1250.50', '0.00') } });
  await open();
  await expect.element(facts()).toHaveTextContent('Your balance of ₱1,250.50');
  await button('Hide balance').click();
  await expect.element(facts()).toHaveTextContent('Your balance of •••••• stays yours.');
});

test('§7: who only needs a rest is led to the breaks and the history', async () => {
  await open();
  const rather = main.getByRole('region', { name: 'Do you only need a rest?' });
  await expect.element(rather).toHaveTextContent('keep your account');
  const links = rather.getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/m/limits?break=1',
    '/m/history',
  ]);
  const [last] = links.slice(-1);
  const next = button('Continue').element();
  expect(last!.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('§7: a site without breaks offers none', async () => {
  await mountScreen('/m/closeAccount', { session: 'member' });
  const records = main.getByRole('region', { name: 'Records' });
  await expect.element(records.getByRole('link', { name: 'My history' })).toBeVisible();
  await expect.element(main).not.toHaveTextContent('Take a break');
});

test('§7: with money left it begins, and the log-in leads to the balance', async () => {
  site.answers({ protection: { closeAccount: { state: 'closing' } } });
  await openSheet();
  await expect.element(sheet).toHaveTextContent('A closed account cannot be used again.');
  expect(await accessibilityFindings()).toEqual([]);
  await inSheet('Back').click();
  await expect.element(sheet).not.toBeInTheDocument();
  expect(closed()).toEqual([]);
  await button('Continue').click();
  await inSheet('Close my account').click();
  await expect.element(heading('Your account is being closed')).toBeVisible();
  await expect.element(main).toHaveTextContent('You can still log in to withdraw your balance.');
  expect(readSession()).toBeNull();
  expect(location.pathname).toBe('/m/closeAccount');
  expect(otherNotices()).toEqual([]);
  expect(await accessibilityFindings()).toEqual([]);
  await button('Log in to my balance').click();
  await expect.poll(() => location.pathname).toBe('/m/login');
});

test('§7: with nothing left it is closed at once', async () => {
  site.answers({ protection: { closeAccount: { state: 'closed' } } });
  await openSheet();
  await inSheet('Close my account').click();
  await expect.element(heading('Your account is closed')).toBeVisible();
  await expect.element(main).toHaveTextContent('We keep your data for 5 years');
  await expect.element(main.getByRole('button')).toHaveTextContent('Back to home');
  expect(readSession()).toBeNull();
  expect(await accessibilityFindings()).toEqual([]);
  await button('Back to home').click();
  await expect.poll(() => location.pathname).toBe('/m/home');
});

test('§7, D5: it asks for the password, and sends it again after that', async () => {
  let isConfirmed = false;
  site.answers({
    protection: {
      closeAccount: () =>
        isConfirmed ? { state: 'closing' as const } : refuse('session.confirm.required'),
    },
    sessions: {
      confirmSession: () => {
        isConfirmed = true;
        return { confirmedUntil: new Date(Date.now() + 300_000).toISOString() };
      },
    },
  });
  await openSheet();
  await inSheet('Close my account').click();
  const asking = page.getByRole('dialog', { name: 'Verify it’s you' });
  await asking.getByRole('textbox', { name: 'Password', exact: true }).fill('lantern-on-water');
  await asking.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect.element(heading('Your account is being closed')).toBeVisible();
  expect(closed()).toHaveLength(2);
});

test('§7, D5: who does not confirm keeps the account', async () => {
  site.answers({ protection: { closeAccount: refuse('session.confirm.required') } });
  await openSheet();
  await inSheet('Close my account').click();
  const asking = page.getByRole('dialog', { name: 'Verify it’s you' });
  await asking.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(sheet.getByRole('alert')).toHaveTextContent('Confirm with your password');
  expect(readSession()).not.toBeNull();
  expect(closed()).toHaveLength(1);
});

test('§7: a double tap on a slow line sends it once', async () => {
  const answer = site.hold('protection', 'closeAccount');
  await openSheet();
  await expect.element(inSheet('Close my account')).toBeVisible();
  const yes = inSheet('Close my account').element() as HTMLButtonElement;
  yes.click();
  yes.click();
  await expect.element(inSheet('Close my account')).toHaveAttribute('aria-busy', 'true');
  await expect.element(inSheet('Back')).toBeDisabled();
  yes.click();
  answer({ state: 'closing' });
  await expect.element(heading('Your account is being closed')).toBeVisible();
  expect(closed()).toHaveLength(1);
});

test('§7: a call refused before the answer comes does not outrun it', async () => {
  const answer = site.hold('protection', 'closeAccount');
  await openSheet();
  await inSheet('Close my account').click();
  await expect.poll(closed).toHaveLength(1);
  const reads = () => site.calls('protection', 'getLimits').length;
  const before = reads();
  site.answers({ protection: { getLimits: refuse('session.ended') } });
  dispatchEvent(new Event('visibilitychange'));
  await expect.poll(reads).toBeGreaterThan(before);
  await expect.element(inSheet('Close my account')).toHaveAttribute('aria-busy', 'true');
  answer({ state: 'closed' });
  await expect.element(heading('Your account is closed')).toBeVisible();
  expect(otherNotices()).toEqual([]);
});

test.each([
  ['a busy server', refuse('server.busy'), 'The site is busy right now.'],
  ['a lost connection', offline, 'Slow Connection, No Internet'],
])('§7: after %s the member may try again', async (_, answer, said) => {
  site.answers({ protection: { closeAccount: answer } });
  await openSheet();
  await inSheet('Close my account').click();
  await expect.element(sheet.getByRole('alert')).toHaveTextContent(said);
  expect(readSession()).not.toBeNull();
  await inSheet('Back').click();
  await button('Continue').click();
  await expect.element(sheet.getByRole('alert')).not.toBeInTheDocument();
  site.answers({ protection: { closeAccount: { state: 'closed' } } });
  await inSheet('Close my account').click();
  await expect.element(heading('Your account is closed')).toBeVisible();
});

test('§7: a trial account has none to close', async () => {
  await mountScreen('/m/closeAccount', { session: 'trial' });
  await expect.element(main).toHaveTextContent('Not available in free play.');
  await expect.element(button('Continue')).not.toBeInTheDocument();
});

test('§7: the settings lead members to it', async () => {
  await mountScreen('/m/set', { session: 'member' });
  const row = main.getByRole('link', { name: 'Close account' });
  await expect.element(row).toHaveAttribute('href', '/m/closeAccount');
  await mountScreen('/m/set');
  await expect.element(main.getByRole('link', { name: 'My limits' })).toBeVisible();
  await expect.element(row).not.toBeInTheDocument();
});

test('§7: in Filipino', async () => {
  site.answers({ protection: { closeAccount: { state: 'closed' } } });
  await open('TY');
  await expect
    .element(main.getByRole('region', { name: 'Ano ang mangyayari' }))
    .toHaveTextContent('Itatago namin ang data mo nang 5 taon');
  expect(await accessibilityFindings()).toEqual([]);
  await button('Magpatuloy').click();
  await button('Isara ang account ko').click();
  await expect.element(heading('Sarado na ang account mo')).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
});
