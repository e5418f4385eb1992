import { sql, type Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import type { RainRow } from '../rain/rain.store.ts';

type Executor = Database | DatabaseTransaction;

/** Writes the envelopes of a rain in their order; returns how many there are, and their sum. */
export async function insertEnvelopes(
  transaction: DatabaseTransaction,
  { id, wins_per_person: most }: RainRow,
  amounts: readonly bigint[],
): Promise<{ envelopes: number; budget: bigint }> {
  const { rows } = await sql<{ envelopes: number; budget: bigint }>`
    with made as (
      insert into rain_envelope (rain_id, place, amount, nth_most)
      select ${id}::uuid, place, amount, ${most}::smallint
      from unnest(${amounts}::bigint[]) with ordinality as part (amount, place)
      returning amount
    )
    select count(*)::int as envelopes, coalesce(sum(amount), 0)::bigint as budget
    from made`.execute(transaction);
  const [made] = rows;
  if (!made) throw new Error('a count is missing');
  return made;
}

/** A wave that is drawn: how many envelopes were due by its end, and the padded keys of its HMAC. */
export type Draw = { wave: number; due: number; inner: Uint8Array; outer: Uint8Array };

/**
 * Gives the envelopes that are due to claims of a wave, in the order of the HMAC-SHA256 of their
 * ids: each to the next who has fewer than one person can get. They are given in the order of their
 * places, so that the next free one stands after all that were taken. The caller holds the lock of
 * the rain; returns who got one. It takes as long whatever the database knows of the tables: who
 * has won is hashed, and winners are put into lists, by place, rather than joined.
 */
export async function giveEnvelopes(
  transaction: DatabaseTransaction,
  rain: RainRow,
  { wave, due, inner, outer }: Draw,
): Promise<bigint[]> {
  const { rows } = await sql<{ member_id: bigint }>`
    with given as (
      select count(*)::int as places from rain_envelope
      where rain_id = ${rain.id} and member_id is not null
    ), drawn as (
      select claim.id, claim.member_id, sha256(
        ${outer}::bytea || sha256(
          ${inner}::bytea
            || convert_to(claim.rain_id || '|' || claim.wave || '|' || claim.id, 'UTF8')
        )
      ) as mark
      from rain_claim claim
      where claim.rain_id = ${rain.id} and claim.wave = ${wave} and claim.member_id not in (
        select has_all.member_id from rain_envelope has_all
        where has_all.rain_id = ${rain.id} and has_all.nth = ${rain.wins_per_person}
      )
      order by mark, claim.id
      limit (select greatest(${due}::int - places, 0) from given)
    ), winners as materialized (
      select
        array_agg(id order by mark, id) as claims,
        array_agg(member_id order by mark, id) as members,
        array_agg((
          select count(*) + 1 from rain_envelope own
          where own.rain_id = ${rain.id} and own.member_id = drawn.member_id
        ) order by mark, id) as nths
      from drawn
    )
    update rain_envelope envelope
    set member_id = winners.members[envelope.place - given.places],
      nth = winners.nths[envelope.place - given.places],
      claim_id = winners.claims[envelope.place - given.places],
      wave = ${wave}
    from winners, given
    where envelope.rain_id = ${rain.id} and envelope.member_id is null
      and envelope.place > given.places
      and envelope.place <= given.places + cardinality(winners.claims)
    returning envelope.member_id`.execute(transaction);
  return rows.map(({ member_id: memberId }) => memberId);
}

type Place = Pick<Selectable<Tables['rain_envelope']>, 'rain_id' | 'place'>;

/** An envelope that was given and is no reward yet. */
export type UnpaidEnvelope = Place & {
  amount: bigint;
  member_id: bigint;
  wagering_multiple: number;
};

function unpaid(db: Executor) {
  return db
    .selectFrom('rain_envelope')
    .innerJoin('rain', 'rain.id', 'rain_envelope.rain_id')
    .select([
      'rain_envelope.rain_id',
      'rain_envelope.place',
      'rain_envelope.amount',
      'rain_envelope.member_id',
      'rain.wagering_multiple',
    ])
    .where('rain_envelope.member_id', 'is not', null)
    .where('rain_envelope.reward_id', 'is', null)
    .orderBy('rain_envelope.rain_id')
    .orderBy('rain_envelope.place')
    .$castTo<UnpaidEnvelope>();
}

const placesOf = (places: readonly Place[]) => sql`(
  select * from unnest(
    ${places.map(({ rain_id: rainId }) => rainId)}::uuid[],
    ${places.map(({ place }) => place)}::int[]
  )
)`;

/** Envelopes that are no rewards yet, after one of them. */
export function listUnpaid(
  db: Database,
  { after, limit }: { after: Place | null; limit: number },
): Promise<UnpaidEnvelope[]> {
  let query = unpaid(db);
  if (after !== null) {
    query = query.where(
      sql<boolean>`(rain_envelope.rain_id, rain_envelope.place)
        > (${after.rain_id}::uuid, ${after.place}::int)`,
    );
  }
  return query.limit(limit).execute();
}

/** Those of some envelopes that are still no rewards, under the locks of their members. */
export function listStillUnpaid(
  transaction: DatabaseTransaction,
  places: readonly Place[],
): Promise<UnpaidEnvelope[]> {
  return unpaid(transaction)
    .where(sql<boolean>`(rain_envelope.rain_id, rain_envelope.place) in ${placesOf(places)}`)
    .execute();
}

/** Notes which rewards envelopes became. */
export async function writeRewards(
  transaction: DatabaseTransaction,
  paid: readonly (Place & { rewardId: string })[],
): Promise<void> {
  await sql`
    update rain_envelope envelope set reward_id = paid.reward_id
    from unnest(
      ${paid.map(({ rain_id: rainId }) => rainId)}::uuid[],
      ${paid.map(({ place }) => place)}::int[],
      ${paid.map(({ rewardId }) => rewardId)}::uuid[]
    ) as paid (rain_id, place, reward_id)
    where envelope.rain_id = paid.rain_id and envelope.place = paid.place`.execute(transaction);
}
