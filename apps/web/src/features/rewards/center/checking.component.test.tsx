import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { refuse } from '#testing/answers.ts';
import { emptyPage } from '#testing/default-answers.ts';
import { looksOf } from '#testing/looks.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { expectNotice } from '#testing/notices.ts';
import { offerPromotions } from '#testing/offer-promotions.ts';
import { site } from '#testing/site.ts';
import { errorMessages } from '@pavilion/messages/errors/errors';
import { rewardsMessages } from '@pavilion/messages/rewards';
import { checkingMessages } from '@pavilion/messages/rewards/checking';
import { missionMessages } from '@pavilion/messages/rewards/missions';
import { doneMission, inDays, rewardOf } from '../missions/mission-answers.fixture.ts';
import type { Mission } from '../missions/missions.queries.ts';
import type { Reward } from '../rewards.queries.ts';
import { signIn } from '../sign-in/sign-in-answers.fixture.ts';
import { rewardHelp } from './reward-help.ts';

const main = page.getByRole('main');
const card = (title: string) => main.getByRole('listitem').filter({ hasText: title });

/** A reward of three points that is locked while it is checked. */
const held = (title: string, checking: Reward['checking']): Reward =>
  rewardOf(doneMission(title, { title }), { state: 'locked', checking });

/** The member has these rewards from the next read on. */
function has(...list: Reward[]): void {
  const claimable = list.filter(({ state }) => state === 'issued').length;
  const counts = { totalPages: 1, total: list.length, claimable, endingSoon: 0 };
  site.answers({ rewards: { listRewards: { ...emptyPage, list, ...counts } } });
}

const words = {
  EN: {
    until: /Usually done by .*\d.*\./,
    isNew: /Ready on .*\d.*, or sooner/,
    begun: /^My question about the reward "Taken" of .*\d.* \(Taken\):\n$/,
    claim: 'Claim 3 points',
    checkIn: 'Check in for 50 points',
    said: 'You checked in. You get 50 points once it is checked.',
    today: 'You get 50 points for today once it is checked.',
    day: 'Day 3, Today, 50 points, Being checked',
    voided: 'Day 3, Today, 50 points, Not available',
    field: 'Your feedback',
    send: 'Send feedback',
  },
  TY: {
    until: /Karaniwang tapos bago ang .*\d.*\./,
    isNew: /Makukuha sa .*\d.*, o mas maaga/,
    begun: /^Tanong ko tungkol sa reward na "Taken" noong .*\d.* \(Taken\):\n$/,
    claim: 'I-claim ang 3 points',
    checkIn: 'Mag-check in para sa 50 points',
    said: 'Naka-check in ka na. Makukuha mo ang 50 points kapag na-check na.',
    today: 'Makukuha mo ang 50 points para sa araw na ito kapag na-check na.',
    day: 'Araw 3, Ngayon, 50 points, Tine-check pa',
    voided: 'Araw 3, Ngayon, 50 points, Hindi available',
    field: 'Feedback mo',
    send: 'Ipadala ang feedback',
  },
} as const;

const texts = { ...rewardsMessages, ...missionMessages, ...checkingMessages, ...errorMessages };

