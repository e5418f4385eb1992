import type { DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import { formatRate, parseRate, rateProblem } from '@pavilion/domain/agent/rate-chain';
import { rateOn, withRates } from '@pavilion/domain/agent/rate-timeline';
import { gameTypes, type GameType } from '@pavilion/domain/game/game-type';
import { memberKind } from '@pavilion/domain/member/member-type';
import { lowerBelowUplines, loweredOn } from './lower-branch.ts';
import type { RateDeps } from './rate-deps.ts';
import {
  findNamedMember,
  findRateChange,
  insertRateChange,
  listBelow,
  lockRates,
  writeRates,
  type NamedMember,
} from './rate.store.ts';
import {
  boundsOf,
  byCategory,
  daysOf,
  readRelatives,
  readTimelines,
  type Days,
  type Relatives,
  type Timelines,
} from './read-rates.ts';
import { showRates, type ShownRates } from './show-rates.ts';

export type RateInput = {
  account: string;
  /** Texts such as "1.20"; the other categories stay as they are. */
  rates: Readonly<Partial<Record<GameType, string>>>;
  /** Lowers everybody below too, where their rates would be above; for operators only. */
  lowerBranch: boolean;
  requestKey: string;
  setBy: RateSetter;
};

/** An operator, or the direct upline of the member. */
export type RateSetter = { operator: string } | { uplineId: bigint; username: string };

const nameOf = (setter: RateSetter): string =>
  'operator' in setter ? `operator:${setter.operator}` : setter.username;

type Wanted = { category: GameType; rate: number };

export type SetRates = Omit<ShownRates, 'history'> & { lowered: number };

/** The member whose rates these are, when the setter may set them or, with the branch, lower them. */
async function findMember(
  { memberTypes }: RateDeps,
  transaction: DatabaseTransaction,
  { account, lowerBranch, setBy }: RateInput,
): Promise<NamedMember> {
  const member = await findNamedMember(transaction, account);
  if ('uplineId' in setBy) {
    if (member?.uplineId !== setBy.uplineId) throw new ApiError('agent.downline.not.found');
    return member;
  }
  if (!member) throw new ApiError('member.not.found');
  if (memberKind(member.memberType, memberTypes).trial) throw new ApiError('trial.restricted');
  if (member.uplineId !== null && !lowerBranch) throw new ApiError('agent.rebate.upline');
  return member;
}

/** The rates in the order of the categories; throws for one outside its bounds. */
function checkedRates(
  { rules }: RateDeps,
  { rates, lowerBranch, setBy }: RateInput,
  relatives: Relatives,
  days: Days,
): Wanted[] {
  return gameTypes.flatMap((category) => {
    const text = rates[category];
    if (text === undefined) return [];
    const bounds = boundsOf(relatives, category, days, rules);
    const isOnlyLowered = 'operator' in setBy && relatives.upline !== null;
    const own = rateOn(relatives.own[category], days.next);
    const floor = lowerBranch ? 0 : bounds.floor;
    // An operator raises nobody who has an upline.
    const ceiling = isOnlyLowered ? Math.min(bounds.ceiling, own) : bounds.ceiling;
    const rate = parseRate(text) ?? -1;
    const problem = rateProblem(rate, { step: rules.step[category], floor, ceiling });
    if (problem === null) return [{ category, rate }];
    const hints = { category, floor: formatRate(floor), ceiling: formatRate(ceiling) };
    throw new ApiError(problem, hints);
  });
}

/** Writes the rates of a member, and of everybody below where the branch is to be lowered. */
async function writeChange(
  deps: RateDeps,
  transaction: DatabaseTransaction,
  { member, wanted, days, input }: ChangeOfRates,
): Promise<number> {
  const { rules, clock } = deps;
  const { next } = days;
  const setBy = nameOf(input.setBy);
  const below = input.lowerBranch ? await listBelow(transaction, member.id) : [];
  const before: Map<bigint | null, Timelines | null> = new Map(
    await readTimelines(transaction, [member, ...below], days.today, rules),
  );
  const own = before.get(member.id);
  if (!own) throw new Error(`no rates of member ${member.id}`);
  const set = byCategory((category) => {
    const given = wanted.filter((one) => one.category === category);
    return withRates(
      own[category],
      given.map(({ rate }) => ({ day: next, rate })),
    );
  });
  const after = new Map(before).set(member.id, set);
  const rows = wanted.map((one) => ({ memberId: member.id, day: next, ...one }));
  rows.push(...lowerBelowUplines(after, below, next, rules));
  await writeRates(transaction, rows, { setBy, setAt: clock() });
  const lowered = loweredOn(next, before, after, [member, ...below]);
  if (lowered.length > 0) {
    await deps.notifyLowered(transaction, { lowered, fromDay: next, setBy });
  }
  return lowered.filter(({ memberId }) => memberId !== member.id).length;
}

type ChangeOfRates = { member: NamedMember; wanted: Wanted[]; days: Days; input: RateInput };

/**
 * Sets rates of a member, all of them or none, from the next 00:00 of the site on; a later change
 * of the same day takes their place. A repeat answers the first answer.
 */
export function setRates(deps: RateDeps, input: RateInput): Promise<SetRates> {
  const { rules, clock, db } = deps;
  const { account, requestKey, lowerBranch } = input;
  const setBy = nameOf(input.setBy);
  const sent = gameTypes.map((category) => input.rates[category] ?? null);
  const asked = JSON.stringify([account.toLowerCase(), lowerBranch, ...sent]);
  return db.transaction().execute(async (transaction) => {
    await lockRates(transaction);
    const earlier = await findRateChange(transaction, setBy, requestKey);
    if (earlier && earlier.input !== asked) throw new ApiError('agent.repeat.differs');
    if (earlier) return earlier.answer as SetRates;
    const member = await findMember(deps, transaction, input);
    const days = daysOf(deps);
    const relatives = await readRelatives(transaction, member, days, rules);
    const wanted = checkedRates(deps, input, relatives, days);
    const lowered = await writeChange(deps, transaction, { member, wanted, days, input });
    const { history: _, ...shown } = await showRates(deps, transaction, member, days);
    const answer = { ...shown, lowered };
    const change = { setBy, requestKey, memberId: member.id, input: asked, answer };
    await insertRateChange(transaction, { ...change, setAt: clock() });
    return answer;
  });
}
