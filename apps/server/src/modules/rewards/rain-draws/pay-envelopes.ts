import type { DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import { lockMembers } from '#modules/accounts/member-lock.store.ts';
import { inEach } from '@pavilion/domain/site/local-text';
import { textIn } from '@pavilion/messages/text-in';
import { claimReward } from '../claim/claim-reward.ts';
import { issueRewards, type GivenReward } from '../issue-reward.ts';
import type { RewardsDeps } from '../rewards-deps.ts';
import {
  listStillUnpaid,
  listUnpaid,
  writeRewards,
  type UnpaidEnvelope,
} from './envelope.store.ts';

const pageSize = 200;
const claimsAtOnce = 4;

const keyOf = ({ rain_id: rainId, place }: UnpaidEnvelope) => `${rainId}:${place}`;

/** Turns envelopes into rewards of their members, each once. */
async function issueIn(
  deps: RewardsDeps,
  transaction: DatabaseTransaction,
  found: readonly UnpaidEnvelope[],
): Promise<GivenReward[]> {
  await lockMembers(transaction, [...new Set(found.map(({ member_id: memberId }) => memberId))]);
  const envelopes = await listStillUnpaid(transaction, found);
  const title = inEach((language) => textIn(language, 'reward.title.rain'));
  const given = await issueRewards(
    deps,
    transaction,
    envelopes.map((envelope) => ({
      memberId: envelope.member_id,
      origin: 'rain',
      key: keyOf(envelope),
      title,
      kind: 'cash',
      amount: envelope.amount,
      wageringMultiple: envelope.wagering_multiple,
      isAuto: true,
    })),
  );
  const idOf = new Map(given.map(({ key, id }) => [key, id]));
  const paid = envelopes.map(({ rain_id: rainId, place, ...rest }) => {
    const key = keyOf({ rain_id: rainId, place, ...rest });
    const rewardId = idOf.get(key);
    if (rewardId === undefined) throw new Error(`envelope ${key} was a reward before`);
    return { rain_id: rainId, place, rewardId };
  });
  await writeRewards(transaction, paid);
  return given;
}

/** Turns envelopes into rewards, one by one where it fails for all: one keeps no other. */
async function issueAll(
  deps: RewardsDeps,
  envelopes: readonly UnpaidEnvelope[],
): Promise<GivenReward[]> {
  const issue = (some: readonly UnpaidEnvelope[]) =>
    deps.db.transaction().execute((transaction) => issueIn(deps, transaction, some));
  try {
    return await issue(envelopes);
  } catch (error) {
    deps.logger.error({ err: error }, 'envelopes of a rain were not given as a page');
  }
  const given: GivenReward[] = [];
  for (const envelope of envelopes) {
    try {
      given.push(...(await issue([envelope])));
    } catch (error) {
      deps.logger.error({ err: error, envelope: keyOf(envelope) }, 'an envelope was not given');
    }
  }
  return given;
}

/** Claims a reward for its member; what is refused stays open to the member. */
async function claimFor(deps: RewardsDeps, { id, memberId }: GivenReward): Promise<void> {
  try {
    await claimReward(deps, memberId, { transactionId: id, requestKey: `auto:${id}` });
  } catch (error) {
    if (error instanceof ApiError) return;
    deps.logger.error({ err: error, reward: id }, 'an envelope was not claimed for its member');
  }
}

/**
 * Pays the envelopes that were given: each becomes a reward, which is claimed for its member. Who
 * may not be offered anything any more gets nothing.
 */
export async function payEnvelopes(deps: RewardsDeps, signal?: AbortSignal): Promise<void> {
  let page: UnpaidEnvelope[] = [];
  do {
    page = await listUnpaid(deps.db, { after: page.at(-1) ?? null, limit: pageSize });
    const given = page.length > 0 ? await issueAll(deps, page) : [];
    const open = given.filter(({ state }) => state === 'issued');
    for (let at = 0; at < open.length && signal?.aborted !== true; at += claimsAtOnce) {
      await Promise.all(open.slice(at, at + claimsAtOnce).map((one) => claimFor(deps, one)));
    }
  } while (page.length === pageSize && signal?.aborted !== true);
}
