import { randomUUID } from 'node:crypto';
import { ApiError } from '#http/api-error.ts';
import { isOwnId } from '#kit/own-id.ts';
import { dayAfter, dayAt } from '#kit/time/day-range.ts';
import type { ParsedInputOf } from '@pavilion/contract/endpoint';
import type { agentCalls } from '@pavilion/contract/operator/agents';
import { findMoveProblem, type MoveDeps, type WantedMove } from './move-problem.ts';
import {
  findMemberNamed,
  findMoveByKey,
  insertMove,
  lockMove,
  updateMove,
  type Move,
  type TreeMember,
} from './move.store.ts';

type Proposal = ParsedInputOf<typeof agentCalls.proposeMove>;

const lastMinuteMs = 60_000;

/**
 * The day on which a move begins that is confirmed now: the next one, or in the last minute of a
 * day the one after, so that it is written before the first play of its day is summed.
 */
function nextDay({ clock, timeZone }: Pick<MoveDeps, 'clock' | 'timeZone'>): string {
  return dayAfter(dayAt(new Date(clock().getTime() + lastMinuteMs), timeZone), 1);
}

async function refuseImpossible(
  deps: MoveDeps,
  db: Parameters<typeof findMoveProblem>[1],
  wanted: WantedMove,
): Promise<void> {
  const problem = await findMoveProblem(deps, db, wanted);
  if (problem) throw new ApiError(problem.code, problem.detail);
}

/** A repeat is answered with the move it proposed; with another body it is refused. */
function asRepeat(
  move: Move,
  { lowerRates, reason }: Proposal,
  member: TreeMember,
  upline: TreeMember | null,
): Move {
  const same =
    move.member_id === member.id &&
    move.to_parent_id === (upline?.id ?? null) &&
    move.lower_rates === lowerRates &&
    move.reason === reason;
  if (!same) throw new ApiError('agent.repeat.differs');
  return move;
}

/** Stores an operator's proposal; nothing moves before another operator confirms it. */
export async function proposeMove(
  deps: MoveDeps,
  input: Proposal,
  operator: string,
): Promise<Move> {
  const { db, clock } = deps;
  const { requestKey, reason, lowerRates } = input;
  const member = await findMemberNamed(db, input.account);
  if (!member) throw new ApiError('member.not.found');
  const upline = input.upline === null ? null : await findMemberNamed(db, input.upline);
  if (input.upline !== null && !upline) throw new ApiError('agent.move.upline');
  const before = await findMoveByKey(db, operator, requestKey);
  if (before) return asRepeat(before, input, member, upline);
  const uplineId = upline?.id ?? null;
  const fromDay = nextDay(deps);
  await refuseImpossible(deps, db, { memberId: member.id, uplineId, lowerRates, fromDay });
  await insertMove(db, {
    id: randomUUID(),
    member_id: member.id,
    from_parent_id: member.parent_id,
    to_parent_id: uplineId,
    lower_rates: lowerRates,
    reason,
    request_key: requestKey,
    state: 'proposed',
    proposed_by: operator,
    proposed_at: clock(),
    decided_by: null,
    decided_at: null,
    from_day: null,
    failure: null,
  });
  const written = await findMoveByKey(db, operator, requestKey);
  if (!written) throw new ApiError('agent.move.waiting');
  return asRepeat(written, input, member, upline);
}

/** States of a move that was decided so; a repeat of the decision changes nothing. */
const decidedSo: Record<'confirmed' | 'refused', ReadonlySet<Move['state']>> = {
  confirmed: new Set(['confirmed', 'done', 'failed']),
  refused: new Set(['refused']),
};

/**
 * Decides a proposal. `confirmed` needs another operator than the proposer, and counts from the
 * next day of the site on; `refused` is open to any.
 */
export async function decideMove(
  deps: MoveDeps,
  id: string,
  state: 'confirmed' | 'refused',
  operator: string,
): Promise<Move> {
  return deps.db.transaction().execute(async (transaction) => {
    const move = isOwnId(id) ? await lockMove(transaction, id) : null;
    if (!move) throw new ApiError('agent.move.not.found');
    if (decidedSo[state].has(move.state)) return move;
    if (move.state !== 'proposed') throw new ApiError('agent.move.state');
    const decision = { state, decided_by: operator, decided_at: deps.clock(), from_day: null };
    if (state === 'refused') {
      await updateMove(transaction, id, decision);
      return { ...move, ...decision };
    }
    if (move.proposed_by === operator) throw new ApiError('agent.move.same.person');
    const fromDay = nextDay(deps);
    const { member_id: memberId, to_parent_id: uplineId, lower_rates: lowerRates } = move;
    await refuseImpossible(deps, transaction, { memberId, uplineId, lowerRates, fromDay });
    const confirmed = { ...decision, from_day: fromDay };
    await updateMove(transaction, id, confirmed);
    return { ...move, ...confirmed };
  });
}

export function showMove(move: Move) {
  return {
    moveId: move.id,
    account: move.username,
    fromUpline: move.from_username,
    upline: move.to_username,
    lowerRates: move.lower_rates,
    reason: move.reason,
    state: move.state,
    proposedBy: move.proposed_by,
    proposedAt: move.proposed_at.toISOString(),
    decidedBy: move.decided_by,
    decidedAt: move.decided_at?.toISOString() ?? null,
    fromDay: move.from_day,
    failure: move.failure,
  };
}
