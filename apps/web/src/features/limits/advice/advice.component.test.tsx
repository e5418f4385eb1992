import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { channels } from '#features/wallet/payments.fixture.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { gateway, refuse } from '#testing/answers.ts';
import { emptyPage } from '#testing/default-answers.ts';
import { looksOf } from '#testing/looks.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { site } from '#testing/site.ts';
import type { HarmMarker } from '@pavilion/domain/protection/harm-markers';
import { locales } from '@pavilion/messages/locales';
import { limitsMessages } from '@pavilion/messages/protection/limits';
import { timeOuts } from '../break.fixture.ts';
import { siteLimits } from '../limits.fixture.ts';
import type { ShownAdvice } from './advice.queries.ts';

const signs: ShownAdvice['signs'] = [
  { marker: 'depositJump', count: 1 },
  { marker: 'limitsRaised', count: 2 },
];
const advice: ShownAdvice = {
  adviceId: '0b6f4b0e-5b0a-4c39-8f57-1c7f2f8f6a01',
  at: '2026-11-02T08:00:00.000Z',
  title: 'A word about your play',
  text: 'We noticed something in your play that can be a sign of too much.',
  signs,
};
const advised = (given: Partial<ShownAdvice> = {}) => ({ advice: { ...advice, ...given } });
const none = { advice: null };

const card = page.getByRole('region', { name: advice.title, exact: true });
const gotIt = card.getByRole('button', { name: 'Got it', exact: true });
const amount = page.getByRole('textbox', { name: 'Amount' });
const offer = page.getByRole('region', { name: 'Before you deposit' });
const linkInMain = (name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true });
const settings = linkInMain('Settings');
const hrefs = () =>
  card
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'));
const said = () =>
  card
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);
const closed = () => site.calls('protection', 'closeAdvice').map(({ input }) => input);
const top = (part: { element: () => Element }) => part.element().getBoundingClientRect().top;

const home = '/m/member/home';
const open = (path = home) => mountScreen(path, { session: 'member' });

beforeEach(() => {
  site.answers({
    protection: { getAdvice: advised(), getLimits: siteLimits([], { breaks: [timeOuts] }) },
    payments: {
      listDepositChannels: { list: channels, offersLimits: true, playThrough: 0 },
      listMemberDeposits: emptyPage,
    },
    bonus: { listDepositBonuses: { list: [], acceptedPromotionId: null } },
  });
});

test('§7: the member home says what was noticed, and leads to what helps', async () => {
  await open();
  await expect.element(card).toHaveTextContent(advice.text);
  expect(said()).toEqual([
    'You deposited more in a day than you usually do.',
    'You raised or removed a limit 2 times.',
  ]);
  expect(hrefs()).toEqual(['/m/limits', '/m/limits?break=1', '/m/selfTest', '/m/limits?help=1']);
  const targets = [...card.getByRole('link').elements(), gotIt.element()];
  const heights = targets.map((target) => target.getBoundingClientRect().height);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  expect(await accessibilityFindings()).toEqual([]);
  await card.getByRole('link', { name: 'Self-test' }).click();
  await expect.poll(() => location.pathname).toBe('/m/selfTest');
});

const sentences = {
  depositJump: [5, 'You deposited more in a day than you usually do.'],
  limitsRaised: [1, 'You raised or removed a limit 1 time.'],
  nightPlay: [3, 'You played at night on 3 days.'],
  takenBack: [3, 'You deposited soon after a withdrawal, 3 times.'],
  lossesChased: [4, 'You deposited 4 times in a day soon after your balance had run out.'],
  longSession: [260, 'You played for 4 hr 20 min without a rest.'],
} as const satisfies Record<HarmMarker, readonly [count: number, sentence: string]>;

test('§7: each sign is said in a sentence', async () => {
  const each = Object.entries(sentences).map(([marker, [count]]) => ({
    marker: marker as HarmMarker,
    count,
  }));
  site.answers({ protection: { getAdvice: advised({ signs: each }) } });
  await open();
  await expect.poll(said).toEqual(Object.values(sentences).map(([, sentence]) => sentence));
});

test('§7: what stands below waits until it is known whether there is advice', async () => {
  const answer = site.hold('protection', 'getAdvice');
  await open();
  await expect.element(linkInMain('Deposit')).toBeVisible();
  await expect.poll(() => site.calls('bonus', 'listBonuses')).toHaveLength(1);
  await expect.element(settings).not.toBeInTheDocument();
  answer(none);
  await expect.element(settings).toBeVisible();
  await expect.element(card).not.toBeInTheDocument();
});

