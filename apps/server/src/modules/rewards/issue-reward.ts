import { randomUUID } from 'node:crypto';
import type { DatabaseTransaction } from '#db/database.ts';
import { dayMs } from '#kit/time/milliseconds.ts';
import { offerRefusal } from '#modules/accounts/addressable.store.ts';
import { areMet, type ConditionKind } from '@pavilion/domain/reward/reward-condition';
import type { RewardKind, RewardOrigin } from '@pavilion/domain/reward/reward-state';
import { inEach, inLanguage, type LocalText } from '@pavilion/domain/site/local-text';
import { textIn } from '@pavilion/messages/text-in';
import { conditionsFrom, storedConditions } from './conditions.ts';
import { conditionFactsOf, insertReward } from './reward.store.ts';
import { termsOf, type RewardsDeps } from './rewards-deps.ts';

type Deps = Pick<RewardsDeps, 'clock' | 'site' | 'signals' | 'currency' | 'writeInboxMessage'>;

/** What is given to a member; amounts in minor units, points in whole ones. */
export type NewReward = {
  memberId: bigint;
  origin: RewardOrigin;
  /** Once for each member and origin, for ever. */
  key: string;
  title: LocalText;
  kind: RewardKind;
  amount: bigint;
  wageringMultiple: number;
  conditions?: readonly { kind: ConditionKind; target: bigint }[];
  /** The operator who gives it. */
  operator?: string;
  /** Whether the member is told by a letter. */
  isTold?: boolean;
};

/** Tells the member that something can be claimed, in every language. */
async function writeLetter(
  { writeInboxMessage }: Pick<Deps, 'writeInboxMessage'>,
  transaction: DatabaseTransaction,
  { memberId, title, operator }: NewReward,
  id: string,
): Promise<void> {
  await writeInboxMessage(transaction, memberId, {
    title: inEach((language) => textIn(language, 'reward.letter.title')),
    content: inEach((language) => {
      const values = { title: inLanguage(title, language) };
      return textIn(language, 'reward.letter', values);
    }),
    requestKey: id,
    operator: operator ?? null,
  });
}

/**
 * Gives a reward, in the transaction that causes it; null when its key was used before. Whoever may
 * not be offered anything now gets a void row, which closes the key: no gift waits for the end of a
 * break. The caller holds the member's lock. The time to claim begins once no condition is open.
 */
export async function issueReward(
  deps: Deps,
  transaction: DatabaseTransaction,
  reward: NewReward,
): Promise<{ id: string; state: 'locked' | 'issued' | 'void' } | null> {
  const { memberId, origin } = reward;
  const now = deps.clock();
  const { days, withdrawal } = termsOf(deps, origin);
  const refusal = await offerRefusal(transaction, memberId);
  const facts = await conditionFactsOf(transaction, memberId, deps.currency.code);
  const conditions = conditionsFrom(reward.conditions ?? [], facts);
  const isVoid = refusal !== null || reward.amount === 0n;
  const open = areMet(conditions, facts) ? 'issued' : 'locked';
  const state = isVoid ? 'void' : open;
  const id = randomUUID();
  const isNew = await insertReward(transaction, {
    id,
    member_id: memberId,
    origin,
    key: reward.key,
    title: reward.title,
    kind: reward.kind,
    amount: reward.amount,
    wagering_multiple: reward.wageringMultiple,
    withdrawal,
    state,
    conditions: storedConditions(conditions),
    given_at: now,
    issued_at: state === 'issued' ? now : null,
    expires_at: new Date(now.getTime() + days * dayMs),
    void_reason: state === 'void' ? (refusal ?? 'nothing') : null,
    given_by: reward.operator ?? null,
    changed_at: now,
  });
  if (!isNew) return null;
  if (state === 'void') return { id, state };
  await deps.signals.publishIn(transaction, { kind: 'reward', memberId });
  if (reward.isTold === true) await writeLetter(deps, transaction, reward, id);
  return { id, state };
}
