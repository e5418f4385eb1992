import { randomUUID } from 'node:crypto';
import type { TestDatabase } from '#db/testing/test-database.ts';
import { minuteMs } from '#kit/time/milliseconds.ts';
import type { Member } from '#testing/test-base.ts';
import type { ParsedInputOf } from '@pavilion/contract/endpoint';
import type { rainCalls } from '@pavilion/contract/operator/rains';
import { dueEnvelopes, endOfWave } from '@pavilion/domain/reward/rain';
import { cancelRain, planRain } from '../rain/plan-rain.ts';
import { drawnAfterMs, timesOf } from '../rain/rain-times.ts';
import { findRain, type RainRow } from '../rain/rain.store.ts';
import { openRewards, type Rewards } from '../rewards.fixture.ts';
import { drawOrder } from './draw-order.ts';
import { advanceRain, runRainsOnce } from './run-rains.ts';

export type PlanInput = ParsedInputOf<(typeof rainCalls)['planRain']>;

/** A claim as a test makes it. */
export type Claim = { id: string; memberId: bigint; wave: number };

/** Who got an envelope. */
type Given = { place: number; claimId: string; memberId: bigint; wave: number; nth: number };

/** What draws must give, worked out without the database. */
export function expectedDraws(rain: RainRow, claims: readonly Claim[], waves: number): Given[] {
  const wins = new Map<bigint, number>();
  const given: Given[] = [];
  for (let wave = 1; wave <= waves; wave++) {
    const byId = new Map(claims.filter((one) => one.wave === wave).map((one) => [one.id, one]));
    const order = drawOrder(rain.seed ?? new Uint8Array(), { rainId: rain.id, wave }, [
      ...byId.keys(),
    ]);
    for (const claimId of order) {
      const memberId = byId.get(claimId)?.memberId ?? 0n;
      const nth = (wins.get(memberId) ?? 0) + 1;
      const isDue = given.length < dueEnvelopes(rain.envelopes, rain.waves, wave);
      if (!isDue || nth > rain.wins_per_person) continue;
      wins.set(memberId, nth);
      given.push({ place: given.length + 1, claimId, memberId, wave, nth });
    }
  }
  return given;
}

/** What the tables hold of rains, and claims without the call. */
function createRows({ db, clock }: Pick<Rewards, 'db' | 'clock'>) {
  async function rowOf(id: string): Promise<RainRow> {
    const row = await findRain(db, id);
    if (!row) throw new Error(`rain ${id} is gone`);
    return row;
  }

  const envelopesOf = (id: string) =>
    db.selectFrom('rain_envelope').selectAll().where('rain_id', '=', id).orderBy('place').execute();

  /** The envelopes that were given, in the form of `expectedDraws`. */
  async function givenIn(id: string) {
    const rows = await envelopesOf(id);
    const taken = rows.filter((row) => row.member_id !== null);
    return taken.map(({ place, claim_id: claimId, member_id: memberId, wave, nth }) => {
      return { place, claimId, memberId, wave, nth };
    });
  }

  const claimsOf = ({ id }: Pick<RainRow, 'id'>) =>
    db.selectFrom('rain_claim').selectAll().where('rain_id', '=', id).orderBy('wave').execute();

  async function insertClaims(rainId: string, claims: readonly Claim[]): Promise<void> {
    const rows = claims.map(({ id, memberId, wave }) => {
      return { rain_id: rainId, member_id: memberId, wave, id, at: clock() };
    });
    await db.insertInto('rain_claim').values(rows).execute();
  }

  /** Has members claim in a wave. */
  async function claim(
    { id }: Pick<RainRow, 'id'>,
    wave: number,
    members: readonly Member[],
  ): Promise<Claim[]> {
    const claims = members.map(({ memberId }) => ({ id: randomUUID(), memberId, wave }));
    await insertClaims(id, claims);
    return claims;
  }

  /** What envelopes became for a member: the states and what they hold, in the order of keys. */
  const rewardsOf = ({ memberId }: Member) =>
    db
      .selectFrom('reward')
      .select(['state', 'amount', 'void_reason as reason', 'wagering_multiple as times'])
      .where('member_id', '=', memberId)
      .where('origin', '=', 'rain')
      .orderBy('key')
      .execute();

  const exclude = ({ memberId }: Member) =>
    db.updateTable('member').set({ exclusion: 'timeOut' }).where('id', '=', memberId).execute();

  return { rowOf, envelopesOf, givenIn, claimsOf, insertClaims, claim, rewardsOf, exclude };
}

