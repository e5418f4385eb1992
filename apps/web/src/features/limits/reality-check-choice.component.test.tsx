import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { gateway, refuse } from '#testing/answers.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { expectNotice } from '#testing/notices.ts';
import { site } from '#testing/site.ts';
import { siteLimits } from './limits.fixture.ts';
import type { OwnLimits } from './limits.queries.ts';

type Check = NonNullable<OwnLimits['realityCheck']>;

const hourly: Check = {
  everyMinutes: 60,
  choices: [15, 30, 60],
  mayBeOff: false,
  playedMinutes: 20,
};
const withCheck = (check: Partial<Check> | null) =>
  siteLimits([], { realityCheck: check && { ...hourly, ...check } });

const section = page.getByRole('region', { name: 'Reality check' });
const every = (name: string) => section.getByRole('button', { name, exact: true });
const open = () => mountScreen('/m/limits', { session: 'member' });
const chosen = () => site.calls('protection', 'setRealityCheck').map(({ input }) => input);

beforeEach(() => site.answers({ protection: { getLimits: withCheck({}) } }));

test('§7: the page of limits says how often the check comes, and when the next one does', async () => {
  await open();
  await expect.element(every('1 hr')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(every('15 min')).toHaveAttribute('aria-pressed', 'false');
  await expect.element(every('30 min')).toHaveAttribute('aria-pressed', 'false');
  await expect.element(section).toHaveTextContent('Next check after 40 min more of play.');
  await expect.element(every('Off')).not.toBeInTheDocument();
  expect(await accessibilityFindings()).toEqual([]);
});

test('§7: another interval is saved at once, and sent once', async () => {
  const arrive = site.hold('protection', 'setRealityCheck');
  await open();
  await every('1 hr').click();
  await every('30 min').dblClick();
  await expect.element(every('30 min')).toHaveAttribute('aria-pressed', 'true');
  await every('15 min').click();
  arrive(withCheck({ everyMinutes: 30 }));
  await expectNotice('Your reality check is saved.');
  await expect.element(every('30 min')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(section).toHaveTextContent('Next check after 10 min more of play.');
  expect(chosen()).toEqual([{ everyMinutes: 30 }]);
});

test('§7: where the site allows it the check is switched off', async () => {
  site.answers({
    protection: {
      getLimits: withCheck({ mayBeOff: true }),
      setRealityCheck: withCheck({ mayBeOff: true, everyMinutes: null }),
    },
  });
  await open();
  await every('Off').click();
  await expectNotice('Your reality check is saved.');
  await expect.element(every('Off')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(section).toHaveTextContent('Reality checks are off.');
  expect(chosen()).toEqual([{ everyMinutes: null }]);
});

test('§7: a choice that is refused is said, and the old one counts', async () => {
  site.answers({ protection: { setRealityCheck: refuse('limit.check.not.offered') } });
  await open();
  await every('15 min').click();
  await expect
    .element(section.getByRole('alert'))
    .toHaveTextContent('This time is not available here.');
  await expect.element(every('1 hr')).toHaveAttribute('aria-pressed', 'true');
  site.answers({ protection: { setRealityCheck: gateway } });
  await every('30 min').click();
  await expect.poll(chosen).toHaveLength(2);
  await expect.element(section.getByRole('alert')).toBeVisible();
  site.answers({ protection: { setRealityCheck: withCheck({ everyMinutes: 15 }) } });
  await every('15 min').click();
  await expectNotice('Your reality check is saved.');
  await expect.element(section.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(every('15 min')).toHaveAttribute('aria-pressed', 'true');
});

test('§7: a check that is due is answered in the game', async () => {
  site.answers({ protection: { getLimits: withCheck({ playedMinutes: 60 }) } });
  await open();
  await expect.element(section).toHaveTextContent('A check is due. You answer it in your game.');
});

test('§7: a site without the check says nothing of it', async () => {
  site.answers({ protection: { getLimits: withCheck(null) } });
  await open();
  await expect.element(page.getByRole('region', { name: 'Deposits' })).toBeVisible();
  await expect.element(section).not.toBeInTheDocument();
});

test('§7: the pause of the site is told with its end, while one is on', async () => {
  const breaks = page.getByRole('region', { name: 'Breaks' });
  await open();
  await expect.element(section).toBeVisible();
  await expect.element(breaks).not.toBeInTheDocument();

  const pause = { afterMinutes: 180, minutes: 15, until: null };
  site.answers({ protection: { getLimits: siteLimits([], { pause }) } });
  await open();
  const rule = 'After 3 hr of play without a rest, everyone takes a break of 15 min.';
  await expect.element(breaks).toHaveTextContent(rule);
  await expect.element(breaks).not.toHaveTextContent('Your break');

  const until = new Date(Date.now() + 600_000).toISOString();
  site.answers({ protection: { getLimits: siteLimits([], { pause: { ...pause, until } }) } });
  await open();
  await expect.element(breaks).toHaveTextContent(/Your break is on until .*\d:\d\d/);
  expect(await accessibilityFindings()).toEqual([]);
});

test('§7: in TY and light: the interval of the check', async () => {
  await mountScreen('/m/limits', { session: 'member', language: 'TY', theme: 'light' });
  await expect
    .element(section)
    .toHaveTextContent('Susunod na check pagkatapos ng 40 min. pang paglalaro.');
  expect(await accessibilityFindings()).toEqual([]);
});
