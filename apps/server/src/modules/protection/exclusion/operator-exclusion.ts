import { ApiError } from '#http/api-error.ts';
import { findClosure } from '#modules/accounts/closed-member.store.ts';
import { lockMember } from '#modules/accounts/member-lock.store.ts';
import { namedMember } from '#modules/accounts/named-member.ts';
import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { setMemberExclusion as call } from '@pavilion/contract/operator/protection';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { exclude, exclusionHouse, type ExclusionDeps } from './begin-exclusion.ts';
import { findActByKey, findInForce, listActs } from './exclusion.store.ts';
import { listNotes } from './note.store.ts';

type Input = ParsedInputOf<typeof call> & { operator: string };
type Shown = ResponseOf<typeof call>;

const actsShown = 200;

/** The exclusions of a member, and what operators noted. */
export async function showMemberExclusion(
  { db, currency }: Pick<ExclusionDeps, 'db' | 'currency'>,
  account: string,
): Promise<Shown> {
  const memberId = await namedMember({ db }, account);
  const current = await findInForce(db, memberId);
  const { closedAt, erasedAt } = await findClosure(db, memberId);
  const acts = await listActs(db, memberId, actsShown);
  const notes = await listNotes(db, memberId, actsShown);
  return {
    account: account.toLowerCase(),
    closedAt: closedAt?.toISOString() ?? null,
    erasedAt: erasedAt?.toISOString() ?? null,
    current: current && {
      kind: current.kind,
      since: current.since.toISOString(),
      until: current.until?.toISOString() ?? null,
      returnFrom: current.returnFrom?.toISOString() ?? null,
    },
    acts: acts.map((act) => ({
      what: act.what,
      kind: act.kind,
      until: act.until?.toISOString() ?? null,
      operator: act.operator,
      reason: act.reason,
      bonusesEnded: act.bonuses_ended,
      released: formatAmount(act.released, currency.digits),
      at: act.at.toISOString(),
    })),
    notes: notes.map(({ text, operator, at }) => ({ text, operator, at: at.toISOString() })),
  };
}

/** Excludes a member in the name of an operator, or lengthens the exclusion; a repeat does nothing. */
export async function setMemberExclusion(deps: ExclusionDeps, input: Input): Promise<Shown> {
  const { account, kind, length, operator, reason, requestKey } = input;
  const memberId = await namedMember(deps, account);
  if (kind === 'timeOut' && length === 'forGood') throw new ApiError('exclusion.not.offered');
  const house = await exclusionHouse(deps);
  await deps.db.transaction().execute(async (transaction) => {
    const { closedAt } = await lockMember(transaction, memberId);
    const earlier = await findActByKey(transaction, operator, requestKey);
    if (earlier === undefined) {
      const by = { operator, reason, requestKey };
      await exclude(deps, transaction, { memberId, house, closedAt }, { kind, length, by });
      return;
    }
    const isSame =
      earlier.member_id === memberId &&
      earlier.kind === kind &&
      earlier.length === length &&
      earlier.reason === reason;
    if (!isSame) throw new ApiError('wallet.repeat.differs');
  });
  return showMemberExclusion(deps, account);
}
