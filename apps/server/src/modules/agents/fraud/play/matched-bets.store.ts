import { sql, type RawBuilder } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import {
  fewestMatched,
  matchedPercent,
  sidedCategories,
  sidesWithinMs,
  type DecidedRound,
} from '@pavilion/domain/fraud/matched-bets';

export type TimeRange = { from: Date; until: Date };

/** Two accounts of one line; of two one step below an agent the younger one counts as the lower. */
export type AccountPair = {
  upperId: bigint;
  lowerId: bigint;
  agentId: bigint;
  upperAccountId: bigint;
  lowerAccountId: bigint;
};

/** A round that was won or lost, in a game with two sides. */
const isDecided = sql`round.finished_at is not null and round.game_node is not null
  and round.category = any (${[...sidedCategories]}::text[])
  and round.standing_bets > 0 and round.standing_wins <> round.standing_bets`;

/** Rounds that are compared by one statement, so that none takes long. */
const roundsAtOnce = 50_000;
/** Two rounds that are near each other share a slot when one stands in two of this length. */
const slotMs = 2 * sidesWithinMs;

/** The decided rounds of members that ended in a time; `at` in milliseconds. */
const decidedIn = ({ from, until }: TimeRange, currency: string) => sql`
  select account.member_id, member.parent_id, round.standing_bets as stake,
    hashtextextended(round.source, round.game_node) as game,
    floor(extract(epoch from round.started_at) * 1000)::bigint as at,
    round.standing_wins > round.standing_bets as won
  from round join account on account.id = round.account_id and account.currency = ${currency}
  join member on member.id = account.member_id
  where round.finished_at >= ${from} and round.finished_at < ${until} and ${isDecided}`;

/** Of rounds those of members who have enough of them, with all that each staked. */
const playedOften = (rounds: 'decided' | 'decided_below') => sql`
  select played.*, often.stakes from ${sql.table(rounds)} as played join (
    select member_id, sum(stake)::bigint as stakes from ${sql.table(rounds)}
    group by member_id having count(*) >= ${fewestMatched}::int
  ) as often on often.member_id = played.member_id`;

const inTwoSlots = sql`(values (-${sidesWithinMs}::int), (${sidesWithinMs}::int)) as side (ms)`;

/** Whether a round and another one, which stands in two slots, may be two sides of one bet. */
const areNear = sql`
  two.game = one.game and two.slot = one.at / ${slotMs}::int and two.won <> one.won
  and abs(two.at - one.at) <= ${sidesWithinMs}::int
  and one.stakes * 100 > two.stakes * ${matchedPercent}::bigint
  and two.stakes * 100 > one.stakes * ${matchedPercent}::bigint`;

/** Of `met` rounds the pairs of members of whose stakes enough may be matched. */
const pairsOf = (currency: string) => sql`
  select upper_id as "upperId", lower_id as "lowerId", agent_id as "agentId",
    upper.id as "upperAccountId", lower.id as "lowerAccountId"
  from (
    select upper_id, lower_id, agent_id from met group by upper_id, lower_id, agent_id
    having count(*) >= ${fewestMatched}::int
      and sum(matched) * 100 > max(most) * ${matchedPercent}::bigint
  ) as pair
  join account as upper on upper.member_id = upper_id and upper.currency = ${currency}
  join account as lower on lower.member_id = lower_id and lower.currency = ${currency}`;

const met = sql`least(one.stake, two.stake) as matched, greatest(one.stakes, two.stakes) as most`;

/** Which part of so many; agents are parted by their ids. */
export type Part = { part: number; parts: number };

/** How many statements compare the rounds of a time. */
export async function countParts(db: Database, { from, until }: TimeRange): Promise<number> {
  const { rows } = await sql<{ rounds: number }>`
    select count(*)::int as rounds from round
    where finished_at >= ${from} and finished_at < ${until} and ${isDecided}`.execute(db);
  return Math.ceil((rows[0]?.rounds ?? 0) / roundsAtOnce);
}

/** The rounds that are compared with those of everybody below: whose, and of which part. */
type Upper = {
  /** Whose line they are compared with: their own, or that of their direct upline. */
  line: 'member_id' | 'parent_id';
  isUpper: RawBuilder<unknown>;
  /** Whether a round `one` of theirs is compared with a round `two` of the line. */
  isCompared: RawBuilder<unknown>;
};

/** Lists pairs of accounts of one line whose stakes in a time may be matched by opposite rounds. */
async function listOpposite(
  db: Database,
  range: TimeRange,
  currency: string,
  { line, isUpper, isCompared }: Upper,
): Promise<AccountPair[]> {
  const headId = sql.ref(line);
  const { rows } = await sql<AccountPair>`
    with decided as materialized (
      ${decidedIn(range, currency)} and ${isUpper}
    ), upper_rounds as materialized (${playedOften('decided')}), lines as materialized (
      select ancestor_id, line.member_id
      from (select distinct ${headId} as id from upper_rounds) as head
      join downline as line on line.ancestor_id = head.id
    ), decided_below as materialized (
      ${decidedIn(range, currency)} and member.id in (select member_id from lines)
    ), played as materialized (${playedOften('decided_below')}), below as materialized (
      select played.*, ancestor_id, (at + side.ms) / ${slotMs}::int as slot
      from played join lines on lines.member_id = played.member_id cross join ${inTwoSlots}
    ), met as (
      select one.member_id as upper_id, two.member_id as lower_id, two.parent_id as agent_id,
        ${met}
      from upper_rounds as one join below as two on two.ancestor_id = one.${headId}
        and ${isCompared} and ${areNear}
    )
    ${pairsOf(currency)}`.execute(db);
  return rows;
}

