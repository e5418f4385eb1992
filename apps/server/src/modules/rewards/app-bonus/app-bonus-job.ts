import type { DatabaseTransaction } from '#db/database.ts';
import type { RepeatingJob } from '#kit/time/repeating-job.ts';
import { lockMember } from '#modules/accounts/member-lock.store.ts';
import { inEach } from '@pavilion/domain/site/local-text';
import { textIn } from '@pavilion/messages/text-in';
import { eachMember } from '../each-member.ts';
import { issueReward, writeRewardLetters } from '../issue-reward.ts';
import type { RewardsDeps } from '../rewards-deps.ts';
import { runsToday } from '../runs-today.ts';
import {
  findBringing,
  listDue,
  lockBrowser,
  settleAppLogin,
  writeAppBonus,
} from './app-bonus.store.ts';

type Bonus = NonNullable<RewardsDeps['site']['rewards']['app']>;

const everyMs = 30_000;
const pageSize = 500;
const key = 'app';

/** What the site gives for the app now; null while no promotion tells of it. */
async function bonusNow(deps: RewardsDeps): Promise<Bonus | null> {
  const { app } = deps.site.rewards;
  return app && (await runsToday(deps, 'APP_DOWNLOAD')) ? app : null;
}

/** Gives the bonus to a member who is still due under the locks. */
async function giveIn(
  deps: RewardsDeps,
  transaction: DatabaseTransaction,
  memberId: bigint,
  bonus: Bonus,
): Promise<void> {
  const bringing = () => findBringing(transaction, deps.currency.code, memberId);
  await lockMember(transaction, memberId);
  const browser = await bringing();
  if (browser === null) return;
  await lockBrowser(transaction, browser);
  // Meanwhile it may have brought the bonus to another; a further app is looked at next time.
  if ((await bringing()) !== browser) return;
  const title = inEach((language) => textIn(language, 'reward.title.app'));
  const given = await issueReward(deps, transaction, {
    memberId,
    origin: 'app',
    key,
    title,
    kind: 'cash',
    amount: bonus.amount,
    wageringMultiple: bonus.wageringTimes,
  });
  // The device of who is given nothing, such as in a break, stays free for others.
  if (given !== null && given.state !== 'void') {
    await writeAppBonus(transaction, { memberId, browser, rewardId: given.id });
  }
  if (given?.state === 'issued') {
    await writeRewardLetters(deps, transaction, [memberId], { title, requestKey: key });
  }
  await settleAppLogin(transaction, memberId);
}

async function giveAppBonuses(deps: RewardsDeps, signal: AbortSignal): Promise<void> {
  const bonus = await bonusNow(deps);
  if (bonus === null) return;
  let after = 0n;
  let page: bigint[];
  do {
    page = await listDue(deps.db, deps.currency.code, { after, limit: pageSize });
    await eachMember(
      deps,
      page.map((memberId) => ({ memberId })),
      'the bonus for the app was not given',
      ({ memberId }) =>
        deps.db.transaction().execute((transaction) => giveIn(deps, transaction, memberId, bonus)),
      signal,
    );
    after = page.at(-1) ?? after;
  } while (page.length === pageSize && !signal.aborted);
}

/**
 * Gives the bonus for the app, once, to who has logged in from it with a proved mobile number, on a
 * device that has brought it to nobody else.
 */
export function appBonusJob(deps: RewardsDeps): RepeatingJob {
  return { name: 'give app bonuses', everyMs, run: (signal) => giveAppBonuses(deps, signal) };
}
