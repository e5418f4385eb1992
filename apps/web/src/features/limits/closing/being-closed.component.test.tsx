import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { readSession } from '#kit/session-record.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { refuse } from '#testing/answers.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { expectNotice } from '#testing/notices.ts';
import { site } from '#testing/site.ts';
import { closingWaits } from '@pavilion/domain/protection/closing';
import { closingOf, excludedLinks, exclusionOf, linksOfPage } from '../break.fixture.ts';
import type { Closing } from '../exclusion.queries.ts';

const region = (name: string) => page.getByRole('region', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const card = region('Your account is being closed');
const question = (name: string) => page.getByRole('dialog', { name });
const readsOfClosing = () => site.calls('protection', 'getExclusion').length;

const rest: Partial<Closing> = { rest: '0.37' };
const waitMs = 10_000;

async function open(given: Partial<Closing> = {}): Promise<void> {
  site.answers({ protection: { getExclusion: closingOf(given) } });
  await mountScreen('/m/exclusion', { session: 'excluded' });
}

afterEach(() => {
  vi.useRealTimers();
});

test('§7: the page says that it is being closed, and leads to money, records and support', async () => {
  await open();
  await expect.element(heading('My account')).toBeInTheDocument();
  await expect.element(card).toHaveTextContent(/Since \w+ \d.*You withdraw your balance\./);
  await expect.element(card).toHaveTextContent('We keep your data for 5 years');
  await expect.element(region('Your money')).toHaveTextContent('₱1,250.50');
  expect(linksOfPage()).toEqual(excludedLinks);
  const instead = region('Take a break instead');
  await expect.element(instead.getByRole('button').first()).toHaveTextContent('Take a time-out');
  await expect.element(page.getByRole('main')).not.toHaveTextContent('Make it longer');
  await expect.element(button('Log out')).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
});

test('§7: everything that it waits for is said', async () => {
  await open({ waitsFor: [...closingWaits] });
  for (const said of [
    'You withdraw your balance.',
    'Your open bets are settled.',
    'Your money comes back from the game providers.',
    'Your deposit under way arrives or ends.',
    'Your withdrawal under way is paid.',
  ]) {
    await expect.element(card.getByRole('listitem').filter({ hasText: said })).toBeVisible();
  }
  expect(card.getByRole('listitem').elements()).toHaveLength(closingWaits.length);
});

test('§7: the page turns by itself, until the account is closed', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await open({ waitsFor: ['withdrawal'] });
  await expect.element(card).toHaveTextContent('Your withdrawal under way is paid.');
  const before = readsOfClosing();
  site.answers({ protection: { getExclusion: closingOf({ waitsFor: [] }) } });
  vi.advanceTimersByTime(waitMs);
  await expect.element(card).toHaveTextContent('Nothing is left. It closes in a moment.');
  expect(readsOfClosing()).toBe(before + 1);

  site.answers({ protection: { getExclusion: refuse('session.ended') } });
  vi.advanceTimersByTime(waitMs);
  await expect.element(heading('Logged out')).toBeVisible();
  await expect
    .element(page.getByRole('main'))
    .toHaveTextContent('If it is closed, the log-in says so.');
  await expectNotice('The account has been logged out');
  expect(readSession()).toBeNull();
  expect(location.pathname).toBe('/m/exclusion');
  expect(await accessibilityFindings()).toEqual([]);
  await button('Log in').click();
  await expect.poll(() => location.pathname).toBe('/m/login');
});

test('§7: the page of a break is read less often', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  site.answers({ protection: { getExclusion: exclusionOf() } });
  await mountScreen('/m/exclusion', { session: 'excluded' });
  await expect.element(region('Time-out')).toBeVisible();
  const before = readsOfClosing();
  vi.advanceTimersByTime(waitMs);
  vi.advanceTimersByTime(waitMs);
  await expect.element(region('Time-out')).toBeVisible();
  expect(readsOfClosing()).toBe(before);
});

test('§7: who logs out meanwhile is a guest like any other', async () => {
  site.answers({ sessions: { logOut: {} } });
  await open();
  await button('Log out').click();
  await question('Log out of this device?').getByRole('button', { name: 'Log out' }).click();
  await expect.poll(() => location.pathname).toBe('/m/home');
  await expectNotice('You are logged out.');
  await expect.element(heading('Logged out')).not.toBeInTheDocument();
});