for (const [language, theme] of looksOf([
  ['EN', 'dark'],
  ['TY', 'light'],
])) {
  const say = words[language];
  const textOf = (key: keyof typeof texts) => texts[key][language];
  const ask = { name: textOf('rewards.ask') };
  const checked = textOf('reward.state.checking');

  async function open(): Promise<void> {
    offerPromotions(language);
    await mountScreen('/m/rewardCenter', { session: 'member', language, theme });
  }

  test(`a held reward says until when, or that a person looks, in ${language}`, async () => {
    has(
      held('Score', { isNew: false, until: inDays(3) }),
      held('Person', { isNew: false, until: null }),
    );
    await open();
    const score = card('Score');
    await expect.element(score.getByText(checked, { exact: true })).toBeVisible();
    await expect.element(score.getByText(say.until)).toBeVisible();
    await expect.element(score.getByRole('link', ask)).toBeVisible();
    const person = card('Person');
    await expect.element(person.getByText(textOf('rewards.checking.open'))).toBeVisible();
    await expect.element(person.getByRole('link', ask)).toBeVisible();
    await expect.element(main.getByText(textOf('reward.state.locked'))).not.toBeInTheDocument();
    await expect.element(main.getByRole('button')).not.toBeInTheDocument();
    expect(await accessibilityFindings()).toEqual([]);
  });

  test(`a new account is told when, and how sooner, in ${language}`, async () => {
    has(
      held('Waits', { isNew: true, until: inDays(1) }),
      held('Nearly', { isNew: true, until: inDays(-1) }),
    );
    await open();
    const waits = card('Waits');
    await expect.element(waits.getByText(checked, { exact: true })).toBeVisible();
    await expect.element(waits.getByText(say.isNew)).toBeVisible();
    await expect
      .element(waits.getByRole('link', { name: textOf('missions.go.contact') }))
      .toHaveAttribute('href', '/m/securityCenter');
    await expect
      .element(waits.getByRole('link', { name: textOf('missions.go.deposit') }))
      .toHaveAttribute('href', '/m/voucherCenter');
    await expect.element(card('Nearly').getByText(textOf('rewards.checking.moment'))).toBeVisible();
    await expect.element(card('Nearly').getByRole('link')).not.toBeInTheDocument();
    await expect.element(main.getByRole('link', ask)).not.toBeInTheDocument();
    expect(await accessibilityFindings()).toEqual([]);
  });

  test(`a letter about a reward is begun with its name and number, in ${language}`, async () => {
    const getFeedbackRule = { fewestWords: 3, mostWords: 300 };
    site.answers({ support: { getFeedbackRule, sendFeedback: { feedbackId: '1' } } });
    has(rewardOf(doneMission('Taken', { title: 'Taken' }), { state: 'void' }));
    await open();
    await card('Taken').getByRole('link', ask).click();
    const field = page.getByRole('textbox', { name: say.field });
    await expect.element(field).toBeVisible();
    expect(location.pathname + location.search).toBe('/m/feedback');
    const { value } = field.element() as HTMLTextAreaElement;
    expect(value).toMatch(say.begun);
    await field.fill(`${value}Why was it taken?`);
    await page.getByRole('button', { name: say.send }).click();
    await expect
      .poll(() => site.calls('support', 'sendFeedback')[0]?.input.content)
      .toContain('(Taken):\nWhy was it taken?');
  });

  test(`a check-in that is checked is counted, and said so, in ${language}`, async () => {
    const after = signIn(3, 'checking');
    site.answers({
      rewards: {
        showSignIn: signIn(3, 'open'),
        claimSignIn: () => {
          site.answers({ rewards: { showSignIn: after } });
          return after.days[2]!;
        },
      },
    });
    await open();
    await main.getByRole('button', { name: say.checkIn }).click();
    await expectNotice(say.said);
    await expect.element(main.getByText(say.today)).toBeVisible();
    await expect.element(card(say.day)).toHaveAttribute('aria-current', 'date');
    await expect.element(main.getByRole('button')).not.toBeInTheDocument();
    expect(await accessibilityFindings()).toEqual([]);
  });

  test(`a check-in that was taken back is not shown as given, in ${language}`, async () => {
    site.answers({ rewards: { showSignIn: signIn(3, 'void') } });
    await open();
    await expect.element(card(say.voided)).toHaveAttribute('aria-current', 'date');
    await expect.element(main.getByRole('button')).not.toBeInTheDocument();
    expect(await accessibilityFindings()).toEqual([]);
  });

  test(`a mission that is done and checked has no claim yet, in ${language}`, async () => {
    const list: Mission[] = [doneMission('m1', { title: 'Reached', state: 'checking' })];
    site.answers({ rewards: { listMissions: { list, asOf: inDays(0) } } });
    await open();
    const reached = card('Reached');
    await expect.element(reached.getByText(checked, { exact: true })).toBeVisible();
    await expect.element(reached.getByText(textOf('rewards.checking.mission'))).toBeVisible();
    await expect.element(main.getByRole('button')).not.toBeInTheDocument();
    expect(await accessibilityFindings()).toEqual([]);
  });

  test(`a reward that is held when it is claimed says so, in ${language}`, async () => {
    has(rewardOf(doneMission('Gift', { title: 'Gift' })));
    site.answers({
      rewards: {
        claimReward: () => {
          has(held('Gift', { isNew: false, until: null }));
          return refuse('reward.checking');
        },
      },
    });
    await open();
    await main.getByRole('button', { name: say.claim }).click();
    await expectNotice(textOf('error.reward.checking'));
    await expect.element(card('Gift').getByText(checked, { exact: true })).toBeVisible();
    await expect.element(main.getByRole('button')).not.toBeInTheDocument();
  });
}

test('a letter that is begun keeps what the member has written, and is begun once', async () => {
  site.answers({ support: { getFeedbackRule: { fewestWords: 3, mostWords: 300 } } });
  has(rewardOf(doneMission('Taken', { title: 'Taken' }), { state: 'void' }));
  offerPromotions('EN');
  await mountScreen('/m/feedback', { session: 'member' });
  const field = page.getByRole('textbox', { name: 'Your feedback' });
  await field.fill('The games are fine');
  const begunBelow = /^The games are fine\n\nMy question [^\n]*\(Taken\):\n$/;
  for (const _ of [1, 2]) {
    await mountScreen('/m/rewardCenter', { session: 'member' });
    await card('Taken').getByRole('link', { name: 'Ask about this reward' }).click();
    await expect.element(field).toHaveValue(expect.stringMatching(begunBelow) as string);
  }
});

test('no card is drawn before the code of what stands in it came', async () => {
  let come = () => {};
  const code = new Promise<void>((resolve) => (come = resolve));
  const load = vi.spyOn(rewardHelp, 'load').mockReturnValueOnce(code);
  has(rewardOf(doneMission('Taken', { title: 'Taken' }), { state: 'void' }));
  offerPromotions('EN');
  await mountScreen('/m/rewardCenter', { session: 'member' });
  await expect.poll(() => site.calls('rewards', 'listRewards')).not.toEqual([]);
  await expect.element(main.getByText('Taken')).toBeInTheDocument();
  await expect.element(main.getByText('Taken')).not.toBeVisible();
  expect(load).toHaveBeenCalled();
  come();
  await expect.element(main.getByText('Taken')).toBeVisible();
  await expect.element(card('Taken').getByRole('link')).toBeVisible();
});
