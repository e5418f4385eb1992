import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { gateway, refuse } from '#testing/answers.ts';
import { noLimits } from '#testing/default-answers.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { expectNotice } from '#testing/notices.ts';
import { site } from '#testing/site.ts';
import { limitOf, siteLimits } from './limits.fixture.ts';

const hourMs = 60 * 60_000;
const at = (hoursFromNow: number) => new Date(Date.now() + hoursFromNow * hourMs).toISOString();

const sheet = page.getByRole('dialog');
const group = (name: string) => page.getByRole('region', { name, exact: true });
const row = (kind: string, period: string | RegExp) =>
  group(kind).getByRole('button', { name: period });

const deposits = limitOf({ frees: { at: at(0), amount: '200.00' } });
const losses = limitOf({ kind: 'loss', period: 'week', used: '1040.00', left: '0.00' });
const wagers = limitOf({
  kind: 'wager',
  amount: '9000.00',
  byOperator: '5000.00',
  used: '10.50',
  left: '4989.50',
});
const oneBet = limitOf({
  kind: 'bet',
  period: 'stake',
  amount: null,
  byOperator: '50.00',
  used: null,
  left: null,
});
const time = limitOf({ kind: 'time', amount: '90', used: '30', left: '60' });
const ripe = { amount: '5000.00', from: at(-1), until: at(47) };
const waiting = { amount: '5000.00', from: at(24), until: at(192) };

const open = () => mountScreen('/m/limits', { session: 'member' });
const set = () => site.calls('protection', 'setLimit').map(({ input }) => input);

beforeEach(() => {
  site.answers({
    protection: { getLimits: siteLimits([deposits, losses, wagers, oneBet, time]) },
  });
});

test('§7: each limit shows its amount, what is used and left, and when more is left', async () => {
  await open();
  const day = row('Deposits', /^In 24 hours/);
  await expect.element(day).toHaveTextContent(/₱1,000Used: ₱300Left: ₱700₱200 more from \d/);
  expect(day.element().querySelector('progress')).toMatchObject({ max: 1000, value: 300 });
  await expect.element(row('Deposits', /^In 7 days/)).toHaveTextContent('No limitUsed: ₱0');
  await expect.element(row('Losses', /^In 7 days/)).toHaveTextContent('Used: ₱1,040Left: ₱0');
  await expect
    .element(row('Total bets', /^In 24 hours/))
    .toHaveTextContent(
      '₱5,000Used: ₱10.50Left: ₱4,989.50We have set this limit. Your own limit is ₱9,000.',
    );
  await expect
    .element(row('One bet', /^Per bet/))
    .toHaveTextContent('Per bet₱50We have set this limit.');
  await expect
    .element(row('Playing time', /^Per day/))
    .toHaveTextContent('1 hr 30 minUsed: 30 minLeft: 1 hr');
  expect(await accessibilityFindings()).toEqual([]);
});

test('§7: a lower limit is saved at once', async () => {
  site.answers({ protection: { setLimit: siteLimits([limitOf({ amount: '500.00' })]) } });
  await open();
  await row('Deposits', /^In 24 hours/).click();
  await sheet.getByRole('textbox', { name: 'Maximum amount' }).fill('500');
  await expect.element(sheet.getByText(/waits/)).not.toBeInTheDocument();
  await sheet.getByRole('button', { name: 'Save limit' }).click();
  await expectNotice('Your new limit is active.');
  await expect.element(sheet).not.toBeInTheDocument();
  expect(set()).toEqual([{ kind: 'deposit', period: 'day', amount: '500.00' }]);
  await expect.element(row('Deposits', /^In 24 hours/)).toHaveTextContent('₱500');
});

test('§7: an amount of nothing is refused, and no limit is sent', async () => {
  await open();
  await row('Losses', /^In 24 hours/).click();
  const amount = sheet.getByRole('textbox', { name: 'Maximum amount' });
  const missing = sheet.getByText('Enter an amount such as ₱1,250.50.');
  await sheet.getByRole('button', { name: 'Save limit' }).click();
  await expect.element(missing).toBeVisible();
  await amount.fill('0');
  await expect.element(missing).toBeVisible();
  await expect.element(sheet.getByRole('button', { name: 'Remove limit' })).not.toBeInTheDocument();
  expect(set()).toEqual([]);
});

