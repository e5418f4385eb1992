import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readSession } from '#kit/session-record.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { offline, refuse } from '#testing/answers.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { expectNotice, otherNotices } from '#testing/notices.ts';
import { site } from '#testing/site.ts';
import { exclusionOf, selfExclusions, timeOuts } from '../break.fixture.ts';
import { siteLimits } from '../limits.fixture.ts';

const sheet = page.getByRole('dialog');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const inSheet = (name: string) => sheet.getByRole('button', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const excluded = () => site.calls('protection', 'excludeSelf').map(({ input }) => input);
const main = () => page.getByRole('main').element();

const open = (path = '/m/limits') => mountScreen(path, { session: 'member' });

beforeEach(() => {
  site.answers({
    protection: { getLimits: siteLimits([], { breaks: [timeOuts, selfExclusions] }) },
  });
});

async function choose(opener: string, length: string): Promise<void> {
  await button(opener).click();
  await expect.element(inSheet('Continue')).toBeDisabled();
  await inSheet(length).click();
  await inSheet('Continue').click();
}

test('§7: a site without breaks offers none', async () => {
  site.answers({ protection: { getLimits: siteLimits([], { breaks: [timeOuts] }) } });
  await open();
  await expect.element(page.getByRole('region', { name: 'Time-out' })).toBeVisible();
  await expect
    .element(page.getByRole('region', { name: 'Self-exclusion' }))
    .not.toBeInTheDocument();
});

test('§7: a time-out says in two steps what happens, begins at once and logs the page out', async () => {
  const until = '2026-11-09T08:00:00.000Z';
  site.answers({ protection: { excludeSelf: exclusionOf({ until }) } });
  await open();
  await choose('Take a time-out', '7 days');
  await expect.element(sheet).toHaveTextContent(/It ends on .*\d{4}/);
  await expect.element(sheet).toHaveTextContent('Nobody can make it shorter');
  await expect.element(sheet).not.toHaveTextContent('You wait');
  await expect.element(sheet).not.toHaveTextContent('new accounts');
  expect(await accessibilityFindings()).toEqual([]);

  await inSheet('Back').click();
  await expect.element(inSheet('7 days')).toHaveAttribute('aria-pressed', 'true');
  expect(excluded()).toEqual([]);
  await inSheet('Continue').click();
  await inSheet('Start time-out').click();

  await expect.element(heading('Your time-out has started')).toBeVisible();
  await expect.element(page.getByText(/^It ends on Nov 9, 2026/)).toBeVisible();
  expect(excluded()).toEqual([{ kind: 'timeOut', length: '7 d' }]);
  expect(readSession()).toBeNull();
  expect(location.pathname).toBe('/m/limits');
  expect(otherNotices()).toEqual([]);
  expect(await accessibilityFindings()).toEqual([]);
  await button('Log in to my balance').click();
  await expect.poll(() => location.pathname).toBe('/m/login');
});

test('§7: a self-exclusion says how the return works, and its page closes to the home', async () => {
  const begun = exclusionOf({ kind: 'selfExclusion', until: '2027-05-02T08:00:00.000Z' });
  site.answers({ protection: { excludeSelf: begun } });
  await open();
  await choose('Choose a self-exclusion', '6 months');
  await expect.element(sheet).toHaveTextContent(/It lasts at least until/);
  await expect.element(sheet).toHaveTextContent('You wait 24 hours, then say yes again.');
  await expect.element(sheet).toHaveTextContent('We refuse new accounts with the same details.');
  await inSheet('Exclude me').click();
  await expect.element(heading('Your self-exclusion has started')).toBeVisible();
  await button('Close').click();
  await expect.poll(() => location.pathname).toBe('/m/home');
});

test('§7: one for good has no end and no return', async () => {
  const begun = exclusionOf({ kind: 'selfExclusion', until: null });
  site.answers({ protection: { excludeSelf: begun } });
  await open();
  await choose('Choose a self-exclusion', 'For good');
  await expect.element(sheet).toHaveTextContent('It has no end.');
  await expect.element(sheet).not.toHaveTextContent('You wait');
  await inSheet('Exclude me').click();
  await expect.element(heading('Your self-exclusion has started')).toBeVisible();
  await expect.element(page.getByText('It has no end.')).toBeVisible();
  expect(excluded()).toEqual([{ kind: 'selfExclusion', length: 'forGood' }]);
});

test('§7: a double tap begins it once', async () => {
  const answer = site.hold('protection', 'excludeSelf');
  await open();
  await choose('Take a time-out', '24 hours');
  const start = inSheet('Start time-out').element() as HTMLButtonElement;
  start.click();
  start.click();
  await expect.element(inSheet('Start time-out')).toHaveAttribute('aria-busy', 'true');
  start.click();
  answer(exclusionOf());
  await expect.element(heading('Your time-out has started')).toBeVisible();
  expect(excluded()).toHaveLength(1);
});

/** Begins a time-out whose answer is still to come; returns what lets it come. */
async function beginSlowly() {
  const arrive = site.hold('protection', 'excludeSelf');
  await open();
  await choose('Take a time-out', '24 hours');
  await inSheet('Start time-out').click();
  await expect.poll(excluded).toHaveLength(1);
  return arrive;
}

/** The server has ended the session, and a call of the page is refused so. */
async function refuseCall(): Promise<void> {
  const asked = () => site.calls('protection', 'getLimits').length;
  const before = asked();
  site.answers({ protection: { getLimits: refuse('session.ended') } });
  dispatchEvent(new Event('visibilitychange'));
  await expect.poll(asked).toBeGreaterThan(before);
}

/** Another tab has noticed the end first, and the browser notifies this one. */
function hearFromTab(): Promise<void> {
  localStorage.setItem('sessionEnd', '1');
  localStorage.removeItem('MC_SESSION_INFO');
  dispatchEvent(new StorageEvent('storage', { key: 'MC_SESSION_INFO', newValue: null }));
  return Promise.resolve();
}

test.each([
  ['a refused call', refuseCall],
  ['another tab', hearFromTab],
])('§7: %s that tells of the end before the answer does not outrun it', async (_, hear) => {
  const arrive = await beginSlowly();
  await hear();
  await expect.element(inSheet('Start time-out')).toHaveAttribute('aria-busy', 'true');
  arrive(exclusionOf());
  await expect.element(heading('Your time-out has started')).toBeVisible();
  expect(readSession()).toBeNull();
  expect(location.pathname).toBe('/m/limits');
  expect(otherNotices()).toEqual([]);
});

test('§7: a session that has ended while the answer was lost leads to the log-in', async () => {
  const arrive = await beginSlowly();
  await refuseCall();
  expect(readSession()).not.toBeNull();
  arrive(offline);
  await expectNotice('The account has been logged out, please log in again');
  await expect.poll(() => location.pathname).toBe('/m/login');
});

test.each([
  ['a refusal', refuse('exclusion.not.offered'), 'This length is not available here.'],
  ['a lost connection', offline, 'Slow Connection, No Internet'],
])('§7: after %s the member is still logged in, and may try again', async (_, answer, said) => {
  site.answers({ protection: { excludeSelf: answer } });
  await open();
  await choose('Take a time-out', '24 hours');
  await inSheet('Start time-out').click();
  await expect.element(sheet.getByRole('alert')).toHaveTextContent(said);
  expect(readSession()).not.toBeNull();
  site.answers({ protection: { excludeSelf: exclusionOf() } });
  await inSheet('Start time-out').click();
  await expect.element(heading('Your time-out has started')).toBeVisible();
});

test('§7: each opening of the sheet begins with the first step', async () => {
  await open();
  await choose('Take a time-out', '24 hours');
  await inSheet('Close').click();
  await expect.element(sheet).not.toBeInTheDocument();
  await button('Take a time-out').click();
  await expect.element(inSheet('24 hours')).toHaveAttribute('aria-pressed', 'false');
});

test('§7: who comes for a break finds it in view', async () => {
  await open('/m/limits?break=1');
  const section = page.getByRole('region', { name: 'Time-out' });
  await expect.element(section).toBeInViewport();
  expect(main().getBoundingClientRect().top).toBeLessThan(0);
});

test('§7: the lengths are written in the language of the page', async () => {
  await mountScreen('/m/limits', { session: 'member', language: 'TY', theme: 'light' });
  await button('Pumili ng self-exclusion').click();
  for (const length of ['6 buwan', '1 taon', '5 taon', 'Habambuhay']) {
    await expect.element(inSheet(length)).toBeVisible();
  }
  expect(await accessibilityFindings()).toEqual([]);
});
