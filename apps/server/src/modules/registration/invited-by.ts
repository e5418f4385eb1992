import type { Database, DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import type { RequestContext } from '#http/handlers.ts';
import { countUse, type LimitDependencies } from '#http/limits/count-use.ts';
import {
  findAgentByCode,
  findAgentByDomain,
  holdTree,
  levelOf,
  type Relative,
} from '#modules/hierarchy/hierarchy.store.ts';
import { memberKind, type MemberTypeTable } from '@pavilion/domain/member/member-type';

export type InvitationDependencies = {
  db: Database;
  memberTypes: MemberTypeTable;
  /** How many levels the tree of agents may have. */
  treeDepth: number;
};

/** Only who has agent pages invites. */
function inviting(found: Relative | null, memberTypes: MemberTypeTable): bigint | null {
  return found !== null && memberKind(found.member_type, memberTypes).agent ? found.id : null;
}

/** The agent whose own address the request came to; a body never names that address. */
export async function agentOfDomain(
  { db, memberTypes }: Pick<InvitationDependencies, 'db' | 'memberTypes'>,
  { host }: RequestContext,
): Promise<bigint | null> {
  return host === undefined ? null : inviting(await findAgentByDomain(db, host), memberTypes);
}

async function refuseTooDeep(
  db: Database | DatabaseTransaction,
  agent: bigint,
  treeDepth: number,
): Promise<void> {
  if ((await levelOf(db, agent)) >= treeDepth) throw new ApiError('register.invitation.invalid');
}

/** The agent who invited: by the code, else by the address; null when there is neither. */
export async function invitedBy(
  { db, memberTypes, treeDepth }: InvitationDependencies,
  code: string,
  byDomain: bigint | null,
): Promise<bigint | null> {
  const byCode = code === '' ? null : inviting(await findAgentByCode(db, code), memberTypes);
  if (code !== '' && byCode === null) throw new ApiError('register.invitation.invalid');
  const agent = byCode ?? byDomain;
  if (agent !== null) await refuseTooDeep(db, agent, treeDepth);
  return agent;
}

/** Refuses an agent whom a move has meanwhile put too deep; until the end nobody is moved. */
export async function holdInvitation(
  transaction: DatabaseTransaction,
  agent: bigint,
  treeDepth: number,
): Promise<void> {
  await holdTree(transaction);
  await refuseTooDeep(transaction, agent, treeDepth);
}

/** Checks an invitation code for the form before it is sent; throws when no agent has it. */
export async function checkAffiliate(
  deps: InvitationDependencies & LimitDependencies,
  code: string,
  context: RequestContext,
) {
  await countUse(deps, 'invitation check', { context });
  const agent = await invitedBy(deps, code.trim(), await agentOfDomain(deps, context));
  if (agent === null) throw new ApiError('register.invitation.invalid');
  return { validatedBy: code.trim() === '' ? 'domain' : 'code' } as const;
}
