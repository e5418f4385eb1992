import type { Database, DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import type { RequestContext } from '#http/handlers.ts';
import { countUse, type LimitDependencies } from '#http/limits/count-use.ts';
import type { Clock } from '#kit/clock.ts';
import { writeFirstRates } from '#modules/hierarchy/first-rates.ts';
import { holdTree, levelOf } from '#modules/hierarchy/hierarchy.store.ts';
import {
  findAgentByDomain,
  findCode,
  findDefaultRates,
  insertJoined,
  takeUse,
  type Inviting,
} from '#modules/hierarchy/invitation.store.ts';
import type { RebateRules } from '#modules/hierarchy/rates.ts';
import type { GivenRates } from '@pavilion/domain/agent/given-rates';
import {
  memberKind,
  openedType,
  playerMemberType,
  type MemberTypeTable,
} from '@pavilion/domain/member/member-type';

export type InvitationDependencies = {
  db: Database;
  clock: Clock;
  timeZone: string;
  memberTypes: MemberTypeTable;
  /** How many levels the tree of agents may have. */
  treeDepth: number;
  rebate: RebateRules;
  /** Whether accounts may open as agents of type 1. */
  opensAgents: boolean;
};

/** Who invites, and what the new account begins with. */
export type Invitation = {
  agent: Inviting;
  way: 'code' | 'domain';
  code: string | null;
  memberType: number;
  rates: GivenRates;
};

const refused = () => new ApiError('register.invitation.invalid');

/** Only who has agent pages invites. */
const mayInvite = ({ member_type }: Inviting, memberTypes: MemberTypeTable): boolean =>
  memberKind(member_type, memberTypes).agent;

/** The agent whose own address the request came to; a body never names that address. */
export async function agentOfDomain(
  { db, memberTypes }: Pick<InvitationDependencies, 'db' | 'memberTypes'>,
  { host }: RequestContext,
): Promise<Inviting | null> {
  const found = host === undefined ? null : await findAgentByDomain(db, host);
  return found !== null && mayInvite(found, memberTypes) ? found : null;
}

async function refuseTooDeep(
  db: Database | DatabaseTransaction,
  agentId: bigint,
  treeDepth: number,
): Promise<void> {
  if ((await levelOf(db, agentId)) >= treeDepth) throw refused();
}

async function ofCode(deps: InvitationDependencies, typed: string): Promise<Invitation> {
  const { db, clock, memberTypes, opensAgents } = deps;
  const found = await findCode(db, typed, clock());
  if (found === null || !mayInvite(found.agent, memberTypes)) throw refused();
  const { agent, code, opens, rates } = found;
  return { agent, way: 'code', code, memberType: openedType(opens, opensAgents), rates };
}

async function ofAddress(
  { db, clock }: InvitationDependencies,
  agent: Inviting,
): Promise<Invitation> {
  const rates = await findDefaultRates(db, agent.id, clock());
  return { agent, way: 'domain', code: null, memberType: playerMemberType, rates };
}

/** Who invites: by the code, else by the address; null when there is neither. */
export async function invitedBy(
  deps: InvitationDependencies,
  code: string,
  byDomain: Inviting | null,
): Promise<Invitation | null> {
  const invitation =
    code === '' ? byDomain && (await ofAddress(deps, byDomain)) : await ofCode(deps, code);
  if (invitation === null) return null;
  await refuseTooDeep(deps.db, invitation.agent.id, deps.treeDepth);
  return invitation;
}

/**
 * Counts a use of the invitation, and holds the tree. Refuses a link that has meanwhile been used
 * up, or an agent whom a move has put too deep; until the end nobody is moved.
 */
export async function takeInvitation(
  { clock, treeDepth }: Pick<InvitationDependencies, 'clock' | 'treeDepth'>,
  transaction: DatabaseTransaction,
  { agent, code }: Invitation,
): Promise<void> {
  await holdTree(transaction);
  await refuseTooDeep(transaction, agent.id, treeDepth);
  if (code !== null && !(await takeUse(transaction, code, clock()))) throw refused();
}

/** Notes by what a new member came, and gives it the rates of the invitation. */
export async function joinTeam(
  deps: InvitationDependencies,
  transaction: DatabaseTransaction,
  memberId: bigint,
  { agent, way, code, rates }: Invitation,
): Promise<void> {
  const agentId = agent.id;
  await insertJoined(transaction, { memberId, agentId, way, code, at: deps.clock() });
  const first = { memberId, agentId, rates, setBy: agent.username, whenTooHigh: 'cut' } as const;
  await writeFirstRates({ ...deps, rules: deps.rebate }, transaction, first);
}

/** Who invites by a code or by the address of the request; throws when nobody does. */
export async function findInviter(
  deps: InvitationDependencies & LimitDependencies,
  code: string,
  context: RequestContext,
) {
  await countUse(deps, 'invitation check', { context });
  const invitation = await invitedBy(deps, code.trim(), await agentOfDomain(deps, context));
  if (invitation === null) throw refused();
  return { nickname: invitation.agent.nickname, validatedBy: invitation.way };
}