test('§7: a higher limit says before that it waits, and waits; its request can be cancelled', async () => {
  const wished = siteLimits([limitOf({ wish: waiting })]);
  site.answers({
    protection: { setLimit: wished, dropLimitWish: siteLimits([limitOf()]) },
  });
  await open();
  await row('Deposits', /^In 24 hours/).click();
  await sheet.getByRole('textbox', { name: 'Maximum amount' }).fill('5000');
  const notice =
    'A higher limit waits 24 hours. Then you have 7 days to confirm it. ' +
    'Until you do, your limit stays at ₱1,000.';
  await expect.element(sheet.getByText(notice)).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  await sheet.getByRole('button', { name: 'Request this limit' }).click();
  await expectNotice('You can confirm this from');
  expect(set()).toEqual([{ kind: 'deposit', period: 'day', amount: '5000.00' }]);

  const pending = group('Deposits').getByText(/^You asked for ₱5,000\./);
  await expect.element(pending).toBeVisible();
  await expect
    .element(page.getByRole('region', { name: 'Still want it?' }))
    .not.toBeInTheDocument();
  expect(await accessibilityFindings()).toEqual([]);
  await group('Deposits').getByRole('button', { name: 'Cancel request' }).click();
  await expectNotice('Your limit stays as it is.');
  await expect.element(pending).not.toBeInTheDocument();
  await expect
    .poll(() => site.calls('protection', 'dropLimitWish')[0]?.input)
    .toEqual({ kind: 'deposit', period: 'day' });
});