test('§7: advice that cannot be read leaves the page as it is', async () => {
  site.answers({ protection: { getAdvice: gateway } });
  await open();
  await expect.element(settings).toBeVisible();
  await expect.element(card).not.toBeInTheDocument();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();

  await open('/m/voucherCenter');
  await expect.element(amount).toBeVisible();
  await expect.element(offer).toBeVisible();
});

test('§7: "Got it" closes the advice; an error is said, and it can be pressed again', async () => {
  site.answers({ protection: { closeAdvice: refuse('unknown.error') } });
  await open();
  await gotIt.click();
  await expect.element(card.getByRole('alert')).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  site.answers({ protection: { closeAdvice: none } });
  await gotIt.click();
  await expect.element(card).not.toBeInTheDocument();
  await expect.element(settings).toBeVisible();
  expect(closed()).toEqual([{ adviceId: advice.adviceId }, { adviceId: advice.adviceId }]);
});

test('§7: the deposit page shows the advice before the form, not the offer of limits', async () => {
  site.answers({ protection: { closeAdvice: none } });
  await open('/m/voucherCenter');
  await expect.element(card).toBeVisible();
  await expect.element(amount).toBeVisible();
  expect(top(card)).toBeLessThan(top(amount));
  await expect.element(offer).not.toBeInTheDocument();
  expect(await accessibilityFindings()).toEqual([]);
  await amount.fill('500');
  await gotIt.click();
  await expect.element(card).not.toBeInTheDocument();
  await expect.element(amount, { message: 'what was typed is kept' }).toHaveValue('500');
});

test('§7: on the page of limits the links lead to its parts, each time', async () => {
  await open('/m/limits');
  await expect.element(card).toBeVisible();
  expect(hrefs()).toEqual(['/m/limits?break=1', '/m/selfTest', '/m/limits?help=1']);
  const breaks = page.getByRole('region', { name: 'Time-out', exact: true });
  await expect.element(breaks).toBeInTheDocument();
  expect(top(card)).toBeLessThan(top(page.getByRole('region', { name: 'Deposits' })));
  for (const _ of ['the first time', 'again']) {
    scrollTo(0, 0);
    expect(top(breaks)).toBeGreaterThan(innerHeight);
    await card.getByRole('link', { name: 'Take a break' }).click();
    await expect.poll(() => top(breaks)).toBeLessThan(innerHeight);
  }
  expect(location.pathname + location.search).toBe('/m/limits?break=1');
});

test('§7: the organisations that help come into view for who came for them', async () => {
  const help = [
    {
      name: 'Harbour Line',
      about: 'Free talks.',
      link: 'https://harbour-line.example',
      telephone: '1',
    },
  ];
  site.answers({ protection: { getLimits: siteLimits([], { breaks: [timeOuts], help }) } });
  await open();
  await card.getByRole('link', { name: 'Help', exact: true }).click();
  const section = page.getByRole('region', { name: 'Help', exact: true });
  await expect.element(section).toBeInTheDocument();
  await expect.poll(() => top(section)).toBeLessThan(innerHeight);
});

test('§7: a site without breaks leads to none', async () => {
  site.answers({ protection: { getLimits: siteLimits([]) } });
  await open();
  await expect.poll(hrefs).toEqual(['/m/limits', '/m/selfTest', '/m/limits?help=1']);
});

test('§7: nobody but members is asked for', async () => {
  await mountScreen(home, { session: 'trial' });
  await expect.element(page.getByRole('main')).toHaveTextContent('Not available in free play.');
  await mountScreen(home);
  await expect.poll(() => location.pathname).toBe('/m/login');
  expect(site.calls('protection', 'getAdvice')).toEqual([]);
});

test('§8: each sign has a sentence in every language', () => {
  const keys = Object.keys(limitsMessages).filter((key) => key.startsWith('limits.advice.'));
  expect(keys).toEqual(Object.keys(sentences).map((marker) => `limits.advice.${marker}`));
  const missing = Object.entries(locales).flatMap(([language, texts]) =>
    keys.filter((key) => !texts[key]).map((key) => `${language} ${key}`),
  );
  expect(missing).toEqual([]);
});

for (const [language, theme] of looksOf([
  ['EN', 'light'],
  ['TY', 'dark'],
])) {
  test(`§7: the advice in ${language}, ${theme}`, async () => {
    for (const path of [home, '/m/voucherCenter', '/m/limits']) {
      await mountScreen(path, { session: 'member', language, theme });
      await expect.element(card).toBeVisible();
      expect(await accessibilityFindings()).toEqual([]);
    }
  });
}
