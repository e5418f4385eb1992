import { ApiError } from '#http/api-error.ts';
import { pageOf, pageSlice } from '#kit/page.ts';
import { lockMember } from '#modules/accounts/member-lock.store.ts';
import { namedMember } from '#modules/accounts/named-member.ts';
import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { OperatorEndpoints } from '@pavilion/contract/operator';
import { formatAmount } from '@pavilion/domain/wallet/money';
import type { LimitDeps } from '../protection-deps.ts';
import { listAdvice } from './advice.store.ts';
import { findLookByKey, insertLook, listLooks, writeLooked } from './look.store.ts';
import { findMarked, listHarmChanges, listMarkedPage, type MarkedMember } from './markers.store.ts';
import { readFacts } from './stored-facts.ts';

type Calls = OperatorEndpoints['protection'];
type Deps = Pick<LimitDeps, 'db' | 'clock' | 'currency' | 'policy'>;
type List = ResponseOf<Calls['listMarkers']>;
type Shown = ResponseOf<Calls['showMemberMarkers']>;

function showFacts(
  { currency, policy }: Pick<Deps, 'currency' | 'policy'>,
  stored: unknown,
): Shown['facts'] {
  const show = (minor: bigint | null) =>
    minor === null ? null : formatAmount(minor, currency.digits);
  return readFacts(stored).map(({ marker, at, count, amountMinor, usualMinor, limit }) => ({
    marker,
    at: at.toISOString(),
    count,
    points: policy.markersOfHarm?.signs[marker].points ?? 0,
    amount: show(amountMinor),
    usual: show(usualMinor),
    limit,
  }));
}

function showMarked(deps: Deps, found: MarkedMember): List['list'][number] {
  const { account, score, degree, facts, countedAt, lookSince } = found;
  return {
    account,
    score,
    degree,
    facts: showFacts(deps, facts),
    countedAt: countedAt?.toISOString() ?? null,
    lookSince: lookSince?.toISOString() ?? null,
  };
}

/** Lists members with signs of harm: first whom an operator must look at, the longest waiting. */
export async function listMarkers(
  deps: Deps,
  { degree, toLook, ...query }: ParsedInputOf<Calls['listMarkers']>,
): Promise<List> {
  const filter = { degree, toLook, ...pageSlice(query) };
  const { rows, total } = await listMarkedPage(deps.db, filter);
  return pageOf(
    rows.map((row) => showMarked(deps, row)),
    total,
    query,
  );
}

const none = { score: 0, degree: 0, facts: [], countedAt: null, lookSince: null };

/** Shows the signs of harm of one member, and all that followed. */
export async function showMemberMarkers(deps: Deps, account: string): Promise<Shown> {
  const { db } = deps;
  const memberId = await namedMember(deps, account);
  const found = await findMarked(db, memberId);
  const changes = await listHarmChanges(db, memberId);
  const advice = await listAdvice(db, memberId);
  const looks = await listLooks(db, memberId);
  return {
    ...(found === null ? { account: account.toLowerCase(), ...none } : showMarked(deps, found)),
    changes: changes.map(({ at, score, degree, facts }) => ({
      at: at.toISOString(),
      score,
      degree,
      facts: showFacts(deps, facts),
    })),
    advice: advice.map(({ at, closedAt }) => ({
      at: at.toISOString(),
      closedAt: closedAt?.toISOString() ?? null,
    })),
    looks: looks.map((look) => ({ ...look, at: look.at.toISOString() })),
  };
}

/** Notes that an operator has looked at a member; a repeat notes nothing. */
export async function noteLook(
  deps: Deps,
  {
    account,
    what,
    note,
    operator,
    requestKey,
  }: ParsedInputOf<Calls['noteLook']> & {
    operator: string;
  },
): Promise<Shown> {
  const { db, clock } = deps;
  const memberId = await namedMember(deps, account);
  await db.transaction().execute(async (transaction) => {
    await lockMember(transaction, memberId);
    const look = { member_id: memberId, what, note, operator, request_key: requestKey };
    if (await insertLook(transaction, { ...look, at: clock() })) {
      await writeLooked(transaction, memberId);
      return;
    }
    const earlier = await findLookByKey(transaction, operator, requestKey);
    const isSame =
      earlier?.member_id === memberId && earlier.what === what && earlier.note === note;
    if (!isSame) throw new ApiError('wallet.repeat.differs');
  });
  return showMemberMarkers(deps, account);
}
