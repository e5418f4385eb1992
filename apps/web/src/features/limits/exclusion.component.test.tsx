import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { box, loggedIn } from '#features/session/session-answers.fixture.ts';
import { identityOf } from '#features/wallet/identity.fixture.ts';
import { readSession } from '#kit/session-record.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { refuse } from '#testing/answers.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { expectNotice } from '#testing/notices.ts';
import { site } from '#testing/site.ts';
import { excludedLinks, exclusionOf, linksOfPage, selfExclusions } from './break.fixture.ts';
import type { CurrentExclusion } from './exclusion.queries.ts';

const region = (name: string) => page.getByRole('region', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const ended: Partial<CurrentExclusion> = {
  kind: 'selfExclusion',
  until: '2026-05-02T08:00:00.000Z',
};

async function open(given: Partial<CurrentExclusion>): Promise<void> {
  site.answers({ protection: { getExclusion: exclusionOf(given) } });
  await mountScreen('/m/exclusion', { session: 'excluded' });
}

test('§7: the page of a time-out says how long it is, and leads to money, records and support', async () => {
  await open({});
  await expect.element(region('Time-out')).toHaveTextContent(/24 hr left.*It ends on/);
  await expect.element(region('Your money')).toHaveTextContent('₱1,250.50');
  await expect.poll(linksOfPage).toEqual(excludedLinks);
  await expect.element(region('Return')).not.toBeInTheDocument();
  await expect.element(region('Make it longer')).not.toBeInTheDocument();
  expect(await accessibilityFindings()).toEqual([]);
});

test('§7: an excluded member is led to it while a withdrawal needs it', async () => {
  site.answers({ protection: { getIdentity: identityOf({}) } });
  await open({});
  const row = region('Your money').getByRole('link', { name: /^Identity check/ });
  await expect.element(row).toHaveTextContent('Not verified');
  await expect.element(row).toHaveAttribute('href', '/m/identity');
  expect(await accessibilityFindings()).toEqual([]);
});

test('§7: a self-exclusion for good that the operator has set says so', async () => {
  await open({ kind: 'selfExclusion', until: null, byOperator: true });
  await expect
    .element(region('Self-exclusion'))
    .toHaveTextContent(/It has no end. We have set it./);
  await expect.element(region('Self-exclusion')).not.toHaveTextContent('ask to return');
});

test('§7: a member who is not excluded is led to the limits', async () => {
  await mountScreen('/m/exclusion', { session: 'member' });
  await expect.poll(() => location.pathname).toBe('/m/limits');
});

test('§7: where it is over the page asks for a log-in', async () => {
  await mountScreen('/m/exclusion', { session: 'excluded' });
  await button('Log in').click();
  await expect.poll(() => location.pathname).toBe('/m/login');
  expect(readSession()).toBeNull();
});

test('§7: it is made longer in the same two steps, which ends the session', async () => {
  const until = '2031-11-02T08:00:00.000Z';
  site.answers({ protection: { excludeSelf: exclusionOf({ kind: 'selfExclusion', until }) } });
  await open({ longer: [{ ...selfExclusions, choices: ['5 y', 'forGood'] }] });
  await region('Make it longer').getByRole('button').click();
  const sheet = page.getByRole('dialog', { name: 'Self-exclusion' });
  await sheet.getByRole('button', { name: '5 years' }).click();
  await sheet.getByRole('button', { name: 'Continue' }).click();
  await sheet.getByRole('button', { name: 'Exclude me' }).click();
  await expect.element(page.getByText(/^It lasts at least until Nov 2, 2031/)).toBeVisible();
  expect(readSession()).toBeNull();
});

test('§7: who asks to return waits, and can take it back', async () => {
  const returnFrom = '2026-11-03T08:00:00.000Z';
  site.answers({
    protection: {
      askToReturn: exclusionOf({ ...ended, returnStep: 'wait', returnFrom }),
      dropReturn: exclusionOf({ ...ended, returnStep: 'ask' }),
    },
  });
  await open({ ...ended, returnStep: 'ask' });
  await expect.element(region('Return')).toHaveTextContent('You wait 24 hours');
  expect(await accessibilityFindings()).toEqual([]);
  await button('Ask to return').click();
  await expect.element(region('Return')).toHaveTextContent(/You can confirm it from Nov 3, 2026/);
  await button('Take it back').click();
  await expectNotice('Your self-exclusion stays.');
  await expect.element(button('Ask to return')).toBeVisible();
  expect(readSession()).not.toBeNull();
});

test('§7: the second yes ends the self-exclusion and the session', async () => {
  site.answers({ protection: { confirmReturn: { current: null, help: [] } } });
  await open({ ...ended, returnStep: 'confirm' });
  await expect.element(button('Yes, I want to return')).toBeVisible();
  const yes = button('Yes, I want to return').element() as HTMLButtonElement;
  yes.click();
  yes.click();
  const heading = page.getByRole('heading', { level: 1, name: 'Your self-exclusion has ended' });
  await expect.element(heading).toBeVisible();
  await expect.poll(() => site.calls('protection', 'confirmReturn')).toHaveLength(1);
  expect(readSession()).toBeNull();
  await button('Log in').click();
  await expect.poll(() => location.pathname).toBe('/m/login');
  site.answers({ sessions: { logIn: loggedIn('ligaya') } });
  await box('Username').fill('ligaya');
  await box('Password').fill('lantern-on-water');
  await button('Log in').click();
  await expect.poll(() => location.pathname).toBe('/m/home');
});

test('§7: a return that ends the session shows its answer, whatever was refused before', async () => {
  const arrive = site.hold('protection', 'confirmReturn');
  await open({ ...ended, returnStep: 'confirm' });
  await button('Yes, I want to return').click();
  await expect.poll(() => site.calls('protection', 'confirmReturn')).toHaveLength(1);
  const reads = () => site.calls('protection', 'getExclusion').length;
  const before = reads();
  site.answers({ protection: { getExclusion: refuse('session.ended') } });
  dispatchEvent(new Event('visibilitychange'));
  await expect.poll(reads).toBeGreaterThan(before);
  await expect.element(button('Yes, I want to return')).toHaveAttribute('aria-busy', 'true');
  arrive({ current: null, help: [] });
  const heading = page.getByRole('heading', { level: 1, name: 'Your self-exclusion has ended' });
  await expect.element(heading).toBeVisible();
});

test('§7: a no keeps the self-exclusion', async () => {
  site.answers({ protection: { dropReturn: exclusionOf({ ...ended, returnStep: 'ask' }) } });
  await open({ ...ended, returnStep: 'confirm' });
  await button('No, stay excluded').click();
  await expectNotice('Your self-exclusion stays.');
  await expect.element(button('Ask to return')).toBeVisible();
});

test('§7: a step that is too early says so, and the page reads what holds', async () => {
  site.answers({ protection: { confirmReturn: refuse('exclusion.return.early') } });
  await open({ ...ended, returnStep: 'confirm' });
  await expect.element(button('Yes, I want to return')).toBeVisible();
  const returnFrom = '2026-11-03T08:00:00.000Z';
  site.answers({
    protection: { getExclusion: exclusionOf({ ...ended, returnStep: 'wait', returnFrom }) },
  });
  await button('Yes, I want to return').click();
  await expect.element(region('Return')).toHaveTextContent('You cannot return yet.');
  await expect.element(region('Return')).toHaveTextContent('You can confirm it from');
});