test('§7: to remove a limit is a request that waits too', async () => {
  site.answers({
    protection: { setLimit: siteLimits([limitOf({ wish: { ...waiting, amount: null } })]) },
  });
  await open();
  await row('Deposits', /^In 24 hours/).click();
  await sheet.getByRole('button', { name: 'Remove limit' }).click();
  await expect.element(sheet.getByText(/^Removing your limit waits 24 hours\./)).toBeVisible();
  expect(set(), 'nothing is sent before the second press').toEqual([]);
  await sheet.getByRole('button', { name: 'Keep my limit' }).click();
  await expect.element(sheet.getByRole('textbox', { name: 'Maximum amount' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Remove limit' }).click();
  await sheet.getByRole('button', { name: 'Request removal' }).click();
  await expect.element(group('Deposits').getByText(/^You asked for no limit\./)).toBeVisible();
  expect(set()).toEqual([{ kind: 'deposit', period: 'day', amount: null }]);
});

test('§7: a time is typed in hours and minutes, and is less than a day', async () => {
  site.answers({
    protection: { setLimit: siteLimits([limitOf({ kind: 'time', amount: '75' })]) },
  });
  await open();
  await row('Playing time', /^Per day/).click();
  const hours = sheet.getByRole('textbox', { name: 'Hours' });
  const minutes = sheet.getByRole('textbox', { name: 'Minutes' });
  const wrong = sheet.getByText('Enter a time from 1 minute to 23 hours 59 minutes.');
  await expect.element(hours).toHaveValue('1');
  await expect.element(minutes).toHaveValue('30');
  await hours.fill('24');
  await sheet.getByRole('button', { name: 'Save limit' }).click();
  await expect.element(wrong).toBeVisible();
  await hours.fill('0');
  await minutes.fill('0');
  await expect.element(wrong).toBeVisible();
  await sheet.getByRole('button', { name: '2 hr' }).click();
  await expect.element(wrong).not.toBeInTheDocument();
  await expect.element(sheet.getByText(/your limit stays at 1 hr 30 min\.$/)).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  await hours.fill('1');
  await minutes.fill('15');
  await sheet.getByRole('button', { name: 'Save limit' }).click();
  await expectNotice('Your new limit is active.');
  expect(set()).toEqual([{ kind: 'time', period: 'day', amount: '75' }]);
});

test('§7: the lower one of two limits counts, and the member’s own may be looser than it', async () => {
  await open();
  await row('Total bets', /^In 24 hours/).click();
  await expect.element(sheet.getByRole('textbox', { name: 'Maximum amount' })).toHaveValue('9,000');
});

test('§7, D5: a looser limit asks a remembered device for the password', async () => {
  let isConfirmed = false;
  site.answers({
    protection: {
      setLimit: () =>
        isConfirmed ? siteLimits([limitOf({ wish: waiting })]) : refuse('session.confirm.required'),
    },
    sessions: {
      confirmSession: () => {
        isConfirmed = true;
        return { confirmedUntil: at(1) };
      },
    },
  });
  await open();
  await row('Deposits', /^In 24 hours/).click();
  await sheet.getByRole('textbox', { name: 'Maximum amount' }).fill('5000');
  await sheet.getByRole('button', { name: 'Request this limit' }).click();
  const asking = page.getByRole('dialog', { name: 'Verify it’s you' });
  await asking.getByRole('textbox', { name: 'Password', exact: true }).fill('lantern-on-water');
  await asking.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expectNotice('You can confirm this from');
  expect(set()).toHaveLength(2);
});

test('§7: a wish that has ripened is asked for again, and confirmed', async () => {
  site.answers({
    protection: {
      getLimits: siteLimits([limitOf({ wish: ripe })]),
      confirmLimit: siteLimits([limitOf({ amount: '5000.00', left: '4700.00' })]),
    },
  });
  await open();
  const card = page.getByRole('region', { name: 'Still want it?' });
  await expect.element(card).toHaveTextContent('Deposits · In 24 hoursNow₱1,000New₱5,000');
  await expect.element(card.getByText(/^Answer by /)).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Cancel request' }))
    .not.toBeInTheDocument();
  expect(await accessibilityFindings()).toEqual([]);
  await card.getByRole('button', { name: 'Yes, change it' }).click();
  await expectNotice('Your new limit is active.');
  await expect.element(card).not.toBeInTheDocument();
  await expect
    .poll(() => site.calls('protection', 'confirmLimit')[0]?.input)
    .toEqual({ kind: 'deposit', period: 'day', amount: '5000.00' });
  await expect.element(row('Deposits', /^In 24 hours/)).toHaveTextContent('₱5,000');
});

test('§7: a ripe wish is dropped, and one that is over says so and is read again', async () => {
  site.answers({
    protection: {
      getLimits: siteLimits([limitOf({ wish: { ...ripe, amount: null } })]),
      confirmLimit: refuse('limit.wish.gone'),
      dropLimitWish: siteLimits([limitOf()]),
    },
  });
  await open();
  const card = page.getByRole('region', { name: 'Still want it?' });
  await expect.element(card).toHaveTextContent('Now₱1,000NewNo limit');
  const before = site.calls('protection', 'getLimits').length;
  await card.getByRole('button', { name: 'Yes, change it' }).click();
  await expect.element(card.getByText(/^This change has expired or was replaced\./)).toBeVisible();
  await expect.poll(() => site.calls('protection', 'getLimits').length).toBeGreaterThan(before);
  await card.getByRole('button', { name: 'Keep my limit' }).click();
  await expectNotice('Your limit stays as it is.');
  await expect.element(card).not.toBeInTheDocument();
});

test('§7: a wish that nobody confirmed in time is gone', async () => {
  const over = { ...ripe, from: at(-48), until: at(-1) };
  site.answers({ protection: { getLimits: siteLimits([limitOf({ wish: over })]) } });
  await open();
  await expect.element(row('Deposits', /^In 24 hours/)).toBeVisible();
  await expect
    .element(page.getByRole('region', { name: 'Still want it?' }))
    .not.toBeInTheDocument();
  await expect.element(page.getByText(/You asked for/)).not.toBeInTheDocument();
});

test('§7: organisations that help stand at the foot, with a site and a telephone', async () => {
  const help = [
    {
      name: 'Harbour Line',
      about: 'Free talks about gambling.',
      link: 'https://harbour-line.example',
      telephone: '(02) 8555-0101',
    },
    {
      name: 'No site',
      about: 'By telephone alone.',
      link: 'javascript:alert(1)',
      telephone: '911',
    },
  ];
  site.answers({ protection: { getLimits: siteLimits([], { help }) } });
  await open();
  const section = group('Help');
  const link = section.getByRole('link', { name: /^Website/ });
  await expect.element(link).toHaveAttribute('href', 'https://harbour-line.example');
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect
    .element(section.getByRole('link', { name: 'Call (02) 8555-0101' }))
    .toHaveAttribute('href', 'tel:0285550101');
  expect(link.elements(), 'no other address is linked').toHaveLength(1);
});

test('§7: limits that do not load can be loaded again; a site without them says so', async () => {
  site.answers({ protection: { getLimits: gateway } });
  await open();
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect.element(retry).toBeVisible();
  site.answers({ protection: { getLimits: { ...noLimits, realityCheck: null } } });
  await retry.click();
  await expect.element(page.getByText('No limits are available here.')).toBeVisible();
  const more = group('More').getByRole('link').elements();
  expect(more.map((link) => link.getAttribute('href'))).toEqual([
    '/m/history',
    '/m/selfTest',
    '/m/closeAccount',
  ]);
  expect(await accessibilityFindings()).toEqual([]);
});

test('§7: in TY and light: the limits, and a request for a higher one', async () => {
  await mountScreen('/m/limits', { session: 'member', language: 'TY', theme: 'light' });
  const day = row('Mga deposit', /^Sa 24 oras/);
  await expect.element(day).toHaveTextContent('Nagamit: ₱300Natitira: ₱700');
  expect(await accessibilityFindings()).toEqual([]);
  await day.click();
  await sheet.getByRole('textbox', { name: 'Maximum na halaga' }).fill('5000');
  await expect
    .element(sheet.getByText(/^Maghihintay ng 24 na oras ang mas mataas na limit\./))
    .toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
});

test('§7, §2 Side menu: the member home and the side menu lead to the limits in at most two taps', async () => {
  await mountScreen('/m/member/home', { session: 'member' });
  await page.getByRole('main').getByRole('link', { name: 'My limits' }).click();
  await expect.poll(() => location.pathname).toBe('/m/limits');

  await mountScreen('/m/home', { session: 'member' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await sheet.getByRole('link', { name: 'My limits' }).click();
  await expect.poll(() => location.pathname).toBe('/m/limits');
});
