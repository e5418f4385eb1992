import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { pageSlice, type PageRequest } from '#kit/page.ts';
import type { RainState } from '@pavilion/domain/reward/rain';

/** The state of a rain with a claim of a member, and what the claim won. */
type OwnRow = {
  state: RainState;
  waves: number;
  wavesDrawn: number;
  seed: Uint8Array | null;
  wave: number | null;
  claimId: string | null;
  amount: bigint | null;
  /** It is checked before it is paid. */
  isHeld: boolean;
};

/** The rain with each claim of a member, by wave; one row without a claim where there is none. */
export async function listOwnClaims(
  db: Database,
  rainId: string,
  memberId: bigint,
): Promise<OwnRow[]> {
  const { rows } = await sql<OwnRow>`
    select rain.state, rain.waves, rain.waves_drawn as "wavesDrawn", rain.seed,
      claim.wave, claim.id as "claimId", envelope.amount, reward.id is not null as "isHeld"
    from rain
    left join rain_claim as claim on claim.rain_id = rain.id and claim.member_id = ${memberId}
    left join rain_envelope as envelope on envelope.claim_id = claim.id
    left join reward on reward.id = envelope.reward_id and reward.state = 'locked'
    where rain.id = ${rainId}
    order by claim.wave`.execute(db);
  return rows;
}

/** What all of a rain came to. */
type RainSums = { claims: number; people: number; taken: number; paid: bigint };

export async function sumRain(db: Database, rainId: string): Promise<RainSums> {
  const { rows } = await sql<RainSums>`
    select claimed.claims, claimed.people, given.taken, given.paid
    from (
      select count(*)::int as claims, count(distinct member_id)::int as people
      from rain_claim where rain_id = ${rainId}
    ) as claimed, (
      select count(*)::int as taken, coalesce(sum(amount), 0)::bigint as paid
      from rain_envelope where rain_id = ${rainId} and member_id is not null
    ) as given`.execute(db);
  return rows[0] ?? { claims: 0, people: 0, taken: 0, paid: 0n };
}

/** Who got the largest envelopes. */
export async function listWinners(db: Database, rainId: string, limit: number) {
  return db
    .selectFrom('rain_envelope as envelope')
    .innerJoin('member', 'member.id', 'envelope.member_id')
    .select(['member.username', 'envelope.amount', 'envelope.wave'])
    .where('envelope.rain_id', '=', rainId)
    .orderBy('envelope.amount', 'desc')
    .orderBy('envelope.place')
    .limit(limit)
    .execute();
}

/** How many envelopes were given before a wave. */
export async function countTakenBefore(
  db: Database,
  rainId: string,
  wave: number,
): Promise<number> {
  const { taken } = await db
    .selectFrom('rain_envelope')
    .select(sql<number>`count(*)::int`.as('taken'))
    .where('rain_id', '=', rainId)
    .where('wave', '<', wave)
    .executeTakeFirstOrThrow();
  return taken;
}

type DrawnEnvelope = { place: number; amount: bigint; claimId: string | null };

/** So many envelopes after a place, with the claims of a wave that got them. */
export async function listDrawn(
  db: Database,
  rainId: string,
  { wave, after, due }: { wave: number; after: number; due: number },
): Promise<DrawnEnvelope[]> {
  const { rows } = await sql<DrawnEnvelope>`
    select place, amount, case when wave = ${wave}::smallint then claim_id end as "claimId"
    from rain_envelope
    where rain_id = ${rainId} and place > ${after}::int and place <= ${after}::int + ${due}::int
    order by place`.execute(db);
  return rows;
}

/** A claim, and the first one of the same member in the rain, which stands for the member. */
type DrawnClaim = { claimId: string; person: string };

/** A page of the claims of a wave, by their ids. */
export async function listClaimsPage(
  db: Database,
  rainId: string,
  { wave, ...page }: PageRequest & { wave: number },
): Promise<{ claims: DrawnClaim[]; total: number }> {
  const { limit, offset } = pageSlice(page);
  const { rows: claims } = await sql<DrawnClaim>`
    select paged.id as "claimId", (
      select first.id from rain_claim as first
      where first.rain_id = ${rainId} and first.member_id = paged.member_id
      order by first.wave limit 1
    ) as person
    from (
      select id, member_id from rain_claim
      where rain_id = ${rainId} and wave = ${wave}::smallint
      order by id limit ${limit} offset ${offset}
    ) as paged
    order by paged.id`.execute(db);
  const { total } = await db
    .selectFrom('rain_claim')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('rain_id', '=', rainId)
    .where('wave', '=', wave)
    .executeTakeFirstOrThrow();
  return { claims, total };
}
