import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Clock } from '#kit/clock.ts';
import type { ErrorCode } from '@pavilion/contract/error-code';
import { memberKind, type MemberTypeTable } from '@pavilion/domain/member/member-type';
import { isBelow, levelOf } from '../hierarchy.store.ts';
import { findMember, levelsBelow, type TreeMember } from './move.store.ts';

/** What a move asks of the rebate rates. */
export type RatesOfMoves = {
  /** Says which rate of the member would be above the new upline's from that day; null if none. */
  problemOfMove: (
    db: Database | DatabaseTransaction,
    memberId: bigint,
    newParentId: bigint,
    fromDay: string,
  ) => Promise<string | null>;
  /**
   * Makes the rates of the branch those of its new place from that day on, lowered where they are
   * above the new upline's. For every move, before the upline changes.
   */
  lowerBranch: (
    transaction: DatabaseTransaction,
    memberId: bigint,
    newParentId: bigint | null,
    fromDay: string,
    setBy: string,
  ) => Promise<void>;
};

export type MoveDeps = {
  db: Database;
  clock: Clock;
  timeZone: string;
  /** How many levels the tree may have. */
  treeDepth: number;
  memberTypes: MemberTypeTable;
  rates: RatesOfMoves;
};

export type WantedMove = {
  memberId: bigint;
  uplineId: bigint | null;
  lowerRates: boolean;
  fromDay: string;
};

export type MoveProblem = { code: ErrorCode; detail: string | null };

/** Whether the member may be below the upline, by what both are. */
function fits(member: TreeMember, upline: TreeMember, memberTypes: MemberTypeTable): boolean {
  const kind = memberKind(upline.member_type, memberTypes);
  return upline.id !== member.parent_id && upline.status === 'active' && kind.agent && !kind.trial;
}

/** Finds what prevents a move at this moment; null where it is possible. */
export async function findMoveProblem(
  { treeDepth, memberTypes, rates }: Pick<MoveDeps, 'treeDepth' | 'memberTypes' | 'rates'>,
  db: Database | DatabaseTransaction,
  { memberId, uplineId, lowerRates, fromDay }: WantedMove,
): Promise<MoveProblem | null> {
  const problem = (code: ErrorCode, detail: string | null = null) => ({ code, detail });
  const member = await findMember(db, memberId);
  if (!member) return problem('member.not.found');
  if (memberKind(member.member_type, memberTypes).trial) return problem('agent.move.upline');
  if (uplineId === null) return member.parent_id === null ? problem('agent.move.upline') : null;
  if (uplineId === memberId || (await isBelow(db, uplineId, memberId))) {
    return problem('agent.move.cycle');
  }
  const upline = await findMember(db, uplineId);
  if (!upline || !fits(member, upline, memberTypes)) return problem('agent.move.upline');
  const lowest = (await levelOf(db, uplineId)) + 1 + (await levelsBelow(db, memberId));
  if (lowest > treeDepth) return problem('agent.depth');
  if (lowerRates) return null;
  const detail = await rates.problemOfMove(db, memberId, uplineId, fromDay);
  return detail === null ? null : problem('agent.move.rates', detail);
}
