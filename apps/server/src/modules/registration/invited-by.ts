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

/** A member by whose code a friend can register. */
export type InvitingFriend = {
  memberId: bigint;
  code: string;
  nickname: string;
  /** The agent into whose team the friend comes; null without one. */
  agent: Inviting | null;
};

export type FriendInvitations = {
  /** Who invites by a code, in upper or lower case; null where nobody does. */
  find: (code: string) => Promise<InvitingFriend | null>;
  /** Ties a new member to that friend; false where that one can invite no more. */
  tie: (
    transaction: DatabaseTransaction,
    friendId: bigint,
    inviter: InvitingFriend,
  ) => Promise<boolean>;
};

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
  friendInvitations: FriendInvitations;
};

/** An agent invites, by a link or by an address of the site. */
type OfAgent = { way: 'code' | 'domain'; agent: Inviting; code: string | null };

/** A member invites, into the team of the agent above, if there is one. */
type OfFriend = { way: 'friend'; agent: Inviting | null; code: null; friend: InvitingFriend };

/** Who invites, and what the new account begins with. */
export type Invitation = (OfAgent | OfFriend) & { memberType: number; rates: GivenRates };

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

async function ofLink(deps: InvitationDependencies, typed: string): Promise<Invitation | null> {
  const { db, clock, memberTypes, opensAgents } = deps;
  const found = await findCode(db, typed, clock());
  if (found === null || !mayInvite(found.agent, memberTypes)) return null;
  const { agent, code, opens, rates } = found;
  return { agent, way: 'code', code, memberType: openedType(opens, opensAgents), rates };
}

async function ofFriend(
  { db, clock, friendInvitations }: InvitationDependencies,
  typed: string,
): Promise<Invitation | null> {
  const friend = await friendInvitations.find(typed);
  if (friend === null) return null;
  const { agent } = friend;
  const rates = agent === null ? {} : await findDefaultRates(db, agent.id, clock());
  return { way: 'friend', agent, code: null, friend, memberType: playerMemberType, rates };
}

async function ofCode(deps: InvitationDependencies, typed: string): Promise<Invitation> {
  const invitation = (await ofLink(deps, typed)) ?? (await ofFriend(deps, typed));
  if (invitation === null) throw refused();
  return invitation;
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
  const agent = invitation?.agent ?? null;
  if (agent !== null) await refuseTooDeep(deps.db, agent.id, deps.treeDepth);
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
  if (agent === null) return;
  await holdTree(transaction);
  await refuseTooDeep(transaction, agent.id, treeDepth);
  if (code !== null && !(await takeUse(transaction, code, clock()))) throw refused();
}

/** Notes by what a new member came into the team of an agent, and gives it its first rates. */
async function joinTeam(
  deps: InvitationDependencies,
  transaction: DatabaseTransaction,
  memberId: bigint,
  { agent, way, code, rates }: Invitation & { agent: Inviting },
): Promise<void> {
  const agentId = agent.id;
  await insertJoined(transaction, { memberId, agentId, way, code, at: deps.clock() });
  const first = { memberId, agentId, rates, setBy: agent.username, whenTooHigh: 'cut' } as const;
  await writeFirstRates({ ...deps, rules: deps.rebate }, transaction, first);
}

/**
 * Notes who invited a new member: the agent whose team it joins, and the friend. Refuses a friend
 * who can meanwhile invite no more.
 */
export async function joinByInvitation(
  deps: InvitationDependencies,
  transaction: DatabaseTransaction,
  memberId: bigint,
  invitation: Invitation,
): Promise<void> {
  const { agent } = invitation;
  if (agent !== null) await joinTeam(deps, transaction, memberId, { ...invitation, agent });
  if (invitation.way !== 'friend') return;
  const isTied = await deps.friendInvitations.tie(transaction, memberId, invitation.friend);
  if (!isTied) throw refused();
}

/** Who invites, as the form of the registration shows it. */
function showInviter(invitation: Invitation) {
  const { way: validatedBy } = invitation;
  if (invitation.way !== 'friend') {
    return { nickname: invitation.agent.nickname, teamOf: null, validatedBy };
  }
  const { friend, agent } = invitation;
  return { nickname: friend.nickname, teamOf: agent?.nickname ?? null, validatedBy };
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
  return showInviter(invitation);
}