/** What brings rains from their plan to where they fall. */
function createSteps(
  site: Pick<Rewards, 'deps' | 'time' | 'clock'>,
  rows: ReturnType<typeof createRows>,
) {
  const at = (ms: number) => void (site.time.now = new Date(ms));
  const run = () => runRainsOnce(site.deps);

  /** A rain of five waves, 40 minutes from now, with changes. */
  const input = (changes: Partial<PlanInput> = {}): PlanInput => ({
    beginsAt: new Date(site.clock().getTime() + 40 * minuteMs).toISOString(),
    waves: 5,
    waveSeconds: 5,
    budget: '1000.00',
    envelopes: 20,
    least: '5.00',
    most: '500.00',
    winsPerPerson: 2,
    minLevel: 0,
    needsDeposit: false,
    needsContact: false,
    wageringMultiple: 0,
    requestKey: randomUUID(),
    ...changes,
  });
  const plan = (given: PlanInput = input()) => planRain(site.deps, given, 'ana');

  /** Brings a rain that is planned to where its envelopes are made. */
  async function prepare(id: string): Promise<RainRow> {
    const { begins_at: beginsAt } = await rows.rowOf(id);
    at(beginsAt.getTime() - 30 * minuteMs);
    await run();
    return rows.rowOf(id);
  }

  /** Brings a rain that is prepared to its first millisecond. */
  async function begin(id: string): Promise<RainRow> {
    const { begins_at: beginsAt } = await rows.rowOf(id);
    at(beginsAt.getTime());
    await run();
    return rows.rowOf(id);
  }

  const prepared = async (changes: Partial<PlanInput> = {}): Promise<RainRow> =>
    prepare((await plan(input(changes))).rainId);
  const running = async (changes: Partial<PlanInput> = {}): Promise<RainRow> =>
    begin((await prepared(changes)).id);

  return { at, run, input, plan, prepare, begin, prepared, running };
}

/** Calls of members in rains, and what decides whether they may take part. */
function createTakingPart({ db, handlers }: Pick<Rewards, 'db' | 'handlers'>) {
  return {
    claimBy: ({ context }: Pick<Member, 'context'>, { id: rainId }: { id: string }, wave: number) =>
      handlers.claimRain({ rainId, wave }, context),
    result: ({ context }: Member, { id: rainId }: { id: string }, wave?: number) =>
      handlers.showRainResult({ rainId, wave }, context),
    setMember: (
      { memberId }: Member,
      change: { exclusion?: 'timeOut'; unfinished?: boolean; mobile_num?: string },
    ) => db.updateTable('member').set(change).where('id', '=', memberId).execute(),
    /** Deposits 10.00 on a day. */
    deposit: ({ memberId }: Member, day: string, deposit = 10_00n) =>
      db
        .insertInto('member_day')
        .values({ member_id: memberId, day, category: '', deposit })
        .execute(),
  };
}

/** Rains over the real rewards and wallet, with a clock that the test sets. */
export async function openRains(database: TestDatabase) {
  const site = await openRewards(database);
  const rows = createRows(site);
  const steps = createSteps(site, rows);
  const { at } = steps;
  at(Date.parse('2026-12-01T04:00:00Z'));
  /** Sets the clock to when a wave can be drawn. */
  const afterWave = (rain: RainRow, wave: number) =>
    at(endOfWave(timesOf(rain), wave) + drawnAfterMs);

  return {
    ...site,
    ...rows,
    ...steps,
    ...createTakingPart(site),
    afterWave,
    /** Sets the clock to the first millisecond of a wave, or so many after it. */
    toWave: (rain: RainRow, wave: number, afterMs = 0) =>
      at(endOfWave(timesOf(rain), wave - 1) + afterMs),
    /** Draws a wave when that is due, and those before it. */
    draw: (rain: RainRow, wave: number) => {
      afterWave(rain, wave);
      return advanceRain(site.deps, rain.id);
    },
    /** Calls off a rain that has not begun. */
    cancel: ({ id: rainId }: { id: string }) =>
      cancelRain(site.deps, { rainId, reason: 'Test', requestKey: randomUUID() }, 'ana'),
    /** Adds members. */
    people: async (count: number): Promise<Member[]> => {
      const people: Member[] = [];
      for (let added = 0; added < count; added++) people.push(await site.member());
      return people;
    },
    /** Undoes the draws of a rain that is not paid. */
    undoDraws: async ({ id }: RainRow) => {
      await site.db
        .updateTable('rain_envelope')
        .set({ member_id: null, claim_id: null, nth: null, wave: null })
        .where('rain_id', '=', id)
        .execute();
      await site.db.updateTable('rain').set({ waves_drawn: 0 }).where('id', '=', id).execute();
      await site.db.deleteFrom('rain_claim').where('rain_id', '=', id).execute();
    },
    /** Forgets all rains. */
    clear: async () => {
      await site.db.deleteFrom('rain_envelope').execute();
      await site.db.deleteFrom('rain_claim').execute();
      await site.db.deleteFrom('rain').execute();
      site.published.length = 0;
    },
  };
}

export type RainSite = Awaited<ReturnType<typeof openRains>>;
