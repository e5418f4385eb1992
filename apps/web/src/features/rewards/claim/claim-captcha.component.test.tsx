import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { box, captchas } from '#features/session/session-answers.fixture.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { refuse } from '#testing/answers.ts';
import { emptyPage } from '#testing/default-answers.ts';
import { looksOf } from '#testing/looks.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { expectNotice, otherNotices } from '#testing/notices.ts';
import { offerPromotions } from '#testing/offer-promotions.ts';
import { site } from '#testing/site.ts';
import { errorMessages } from '@pavilion/messages/errors/errors';
import { checkingMessages } from '@pavilion/messages/rewards/checking';
import { sessionMessages } from '@pavilion/messages/session';
import { doneMission, rewardOf } from '../missions/mission-answers.fixture.ts';
import type { Reward } from '../rewards.queries.ts';
import { signIn } from '../sign-in/sign-in-answers.fixture.ts';

const main = page.getByRole('main');
const sheet = page.getByRole('dialog');
const first = '00000000-0000-4000-8000-000000000001';
const second = '00000000-0000-4000-8000-000000000002';
const right = '12345';
const gift = rewardOf(doneMission('r1', { title: 'Gift' }));
const paid: Reward = { ...gift, state: 'claimed', claimedAt: gift.issuedAt };

/** The member has these rewards from the next read on. */
function has(...list: Reward[]): void {
  const claimable = list.filter(({ state }) => state === 'issued').length;
  const counts = { totalPages: 1, total: list.length, claimable, endingSoon: 0 };
  site.answers({ rewards: { listRewards: { ...emptyPage, list, ...counts } } });
}

/** Answers a claim once the digits are right. */
const guarded =
  <Answer,>(give: () => Answer) =>
  ({ captcha }: { captcha?: string | undefined }) => {
    if (captcha === right) return give();
    return refuse(captcha === undefined ? 'login.captcha.missing' : 'login.captcha.wrong', {
      captcha: true,
    });
  };

const keysOf = (calls: readonly { sent: Record<string, unknown> }[]) => [
  ...new Set(calls.map(({ sent }) => sent['requestKey'])),
];

async function open(language: 'EN' | 'TY' = 'EN', theme: 'dark' | 'light' = 'dark') {
  site.answers({ credentials: { getCaptcha: captchas() } });
  offerPromotions(language);
  await mountScreen('/m/rewardCenter', { session: 'member', language, theme });
}

const words = {
  EN: { claim: 'Claim 3 points', got: 'You got 3 points' },
  TY: { claim: 'I-claim ang 3 points', got: 'Nakuha mo ang 3 points' },
} as const;

for (const [language, theme] of looksOf([
  ['EN', 'dark'],
  ['TY', 'light'],
])) {
  const say = words[language];
  const texts = { ...sessionMessages, ...checkingMessages, ...errorMessages };
  const textOf = (key: keyof typeof texts) => texts[key][language];

  test(`a claim asks for a captcha, again after a wrong one, in ${language}`, async () => {
    has(gift);
    site.answers({
      rewards: {
        claimReward: guarded(() => {
          has(paid);
          return paid;
        }),
      },
    });
    await open(language, theme);
    await main.getByRole('button', { name: say.claim }).click();
    const digits = box(textOf('captcha.label'));
    await expect.element(digits).toBeVisible();
    expect(otherNotices()).toEqual([]);
    expect(await accessibilityFindings()).toEqual([]);
    const send = sheet.getByRole('button', { name: textOf('rewards.captcha.claim'), exact: true });
    await send.click();
    await expect.element(digits).toHaveAttribute('aria-invalid', 'true');
    await expect.poll(() => site.calls('rewards', 'claimReward')).toHaveLength(1);
    await digits.fill('99999');
    await send.click();
    await expect.element(sheet.getByText(textOf('error.login.captcha.wrong'))).toBeVisible();
    await expect.element(digits).toHaveValue('');
    await expect.poll(() => site.calls('credentials', 'getCaptcha')).toHaveLength(2);
    expect(await accessibilityFindings()).toEqual([]);
    await expect.element(send).not.toHaveAttribute('aria-busy');
    await digits.fill(right);
    await send.click();
    await expectNotice(say.got);
    await expect.element(sheet).not.toBeInTheDocument();
    const calls = site.calls('rewards', 'claimReward');
    expect(calls.map(({ input }) => [input.captchaId, input.captcha])).toEqual([
      [undefined, undefined],
      [first, '99999'],
      [second, right],
    ]);
    expect(keysOf(calls)).toHaveLength(1);
    const purposes = site.calls('credentials', 'getCaptcha').map(({ input }) => input.purpose);
    expect(purposes).toEqual(['claim', 'claim']);
  });
}

async function answer(digits: string): Promise<void> {
  await box('Code in the picture').fill(digits);
  await sheet.getByRole('button', { name: 'Claim', exact: true }).click();
}

test('a check-in and the claim of all ask for one as well', async () => {
  has(gift, { ...gift, transactionId: 'r2' });
  const after = signIn(1, 'claimed');
  const list = ['r1', 'r2'].map((transactionId) => ({ transactionId, ok: true, errorCode: null }));
  site.answers({
    rewards: {
      showSignIn: signIn(1, 'open'),
      claimSignIn: guarded(() => {
        site.answers({ rewards: { showSignIn: after } });
        return after.days[0]!;
      }),
      claimAllRewards: guarded(() => {
        has(paid);
        return { list };
      }),
    },
  });
  await open();
  await main.getByRole('button', { name: 'Check in for 50 points' }).click();
  await answer(right);
  await expectNotice('You got 50 points');
  await expect.element(sheet).not.toBeInTheDocument();
  await main.getByRole('button', { name: 'Claim all 2' }).click();
  await answer(right);
  await expectNotice('2 rewards claimed');
  await expect.element(sheet).not.toBeInTheDocument();
  for (const calls of [
    site.calls('rewards', 'claimSignIn'),
    site.calls('rewards', 'claimAllRewards'),
  ]) {
    expect(calls.map(({ sent }) => sent['captcha'])).toEqual([undefined, right]);
    expect(keysOf(calls)).toHaveLength(1);
  }
});

test('another refusal closes the sheet and is said; a closed sheet claims nothing', async () => {
  has(gift);
  site.answers({ rewards: { claimReward: guarded(() => refuse('reward.checking')) } });
  await open();
  const claim = main.getByRole('button', { name: 'Claim 3 points' });
  await claim.click();
  await answer(right);
  await expectNotice('We are checking this reward. You can claim it after that.');
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(claim).not.toHaveAttribute('aria-busy');
  await claim.click();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.poll(() => site.calls('rewards', 'claimReward')).toHaveLength(3);
});
