import type { DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import type { SessionContext } from '#http/handlers.ts';
import { countUse } from '#http/limits/count-use.ts';
import { startOfDay } from '#kit/time/day-range.ts';
import { lockUnexcluded } from '#modules/accounts/member-lock.store.ts';
import { insertMember } from '#modules/accounts/member.store.ts';
import { refuseWeakPassword } from '#modules/credentials/refuse-weak-password.ts';
import { highestToGive, readGiven, writeFirstRates } from '#modules/hierarchy/first-rates.ts';
import { holdTree, levelOf } from '#modules/hierarchy/hierarchy.store.ts';
import { insertJoined } from '#modules/hierarchy/invitation.store.ts';
import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { gameTypes } from '@pavilion/domain/game/game-type';
import { isTeamType } from '@pavilion/domain/member/member-type';
import { normaliseUsername } from '@pavilion/domain/password/password-rule';
import { usernameProblem } from '@pavilion/domain/registration/registration-problems';
import { actOnce, answerBefore } from '../act-once.ts';
import { rateDepsOf, type LinkDeps } from './link-deps.ts';
import { countOpened } from './opened.store.ts';

type Call = PlayerEndpoints['agents']['openDownline'];
type Input = ParsedInputOf<Call>;
type Opened = ResponseOf<Call>;

export const mostPerDay = 20;

/** How many accounts an agent has opened today. */
export function openedToday(
  { clock, timeZone }: Pick<LinkDeps, 'clock' | 'timeZone'>,
  db: LinkDeps['db'] | DatabaseTransaction,
  agentId: bigint,
): Promise<number> {
  return countOpened(db, agentId, startOfDay(clock(), timeZone));
}

function refuseBadInput({ open, siteName, password }: LinkDeps, input: Input): void {
  if (!open.direct || (isTeamType(input.type) && !open.agents)) {
    throw new ApiError('agent.open.closed');
  }
  const problem = usernameProblem(input.username, siteName);
  if (problem !== null) throw new ApiError(problem);
  refuseWeakPassword(input.password, input.username, password);
}

type Opening = { input: Input; passwordHash: string; context: SessionContext };

async function openAccount(
  deps: LinkDeps,
  transaction: DatabaseTransaction,
  { input, passwordHash, context }: Opening,
): Promise<Opened> {
  const { clock, treeDepth, publish } = deps;
  const { memberId: agentId, username: setBy } = context.caller;
  if ((await levelOf(transaction, agentId)) >= treeDepth) throw new ApiError('agent.depth');
  const before = await openedToday(deps, transaction, agentId);
  if (before >= mostPerDay) throw new ApiError('request.limited');
  const rateDeps = rateDepsOf(deps);
  const highest = await highestToGive(rateDeps, transaction, agentId);
  const rates = readGiven(rateDeps, input.rates, highest);
  const memberId = await insertMember(transaction, {
    username: input.username,
    passwordHash,
    memberType: input.type,
    parentId: agentId,
    language: context.language,
    unfinished: true,
  });
  if (memberId === null) throw new ApiError('register.username.taken');
  const first = { memberId, agentId, rates, setBy, whenTooHigh: 'refuse' } as const;
  await writeFirstRates(rateDeps, transaction, first);
  await insertJoined(transaction, { memberId, agentId, way: 'direct', code: null, at: clock() });
  await publish('memberRegistered', { transaction, memberId });
  return { account: input.username, openedToday: before + 1, mostPerDay };
}

/** Opens an account one step below an agent, which its person has yet to finish. */
export async function openDownline(
  deps: LinkDeps,
  typed: Input,
  context: SessionContext,
): Promise<Opened> {
  const { db, clock, hasher } = deps;
  const { memberId } = context.caller;
  const input = { ...typed, username: normaliseUsername(typed.username) };
  const { requestKey, username, type, rates } = input;
  const sent = gameTypes.map((category) => rates[category] ?? null);
  const asked = JSON.stringify([username, type, sent]);
  const act = { memberId, requestKey, call: 'openDownline', input: asked, at: clock() };
  const before = await answerBefore<Opened>(db, act);
  if (before !== null) return before;
  refuseBadInput(deps, input);
  await countUse(deps, 'account opening', { account: memberId });
  const passwordHash = await hasher.hash(input.password, context.signal);
  return db.transaction().execute(async (transaction) => {
    await holdTree(transaction);
    await lockUnexcluded(transaction, memberId);
    const opening = { input, passwordHash, context };
    return actOnce(transaction, act, () => openAccount(deps, transaction, opening));
  });
}