test('§7: a balance too small for a withdrawal is given up after one question', async () => {
  site.answers({ protection: { giveUpRest: closingOf({ ...rest, restGivenUp: true }) } });
  await open(rest);
  await expect.element(page.getByText('₱0.37 is less than the smallest withdrawal.')).toBeVisible();
  await button('Give up ₱0.37').click();
  const asked = question('Give up ₱0.37?');
  await expect.element(asked).toHaveTextContent('You will not get this money back.');
  expect(await accessibilityFindings()).toEqual([]);
  await asked.getByRole('button', { name: 'Back' }).click();
  await expect.element(asked).not.toBeInTheDocument();
  expect(site.calls('protection', 'giveUpRest')).toEqual([]);
  await button('Give up ₱0.37').click();
  await asked.getByRole('button', { name: 'Give up ₱0.37' }).click();
  await expect.element(page.getByText('You gave up ₱0.37. We book it out shortly.')).toBeVisible();
  await expect.element(button('Give up ₱0.37')).not.toBeInTheDocument();
  await expect
    .poll(() => site.calls('protection', 'giveUpRest').map(({ input }) => input))
    .toEqual([{ amount: '0.37' }]);
  expect(await accessibilityFindings()).toEqual([]);
});

test('§7: a rest that has changed says so, and the page reads what holds', async () => {
  site.answers({ protection: { giveUpRest: refuse('closing.rest.invalid') } });
  await open(rest);
  await expect.element(button('Give up ₱0.37')).toBeVisible();
  site.answers({ protection: { getExclusion: closingOf() } });
  await button('Give up ₱0.37').click();
  await question('Give up ₱0.37?').getByRole('button', { name: 'Give up ₱0.37' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Your balance has changed');
  await expect.element(button('Give up ₱0.37')).not.toBeInTheDocument();
});

test('§7, D5: the account is kept after one question and the password', async () => {
  let isConfirmed = false;
  site.answers({
    protection: {
      keepAccount: () =>
        isConfirmed ? { current: null, help: [] } : refuse('session.confirm.required'),
    },
    sessions: {
      confirmSession: () => {
        isConfirmed = true;
        return { confirmedUntil: new Date(Date.now() + 300_000).toISOString() };
      },
    },
  });
  await open();
  await button('Keep my account').click();
  await question('Keep your account?').getByRole('button', { name: 'Keep my account' }).click();
  const asking = question('Verify it’s you');
  await asking.getByRole('textbox', { name: 'Password', exact: true }).fill('lantern-on-water');
  await asking.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect.element(heading('You keep your account')).toBeVisible();
  await expect.element(page.getByText('Log in again to use the whole site.')).toBeVisible();
  expect(readSession()).toBeNull();
  await expect.poll(() => site.calls('protection', 'keepAccount')).toHaveLength(2);
  expect(await accessibilityFindings()).toEqual([]);
});

test('§7: who may no longer keep it is told, and stays', async () => {
  site.answers({ protection: { keepAccount: refuse('closing.none') } });
  await open();
  await button('Keep my account').click();
  await question('Keep your account?').getByRole('button', { name: 'Keep my account' }).click();
  await expect
    .element(region('Keep my account').getByRole('alert'))
    .toHaveTextContent('Your account is not being closed.');
  expect(readSession()).not.toBeNull();
});

test('§7: a break takes the place of the closing', async () => {
  site.answers({ protection: { excludeSelf: exclusionOf() } });
  await open();
  await button('Take a time-out').click();
  const sheet = question('Time-out');
  await sheet.getByRole('button', { name: '24 hours' }).click();
  await sheet.getByRole('button', { name: 'Continue' }).click();
  await sheet.getByRole('button', { name: 'Start time-out' }).click();
  await expect.element(heading('Your time-out has started')).toBeVisible();
});

test('§7: its page in Filipino', async () => {
  site.answers({
    protection: { getExclusion: closingOf({ ...rest, waitsFor: ['bet', 'provider'] }) },
  });
  await mountScreen('/m/exclusion', { session: 'excluded', language: 'TY', theme: 'light' });
  await expect
    .element(region('Isinasara na ang account mo'))
    .toHaveTextContent('Lumabas ang resulta ng mga bukas mong taya.');
  await expect.element(button('Isuko ang ₱0.37')).toBeVisible();
  await expect.element(button('Panatilihin ang account ko')).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
});
