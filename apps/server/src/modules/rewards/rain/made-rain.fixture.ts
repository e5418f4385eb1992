import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { TestDatabase } from '#db/testing/test-database.ts';
import { dayMs } from '#kit/time/milliseconds.ts';
import type { Member } from '#testing/test-base.ts';
import { drawnText, dueEnvelopes, endOfRain, endOfWave } from '@pavilion/domain/reward/rain';
import { openRewards, type Rewards } from '../rewards.fixture.ts';
import { timesOf } from './rain-times.ts';
import { insertRain, writeRain, type RainRow } from './rain.store.ts';

/** What its envelopes hold, in the order of their places: 1.00, 2.00 and so on. */
const amountOf = (place: number) => BigInt(place) * 1_00n;

/** Writes rains as the job does that makes them. */
function makeRains({ db, time }: Pick<Rewards, 'db' | 'time'>) {
  async function insert(changes: Partial<RainRow> = {}): Promise<RainRow> {
    const beginsAt = changes.begins_at ?? time.now;
    const times = { beginsAt: beginsAt.getTime(), waves: 6, waveSeconds: 5, ...waves(changes) };
    const envelopes = changes.envelopes ?? 9;
    const row: RainRow = {
      id: randomUUID(),
      state: 'running',
      begins_at: beginsAt,
      ends_at: new Date(endOfRain(times)),
      waves: times.waves,
      wave_seconds: times.waveSeconds,
      budget: BigInt((envelopes * (envelopes + 1)) / 2) * 1_00n,
      envelopes,
      least: 1_00n,
      most: amountOf(envelopes),
      wins_per_person: 2,
      min_level: 0,
      needs_deposit: false,
      needs_contact: false,
      wagering_multiple: 0,
      seed: randomBytes(32),
      waves_drawn: 0,
      request_key: randomUUID(),
      planned_by: 'ana',
      planned_at: time.now,
      cancelled_by: null,
      cancelled_at: null,
      cancel_reason: null,
      changed_at: time.now,
      ...changes,
    };
    await db.transaction().execute((transaction) => insertRain(transaction, row));
    const places = Array.from({ length: envelopes }, (_, index) => index + 1);
    await db
      .insertInto('rain_envelope')
      .values(
        places.map((place) => ({
          rain_id: row.id,
          place,
          amount: amountOf(place),
          nth_most: row.wins_per_person,
        })),
      )
      .execute();
    return row;
  }

  /** A rain that begins now, on a later day than all before it. */
  function fall(changes: Partial<RainRow> = {}): Promise<RainRow> {
    time.now = new Date(time.now.getTime() + 2 * dayMs);
    return insert(changes);
  }

  return { insert, fall };
}

function waves({ waves: count, wave_seconds: seconds }: Partial<RainRow>) {
  return {
    ...(count !== undefined && { waves: count }),
    ...(seconds !== undefined && { waveSeconds: seconds }),
  };
}

/** Draws as the job does, in the plainest way. */
function makeDraws({ db }: Pick<Rewards, 'db'>) {
  const write = (rain: RainRow, change: Partial<RainRow>) =>
    db.transaction().execute((transaction) => writeRain(transaction, rain.id, change));

  const claimsOf = (rain: RainRow) =>
    db.selectFrom('rain_claim').selectAll().where('rain_id', '=', rain.id);

  async function draw(rain: RainRow, wave: number): Promise<void> {
    const envelopes = () => db.selectFrom('rain_envelope').where('rain_id', '=', rain.id);
    const given = await envelopes().selectAll().where('member_id', 'is not', null).execute();
    const claims = await claimsOf(rain).where('wave', '=', wave).execute();
    const order = (id: string) =>
      createHmac('sha256', rain.seed ?? '')
        .update(drawnText(rain.id, wave, id))
        .digest('hex');
    const wins = (memberId: bigint) =>
      given.filter(({ member_id: winner }) => winner === memberId).length;
    const winners = claims
      .toSorted((one, other) => (order(one.id) < order(other.id) ? -1 : 1))
      .filter(({ member_id: memberId }) => wins(memberId) < rain.wins_per_person)
      .slice(0, dueEnvelopes(rain.envelopes, rain.waves, wave) - given.length);
    for (const [index, { id, member_id: memberId }] of winners.entries()) {
      await db
        .updateTable('rain_envelope')
        .set({ member_id: memberId, nth: wins(memberId) + 1, wave, claim_id: id })
        .where('rain_id', '=', rain.id)
        .where('place', '=', given.length + index + 1)
        .execute();
    }
    await write(rain, { waves_drawn: wave });
  }

  async function reveal(rain: RainRow): Promise<void> {
    await write(rain, { waves_drawn: rain.waves, state: 'revealed' });
  }

  return { write, draw, reveal, claimsOf };
}

/** A site with rains that a test writes and draws. */
export async function openRains(database: TestDatabase) {
  const site = await openRewards(database);
  const { time, handlers } = site;

  /** Moves the clock to a moment of a wave: its first, or so many milliseconds after it. */
  function toWave(rain: RainRow, wave: number, afterMs = 0): void {
    time.now = new Date(endOfWave(timesOf(rain), wave - 1) + afterMs);
  }

  return {
    ...site,
    ...makeRains(site),
    ...makeDraws(site),
    toWave,
    claim: ({ context }: Pick<Member, 'context'>, { id: rainId }: RainRow, wave: number) =>
      handlers.claimRain({ rainId, wave }, context),
    result: ({ context }: Member, { id: rainId }: RainRow, wave?: number) =>
      handlers.showRainResult({ rainId, wave }, context),
    setMember: (
      { memberId }: Member,
      change: { exclusion?: 'timeOut'; unfinished?: boolean; mobile_num?: string },
    ) => site.db.updateTable('member').set(change).where('id', '=', memberId).execute(),
    /** Deposits 10.00 on a day. */
    deposit: ({ memberId }: Member, day: string, deposit = 10_00n) =>
      site.db
        .insertInto('member_day')
        .values({ member_id: memberId, day, category: '', deposit })
        .execute(),
  };
}

export type Rains = Awaited<ReturnType<typeof openRains>>;
