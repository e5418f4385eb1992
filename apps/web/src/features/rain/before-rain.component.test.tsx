import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { refuse } from '#testing/answers.ts';
import { usualLooks } from '#testing/looks.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { site } from '#testing/site.ts';
import { inSeconds, plannedRain, rainTerms, shownRain } from './rain-answers.fixture.ts';
import type { ShownRain } from './rain.queries.ts';

const main = page.getByRole('main');
const timer = main.getByRole('timer');
const readsOf = () => site.calls('rewards', 'showRain').length;

function shows(given: Partial<ShownRain>): void {
  site.answers({ rewards: { showRain: shownRain(given) } });
}

const open = (session?: 'member' | 'trial') =>
  mountScreen('/m/redRain', session === undefined ? {} : { session });

const words = {
  EN: { begins: 'Begins in', calendar: 'Add to calendar', rules: 'Rules and chances' },
  TY: {
    begins: 'Magsisimula sa loob ng',
    calendar: 'Idagdag sa kalendaryo',
    rules: 'Mga panuntunan at tsansa',
  },
} as const;

for (const [language, theme] of usualLooks) {
  const say = words[language];

  test(`before a rain its time and its rules are shown, in ${language}`, async () => {
    const terms = rainTerms({ seedHash: 'c0'.repeat(32), wageringMultiple: 3 });
    shows({
      next: plannedRain(4000, { terms }),
      later: [{ rainId: 'rain-8', beginsAt: inSeconds(90_000), endsAt: inSeconds(90_060) }],
    });
    await mountScreen('/m/redRain', { session: 'member', language, theme });
    await expect.element(main.getByRole('timer', { name: say.begins })).toBeVisible();
    await expect.element(main.getByRole('button', { name: say.calendar })).toBeVisible();
    const rules = main.getByRole('region', { name: say.rules });
    await expect.element(rules).toHaveTextContent(/20 .*₱5.00 .*₱500.00, .*₱1,000/);
    await expect.element(rules).toHaveTextContent('c0'.repeat(32));
    await expect.element(rules.getByRole('button')).toBeVisible();
    expect(main.getByRole('listitem').elements().length).toBeGreaterThan(5);
    expect(await accessibilityFindings()).toEqual([]);
  });
}

test('without a rain the page says so, and leads to the promotions', async () => {
  await open('member');
  await expect.element(main.getByText(/^No rain is planned/)).toBeVisible();
  const promotions = main.getByRole('link', { name: 'All promotions' });
  await expect.element(promotions).toHaveAttribute('href', '/m/activity');
  expect(await accessibilityFindings()).toEqual([]);
});

test('it counts down by the time of the server, which the device may not have', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: Date.now() });
  const serverTime = inSeconds(3600);
  const ahead = plannedRain(3600 + 65);
  shows({ serverTime, next: ahead });
  await open('member');
  await expect.element(timer).toHaveTextContent(/^00 hr 01 min 05 sec/);
  vi.advanceTimersByTime(6000);
  await expect.element(timer).toHaveTextContent(/^00 hr 00 min 59 sec/);
  vi.advanceTimersByTime(59_000);
  await expect.element(main.getByText('Wave 1 of 10')).toBeVisible();
});

test('the file for the calendar has the times of the rain', async () => {
  const made: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    made.push(file as Blob);
    return '#';
  });
  const next = plannedRain(4000);
  shows({ next });
  await open('member');
  await main.getByRole('button', { name: 'Add to calendar' }).click();
  await expect.poll(() => made).toHaveLength(1);
  const begins = next.beginsAt.replaceAll(/[-:]|\.\d+/g, '');
  expect(await made[0]!.text()).toContain(`DTSTART:${begins}\r\n`);
  expect(made[0]!.type).toContain('text/calendar');
  vi.mocked(URL.createObjectURL).mockRestore();
});

test('a guest sees the time, and is led to the log-in', async () => {
  shows({ next: plannedRain(4000, { terms: null }) });
  await open();
  await expect.element(timer).toBeVisible();
  await expect
    .element(main.getByRole('link', { name: 'Log in to take part' }))
    .toHaveAttribute('href', '/m/login?next=%2Fm%2FredRain');
  await expect.element(main.getByText(/^10 waves of 6 seconds/)).toBeVisible();
  expect(main.getByText('Fingerprint (SHA-256)').elements()).toEqual([]);
  expect(await accessibilityFindings()).toEqual([]);
});

test('a trial account is offered the registration', async () => {
  shows({ next: plannedRain(4000, { terms: null }) });
  await open('trial');
  await expect
    .element(main.getByRole('link', { name: 'Sign up now' }))
    .toHaveAttribute('href', '/m/register');
});

test('a member is told what is missing, and where to get it', async () => {
  const needs = ['level', 'deposit', 'contact'] as const;
  const terms = rainTerms({
    minLevel: 2,
    minLevelName: 'Silver',
    needs: [...needs],
    missing: ['level', 'contact'],
  });
  shows({ next: plannedRain(4000, { terms }) });
  await open('member');
  await expect.element(main.getByText('You cannot take part yet')).toBeVisible();
  await expect
    .element(main.getByRole('link', { name: 'VIP level Silver or higher' }))
    .toHaveAttribute('href', '/m/member/benefits');
  await expect
    .element(main.getByRole('link', { name: 'A confirmed mobile number or e-mail' }))
    .toHaveAttribute('href', '/m/securityCenter');
  expect(main.getByRole('link', { name: /deposit/i }).elements()).toEqual([]);
  expect(await accessibilityFindings()).toEqual([]);
});

test('rains that did not come can be fetched again', async () => {
  site.answers({ rewards: { showRain: refuse('server.busy') } });
  await open('member');
  const retry = main.getByRole('button', { name: 'Try again' });
  await expect.element(retry).toBeVisible();
  shows({ next: plannedRain(4000) });
  await retry.click();
  await expect.element(timer).toBeVisible();
});

test('a hidden page keeps no time, and has the right one when it is seen again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: Date.now() });
  const see = (isHidden: boolean) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  onTestFinished(() => void Reflect.deleteProperty(document, 'hidden'));
  shows({ next: plannedRain(65) });
  await open('member');
  await expect.element(timer).toHaveTextContent(/01 min 05 sec/);
  const before = vi.getTimerCount();
  see(true);
  expect(vi.getTimerCount()).toBe(before - 1);
  vi.advanceTimersByTime(10_000);
  await expect.element(timer).toHaveTextContent(/01 min 05 sec/);
  see(false);
  await expect.element(timer).toHaveTextContent(/00 min 55 sec/);
});

test('who comes back to the page sees the rains as they are then', async () => {
  await open('member');
  await expect.element(main.getByText(/^No rain is planned/)).toBeVisible();
  shows({ next: plannedRain(4000) });
  const before = readsOf();
  dispatchEvent(new Event('visibilitychange'));
  await expect.element(timer).toBeVisible();
  expect(readsOf()).toBe(before + 1);
});

test.each([320, 480])('nothing is wider than a screen of %d px', async (width) => {
  await page.viewport(width, 800);
  const terms = rainTerms({ seedHash: 'c0'.repeat(32) });
  shows({ next: plannedRain(400_000, { terms }) });
  await open('member');
  await expect.element(timer).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  const small = main
    .getByRole('button')
    .elements()
    .filter((button) => button.getBoundingClientRect().height < 44);
  expect(small).toEqual([]);
});
