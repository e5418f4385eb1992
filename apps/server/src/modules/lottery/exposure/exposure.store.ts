import { sql } from 'kysely';
import type { DatabaseTransaction } from '#db/database.ts';
import type { Executor } from '../draw.store.ts';

export type CounterKey = Readonly<{ drawId: string; playId: number; number: string }>;
export type CounterRow = CounterKey & Readonly<{ amount: bigint }>;

const keysOf = (counters: readonly CounterKey[]) => sql`
  ${counters.map(({ drawId }) => drawId)}::uuid[],
  ${counters.map(({ playId }) => playId)}::int[],
  ${counters.map(({ number }) => number)}::text[]`;

/**
 * Lets one transaction at a time count orders of a lottery, until it ends. Whoever only lowers
 * counters needs no such lock: what was read before is then too high, never too low.
 */
export async function lockCounting(
  transaction: DatabaseTransaction,
  gameIds: readonly number[],
): Promise<void> {
  const sorted = gameIds.toSorted((one, other) => one - other);
  await sql`
    select pg_advisory_xact_lock(hashtext('lottery-exposure'), game_id)
    from unnest(${sorted}::int[]) as given (game_id)`.execute(transaction);
}

/** The counters that are there already. */
export async function readCounters(
  transaction: DatabaseTransaction,
  counters: readonly CounterKey[],
): Promise<CounterRow[]> {
  const { rows } = await sql<CounterRow>`
    select draw_id as "drawId", play_id as "playId", number, amount
    from unnest(${keysOf(counters)}) as given (draw_id, play_id, number)
    join lottery_exposure using (draw_id, play_id, number)`.execute(transaction);
  return rows;
}

/** Adds to counters, each of which is given once; those that are not there are made. */
export async function raiseCounters(
  transaction: DatabaseTransaction,
  counters: readonly CounterRow[],
): Promise<void> {
  await sql`
    insert into lottery_exposure (draw_id, play_id, number, amount)
    select draw_id, play_id, number, amount
    from unnest(${keysOf(counters)}, ${counters.map(({ amount }) => amount)}::bigint[])
      as given (draw_id, play_id, number, amount)
    order by draw_id, play_id, number
    on conflict (draw_id, play_id, number)
      do update set amount = lottery_exposure.amount + excluded.amount`.execute(transaction);
}

/** Takes from counters, which are locked in their order; those that come to zero are deleted. */
export async function lowerCounters(
  transaction: DatabaseTransaction,
  counters: readonly CounterRow[],
): Promise<void> {
  await sql`
    with given as (
      select draw_id, play_id, number, sum(amount)::bigint as amount
      from unnest(${keysOf(counters)}, ${counters.map(({ amount }) => amount)}::bigint[])
        as one (draw_id, play_id, number, amount)
      group by draw_id, play_id, number
    ),
    locked as (
      select counter.draw_id, counter.play_id, counter.number, given.amount
      from given
      join lottery_exposure as counter using (draw_id, play_id, number)
      order by counter.draw_id, counter.play_id, counter.number
      for update of counter
    )
    update lottery_exposure as counter
    set amount = greatest(0, counter.amount - locked.amount)
    from locked
    where counter.draw_id = locked.draw_id and counter.play_id = locked.play_id
      and counter.number = locked.number`.execute(transaction);
  await sql`
    delete from lottery_exposure as counter
    using unnest(${keysOf(counters)}) as given (draw_id, play_id, number)
    where counter.draw_id = given.draw_id and counter.play_id = given.play_id
      and counter.number = given.number and counter.amount = 0`.execute(transaction);
}

/** Deletes all counters of a draw, under its lock, once nobody counts in it any more. */
export async function deleteCounters(
  transaction: DatabaseTransaction,
  drawId: string,
): Promise<void> {
  await transaction.deleteFrom('lottery_exposure').where('draw_id', '=', drawId).execute();
}

export type HighNumber = Readonly<{
  gameId: number;
  numero: string;
  playId: number;
  number: string;
  amount: bigint;
}>;

/** Numbers in draws that take bets now, which would pay more than an amount of their lottery. */
export async function listHighNumbers(
  db: Executor,
  lotteries: readonly { gameId: number; above: bigint }[],
  now: Date,
): Promise<HighNumber[]> {
  const { rows } = await sql<HighNumber>`
    select draw.game_id as "gameId", draw.numero, counter.play_id as "playId", counter.number,
      counter.amount
    from unnest(
      ${lotteries.map(({ gameId }) => gameId)}::int[],
      ${lotteries.map(({ above }) => above)}::bigint[]
    ) as given (game_id, above)
    join lottery_draw as draw on draw.game_id = given.game_id
      and draw.state in ('scheduled', 'open')
      and draw.opens_at <= ${now}::timestamptz and draw.closes_at > ${now}::timestamptz
    join lottery_exposure as counter on counter.draw_id = draw.id and counter.play_id > 0
      and counter.amount > given.above
    order by draw.draws_at, draw.numero, counter.play_id, counter.number`.execute(db);
  return rows;
}

export type ShownCounter = CounterRow & Readonly<{ gameId: number; numero: string }>;

/** A page of what draws without a result would pay, the highest first. */
export async function listCountersPage(
  db: Executor,
  { gameId, limit, offset }: { gameId: number | undefined; limit: number; offset: number },
): Promise<{ rows: ShownCounter[]; total: number }> {
  let query = db
    .selectFrom('lottery_exposure as counter')
    .innerJoin('lottery_draw as draw', 'draw.id', 'counter.draw_id')
    .where('draw.state', 'in', ['scheduled', 'open', 'closed'])
    .where('counter.amount', '>', 0n);
  if (gameId !== undefined) query = query.where('draw.game_id', '=', gameId);
  const rows = await query
    .select([
      'counter.draw_id as drawId',
      'counter.play_id as playId',
      'counter.number',
      'counter.amount',
      'draw.game_id as gameId',
      'draw.numero',
    ])
    .orderBy('counter.amount', 'desc')
    .orderBy('draw.draws_at')
    .orderBy('counter.draw_id')
    .orderBy('counter.play_id')
    .orderBy('counter.number')
    .limit(limit)
    .offset(offset)
    .execute();
  const counted = query.select(sql<number>`count(*)::int`.as('total'));
  return { rows, ...(await counted.executeTakeFirstOrThrow()) };
}