/**
 * Lists pairs of accounts, one of them one step below an agent and the other anywhere below the
 * same agent, whose stakes in a time may be matched by opposite rounds of each other; of one part
 * of the agents.
 */
export function listOppositeBeside(
  db: Database,
  range: TimeRange,
  currency: string,
  { part, parts }: Part,
): Promise<AccountPair[]> {
  return listOpposite(db, range, currency, {
    line: 'parent_id',
    isUpper: sql`member.parent_id % ${parts}::int = ${part}::int`,
    isCompared: sql`(two.parent_id <> one.parent_id or two.member_id > one.member_id)
      and not exists (
        select from downline where ancestor_id = one.member_id and member_id = two.member_id
      )`,
  });
}

/** Lists such pairs of accounts of which one stands above the other, in one part of those above. */
export function listOppositeUplines(
  db: Database,
  range: TimeRange,
  currency: string,
  { part, parts }: Part,
): Promise<AccountPair[]> {
  return listOpposite(db, range, currency, {
    line: 'member_id',
    isUpper: sql`member.id % ${parts}::int = ${part}::int
      and exists (select from downline where ancestor_id = member.id)`,
    isCompared: sql`true`,
  });
}

const decidedRound = sql`
  round.account_id as "accountId", round.source, round.round_id as "roundId",
  round.game_node as "gameNode", round.started_at as "startedAt",
  round.standing_bets as "stakeMinor", round.standing_wins > round.standing_bets as "isWon"`;

/** Lists the rounds of accounts that ended in a time, were won or lost, and have two sides. */
export async function listDecided(
  db: Database,
  accountIds: readonly bigint[],
  { from, until }: TimeRange,
): Promise<DecidedRound[]> {
  const { rows } = await sql<DecidedRound>`
    select ${decidedRound} from round
    where account_id = any (${[...accountIds]}::bigint[])
      and finished_at >= ${from} and finished_at < ${until} and ${isDecided}`.execute(db);
  return rows;
}

/** A confirmed case of two accounts. */
export type ConfirmedPair = { caseId: string; accountIds: bigint[]; decidedAt: Date };

const isNew = sql`not exists (
  select from matched_round as counted where counted.account_id = round.account_id
    and counted.source = round.source and counted.round_id = round.round_id
)`;

/** Bets on sports are placed so long before they end, in days; their rounds are found by it. */
const longestRoundDays = 31;

/** Of the rounds of an account those that were booked since an instant, and began not long before. */
const bookedSince = (since: Date) => sql`round.last_at >= ${since}::timestamptz
  and round.started_at >= ${since}::timestamptz - ${longestRoundDays}::int * interval '1 day'`;

/** Lists the confirmed cases whose accounts have ended rounds since an instant. */
export async function listConfirmedPairs(
  db: Database,
  since: Date,
  currency: string,
): Promise<ConfirmedPair[]> {
  const { rows } = await sql<ConfirmedPair>`
    with pair as materialized (
      select fraud_case.id, decided_at, array_agg(account.id order by account.id) as accounts
      from fraud_case join account on account.currency = ${currency}
        and account.member_id = any (fraud_case.others || fraud_case.member_id)
      where kind = 'matchedBets' and state = 'confirmed'
      group by fraud_case.id
    )
    select id as "caseId", accounts as "accountIds", decided_at as "decidedAt" from pair
    where exists (
      select from unnest(accounts) as one (account_id) join round using (account_id)
      where ${bookedSince(since)} and finished_at >= decided_at and ${isDecided} and ${isNew}
    ) order by decided_at, id`.execute(db);
  return rows;
}

/**
 * Lists the rounds of two accounts that ended after the decision and are matched with none yet: of
 * those that were booked since an instant, and of the time in which these began.
 */
export async function listUnmatched(
  transaction: DatabaseTransaction,
  { accountIds, decidedAt }: ConfirmedPair,
  since: Date,
): Promise<DecidedRound[]> {
  const ofPair = sql`account_id = any (${accountIds}::bigint[]) and finished_at >= ${decidedAt}
    and ${isDecided} and ${isNew}`;
  const { rows } = await sql<DecidedRound>`
    with ended as materialized (
      select min(started_at) as first, max(started_at) as last from round
      where ${ofPair} and ${bookedSince(since)}
    )
    select ${decidedRound} from ended join round on round.started_at
      between first - ${sidesWithinMs}::int * interval '1 millisecond'
      and last + ${sidesWithinMs}::int * interval '1 millisecond'
    where ${ofPair}`.execute(transaction);
  return rows;
}

/** A round whose valid bet was lowered. */
export type LoweredRound = Pick<DecidedRound, 'accountId' | 'source' | 'roundId'> & {
  matchedMinor: bigint;
  takenMinor: bigint;
};

/** Notes rounds whose matched part counts no more, so that each is lowered once. */
export async function insertMatched(
  transaction: DatabaseTransaction,
  caseId: string,
  rounds: readonly LoweredRound[],
  at: Date,
): Promise<void> {
  await sql`
    insert into matched_round (case_id, account_id, source, round_id, matched, taken, at)
    select ${caseId}::uuid, account_id, source, round_id, matched, taken, ${at}::timestamptz
    from unnest(
      ${rounds.map(({ accountId }) => accountId)}::bigint[],
      ${rounds.map(({ source }) => source)}::text[],
      ${rounds.map(({ roundId }) => roundId)}::text[],
      ${rounds.map(({ matchedMinor }) => matchedMinor)}::bigint[],
      ${rounds.map(({ takenMinor }) => takenMinor)}::bigint[]
    ) as lowered (account_id, source, round_id, matched, taken)`.execute(transaction);
}
