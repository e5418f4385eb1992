import { randomUUID } from 'node:crypto';
import { dayAfter } from '#kit/time/day-range.ts';
import { applyAt } from '#modules/wallet/apply-at.fixture.ts';
import type { WalletOperation } from '#modules/wallet/operation.ts';
import { parseRate } from '@pavilion/domain/agent/rate-chain';
import type { Play, Random } from './habits.fixture.ts';
import { firstDay, type MonthSite } from './open-month.fixture.ts';
import type { Person } from './people.fixture.ts';

const unit = 100n;
/** A round gives back so many percent of what its game returns: the mean is 100. */
const luck = { least: 40, most: 160 };
const checkInEveryDays = 6;
const groupsAtOnce = 250;

type Round = { stake: bigint; win: bigint; gameNode: number; category: string };
type Moves = { person: Person; deposits: bigint[]; rounds: Round[] };

/** The games that can be played, by category. */
function gamesOf({ site }: MonthSite, { categories }: Play) {
  const open = new Set(site.vendors.filter(({ on }) => on).map(({ code }) => code));
  return site.games.filter(
    ({ gameType, vendor }) => categories.includes(gameType) && open.has(vendor),
  );
}

function roundsOf(month: MonthSite, play: Play, random: Random): Round[] {
  const stake = (BigInt(random.between(play.least, play.most)) * unit) / BigInt(play.rounds);
  const games = gamesOf(month, play);
  return Array.from({ length: play.rounds }, () => {
    const { nodeId, gameType, rtpPercent } = random.pick(games);
    const returned = BigInt(parseRate(`${rtpPercent}`) ?? 0);
    const win = (stake * returned * BigInt(random.between(luck.least, luck.most))) / 1_000_000n;
    return { stake, win, gameNode: nodeId, category: gameType };
  });
}

/** What a member plays on a day, and deposits for it where there is less cash. */
function movesOf(month: MonthSite, day: string, isWeekend: boolean, random: Random) {
  const { minimum, maximum } = month.site.policy.payments.deposit;
  const checkIn = month.site.rewards.signIn?.conditions.deposit?.amount ?? minimum;
  return (person: Person, cash: bigint): Moves => {
    const plays: readonly Play[] = person.habit.plays;
    const played = plays.filter(
      ({ chance, onWeekends }) => random.chance(chance) && (isWeekend || onWeekends !== true),
    );
    const rounds = played.flatMap((play) => roundsOf(month, play, random));
    let missing = rounds.reduce((sum, { stake }) => sum + stake, -cash);
    const deposits: bigint[] = [];
    while (missing > 0n) {
      const wanted = (missing / checkIn + 1n) * checkIn;
      const amount = wanted > maximum ? maximum : wanted;
      deposits.push(amount);
      missing -= amount;
    }
    const isDue = Number(day.slice(-2)) % checkInEveryDays === 1;
    if (person.habit.depositsForCheckIn && isDue && deposits.length === 0) deposits.push(checkIn);
    return { person, deposits, rounds };
  };
}

function operationsOf({ houseId }: MonthSite, { person, deposits, rounds }: Moves) {
  const { accountId } = person;
  const wallet = { accountId, contraId: houseId };
  const paid = deposits.map((amountMinor): WalletOperation => {
    return { ...wallet, kind: 'deposit', amountMinor, source: 'deposit', externalId: randomUUID() };
  });
  const played = rounds.flatMap(({ stake, win, gameNode, category }): WalletOperation[] => {
    const roundId = randomUUID();
    const round = { ...wallet, source: 'games:month', roundId, gameNode, category };
    const externalId = `${roundId}:win`;
    return [
      { ...round, kind: 'bet', amountMinor: -stake, externalId: `${roundId}:bet` },
      { ...round, kind: 'win', amountMinor: win, externalId, finishesRound: true },
    ];
  });
  return [...paid, ...played];
}

/** Writes the deposits that the operations of members have paid. */
async function writeDeposits(
  { db, clock }: MonthSite,
  all: readonly (readonly WalletOperation[])[],
  people: ReadonlyMap<bigint, Person>,
) {
  const rows = all.flat().filter(({ kind }) => kind === 'deposit');
  if (rows.length === 0) return;
  await db
    .insertInto('deposit')
    .values(
      rows.map(({ externalId: id, accountId, amountMinor: amount }) => ({
        id,
        member_id: people.get(accountId)?.memberId ?? 0n,
        account_id: accountId,
        channel: 'card',
        gateway: 'fake',
        amount,
        request_key: id,
        state: 'paid' as const,
        requested_at: clock(),
        settled_at: clock(),
      })),
    )
    .execute();
}

/** Applies what members do now, each member's all or none; nothing may be refused. */
export async function applyNow(
  month: MonthSite,
  all: readonly (readonly WalletOperation[])[],
): Promise<void> {
  const groups = all.filter((group) => group.length > 0);
  for (let at = 0; at < groups.length; at += groupsAtOnce) {
    const page = groups.slice(at, at + groupsAtOnce);
    const results = await applyAt(month.engine, page, month.clock());
    const refused = results.flat().find(({ outcome }) => outcome !== 'applied');
    if (refused) throw new Error(`the ledger answered ${refused.outcome}`);
  }
}

/** Cash of members, by account. */
async function cashOf({ db, currency }: MonthSite): Promise<Map<bigint, bigint>> {
  const rows = await db
    .selectFrom('account')
    .select(['id', 'balance', 'bonus'])
    .where('currency', '=', currency.code)
    .where('member_id', 'is not', null)
    .execute();
  return new Map(rows.map(({ id, balance, bonus }) => [id, balance - bonus]));
}

/** Has everybody who is a member on a day play by habit, and deposit what that takes. */
export async function playDay(
  month: MonthSite,
  people: readonly Person[],
  day: string,
  random: Random,
): Promise<void> {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const movesBy = movesOf(month, day, weekday === 0 || weekday >= 5, random);
  const cash = await cashOf(month);
  const all = people
    .filter(({ joinsOn }) => joinsOn <= day)
    .map((person) => operationsOf(month, movesBy(person, cash.get(person.accountId) ?? 0n)));
  await applyNow(month, all);
  await writeDeposits(month, all, new Map(people.map((person) => [person.accountId, person])));
}

/** The day of the month at a place, the first one at 0. */
export const dayOf = (place: number) => dayAfter(firstDay, place);
