import { randomInt } from 'node:crypto';
import type { DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import { countUse } from '#http/limits/count-use.ts';
import { dayMs } from '#kit/time/milliseconds.ts';
import { lockUnexcluded } from '#modules/accounts/member-lock.store.ts';
import { highestToGive, readGiven } from '#modules/hierarchy/first-rates.ts';
import type { ParsedInputOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { gameTypes } from '@pavilion/domain/game/game-type';
import { isTeamType } from '@pavilion/domain/member/member-type';
import { actOnce, answerBefore } from '../act-once.ts';
import { rateDepsOf, type LinkDeps } from './link-deps.ts';
import {
  countOpenLinks,
  insertLink,
  listDomains,
  listLinks,
  writeDefault,
  type NewLink,
} from './link.store.ts';
import { showLink, type ShownLink } from './show-link.ts';

type Input = ParsedInputOf<PlayerEndpoints['agents']['createLink']>;

export const mostLinks = 20;

/** Without letters and digits that look alike. */
const codeSigns = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const codeLength = 8;

const drawCode = () =>
  Array.from({ length: codeLength }, () => codeSigns[randomInt(codeSigns.length)]).join('');

async function readLink(
  deps: LinkDeps,
  transaction: DatabaseTransaction,
  memberId: bigint,
  { type, rates, label, days, maxUses, domain }: Input,
): Promise<Omit<NewLink, 'code'>> {
  const address = domain?.toLowerCase() ?? null;
  if (address !== null && !(await listDomains(transaction, memberId)).includes(address)) {
    throw new ApiError('request.invalid');
  }
  const rateDeps = rateDepsOf(deps);
  const highest = await highestToGive(rateDeps, transaction, memberId);
  const now = deps.clock();
  return {
    memberId,
    domain: address,
    memberType: type,
    rates: readGiven(rateDeps, rates, highest),
    label,
    createdAt: now,
    expiresAt: days === null ? null : new Date(now.getTime() + days * dayMs),
    maxUses,
  };
}

async function insertWithNewCode(
  transaction: DatabaseTransaction,
  link: Omit<NewLink, 'code'>,
): Promise<bigint> {
  const id = await insertLink(transaction, { ...link, code: drawCode() });
  return id ?? insertWithNewCode(transaction, link);
}

async function makeLink(
  deps: LinkDeps,
  transaction: DatabaseTransaction,
  memberId: bigint,
  input: Input,
): Promise<ShownLink> {
  const { open, clock } = deps;
  if (!open.links || (isTeamType(input.type) && !open.agents)) {
    throw new ApiError('agent.open.closed');
  }
  const link = await readLink(deps, transaction, memberId, input);
  if ((await countOpenLinks(transaction, memberId, clock())) >= mostLinks) {
    throw new ApiError('agent.link.limit');
  }
  const id = await insertWithNewCode(transaction, link);
  if (input.isDefault) await writeDefault(transaction, memberId, id);
  const [row] = await listLinks(transaction, memberId, clock(), id);
  if (!row) throw new Error(`no link ${id}`);
  return showLink(deps, row);
}

/** Makes a link by which people join the team of an agent. */
export async function createLink(
  deps: LinkDeps,
  memberId: bigint,
  input: Input,
): Promise<ShownLink> {
  const { db, clock } = deps;
  const { requestKey, type, rates, label, days, maxUses, isDefault, domain } = input;
  const sent = gameTypes.map((category) => rates[category] ?? null);
  const asked = JSON.stringify([type, sent, label, days, maxUses, isDefault, domain]);
  const act = { memberId, requestKey, call: 'createLink', input: asked, at: clock() };
  const before = await answerBefore<ShownLink>(db, act);
  if (before !== null) return before;
  await countUse(deps, 'link', { account: memberId });
  return db.transaction().execute(async (transaction) => {
    await lockUnexcluded(transaction, memberId);
    return actOnce(transaction, act, () => makeLink(deps, transaction, memberId, input));
  });
}
