import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { dayMs, hourMs, minuteMs } from '#kit/time/milliseconds.ts';
import { operatorKey } from '#testing/served-site.ts';
import {
  newDevice,
  serveRewards,
  type Device,
  type Person,
  type RewardSite,
} from './rewards.fixture.ts';

/** Six in the evening at the site. */
const startedAt = new Date('2026-11-29T10:00:00Z');
const accounts = 200;
const devices = 5;
/** Accounts that register and claim by calls; all others are there by their rows. */
const byCalls = 10;

describe.each(testDatabases())('rewards for whoever comes, on $name', (database) => {
  let site: RewardSite;
  let begin = startedAt;
  beforeAll(async () => {
    site = await serveRewards(database, startedAt);
  });
  beforeEach(() => {
    begin = new Date(begin.getTime() + 60 * dayMs);
    site.time.now = begin;
  });
  afterEach(async () => {
    expect((await site.modules.checkLedger()).findings).toEqual([]);
  });
  afterAll(() => site.close());

  const hashOf = ({ headers }: Device) =>
    createHash('sha256')
      .update(headers['cookie']?.replace('browser=', '') ?? '')
      .digest('hex');

  /** Opens accounts by their rows, as if they had logged in from the app on one of the devices. */
  async function openMany(count: number, on: readonly Device[]): Promise<bigint[]> {
    const at = site.clock();
    const opened = await site.db
      .insertInto('member')
      .values(
        Array.from({ length: count }, () => ({
          username: `s${randomBytes(6).toString('hex')}`,
          member_type: 0,
          password_hash: 'none',
          registered_at: at,
          mobile_num: `+63${randomInt(10 ** 9, 10 ** 10)}`,
        })),
      )
      .returning('id')
      .execute();
    const ids = opened.map(({ id }) => id);
    const hashes = on.map(hashOf);
    const use = { first_at: at, last_at: at, app_at: at };
    const uses = ids.map((id, index) => {
      return { ...use, member_id: id, browser: hashes[index % hashes.length] ?? '' };
    });
    await site.db.insertInto('browser_use').values(uses).execute();
    const logins = ids.map((id) => ({ member_id: id, at }));
    await site.db.insertInto('app_login').values(logins).execute();
    const { code: currency } = site.site.brand.currency;
    const owned = ids.map((id) => ({
      member_id: id,
      house: null,
      currency,
      wagering_blocked: null,
    }));
    await site.db.insertInto('account').values(owned).execute();
    return ids;
  }

  /** Plans a rain that takes a proved contact; returns its id. */
  async function planRain(beginsAt: Date): Promise<string> {
    const body = {
      beginsAt: beginsAt.toISOString(),
      waves: 3,
      waveSeconds: 5,
      budget: '5000.00',
      envelopes: 200,
      least: '5.00',
      most: '500.00',
      winsPerPerson: 1,
      minLevel: 0,
      needsDeposit: false,
      needsContact: true,
      wageringMultiple: 0,
      requestKey: randomUUID(),
    };
    const path = '/operator/rains';
    const answer = await site.call({ method: 'POST', path, token: operatorKey, body });
    expect(answer).toMatchObject({ status: 200 });
    return (answer.value as { rainId: string }).rainId;
  }

  /** Lets a rain fall on all of them, and pays what was drawn. */
  async function fall(callers: readonly Person[], others: readonly bigint[]): Promise<void> {
    const begins = new Date(site.clock().getTime() + 40 * minuteMs);
    const rainId = await planRain(begins);
    site.time.now = new Date(begins.getTime() - 10 * minuteMs);
    await site.modules.rewards.jobs.runNow();
    site.time.now = begins;
    await site.modules.rewards.jobs.runNow();
    for (const person of callers) {
      const body = { rainId, wave: 1 };
      const answer = await site.send(person, 'POST', '/wps/relay/PROMOFE_claimRedRain', body);
      expect(answer).toMatchObject({ status: 200 });
    }
    const rows = others.map((id) => ({
      rain_id: rainId,
      member_id: id,
      wave: 1,
      id: randomUUID(),
      at: site.clock(),
    }));
    if (rows.length > 0) await site.db.insertInto('rain_claim').values(rows).execute();
    site.pass(minuteMs);
    await site.work();
  }

  /** What a member has been paid: cash and points. */
  async function paidTo(ids: readonly bigint[]): Promise<bigint> {
    const owned = await site.db
      .selectFrom('account')
      .select(({ fn }) => fn.sum<string>('balance').as('sum'))
      .where('member_id', 'in', ids)
      .executeTakeFirstOrThrow();
    return BigInt(owned.sum ?? 0);
  }

  const openOrClaimed = (ids: readonly bigint[]) =>
    site.db
      .selectFrom('reward')
      .select(['origin', 'state'])
      .where('member_id', 'in', ids)
      .where('state', 'in', ['issued', 'claimed'])
      .execute();

  /** All that a script tries on a day; returns the codes of what was refused. */
  async function tryAll(people: readonly Person[], day = 1): Promise<Set<string>> {
    const codes = new Set<string>();
    for (const person of people) {
      await site.logIn(person, { isApp: true });
      const signedIn = await site.checkIn(person, { day });
      codes.add(signedIn.errorCode ?? (signedIn.value as { state: string }).state);
      const path = '/wps/relay/PROMOFE_getClaimTicketList?pageNo=1&pageSize=25';
      const { value } = await site.send(person, 'GET', path);
      const { list } = value as { list: { transactionId: string }[] };
      for (const { transactionId } of list.slice(0, 3)) {
        codes.add((await site.claim(person, transactionId)).errorCode ?? 'claimed');
      }
      await site.claimAll(person);
    }
    return codes;
  }

  test('of 200 accounts of a script on 5 devices none is given one without a deposit', async () => {
    const phones = Array.from({ length: devices }, () => newDevice());
    const callers: Person[] = [];
    for (let index = 0; index < byCalls; index++) {
      callers.push(await site.register(phones[index % devices] ?? newDevice()));
    }
    const others = await openMany(accounts - byCalls, phones);
    const ids = [...callers.map(({ id }) => id), ...others];
    expect(await tryAll(callers)).toEqual(new Set(['checking', 'reward.checking']));
    await site.work();
    expect(await tryAll(callers)).toEqual(new Set(['signin.done', 'reward.checking']));
    await fall(callers, others);
    // The next day of the row, and rows that begin anew.
    for (const [days, day] of [
      [1, 2],
      [5, 1],
      [31, 1],
    ] as const) {
      site.time.now = new Date(begin.getTime() + days * dayMs);
      await site.work();
      expect(await tryAll(callers, day)).toEqual(new Set(['checking', 'reward.checking']));
      site.pass(minuteMs);
      await site.work();
    }
    expect(await openOrClaimed(ids)).toEqual([]);
    expect(await paidTo(ids)).toBe(0n);
    expect(await site.given(ids)).toEqual([
      'app: locked',
      'mission: locked',
      'rain: locked',
      'sign-in: locked',
    ]);
  });

  /** Two people who check in at once and come again after a day. */
  async function afterADay(own: readonly [Device, Device]): Promise<bigint[]> {
    const people = [await site.register(own[0]), await site.register(own[1])];
    const ids = people.map(({ id }) => id);
    site.pass(10 * minuteMs);
    for (const person of people) {
      expect(await site.checkIn(person)).toMatchObject({ value: { state: 'checking' } });
    }
    await site.work();
    await fall(people, []);
    expect(await openOrClaimed(ids)).toEqual([]);
    site.time.now = new Date(begin.getTime() + dayMs + hourMs);
    await site.work();
    for (const person of people) {
      await site.logIn(person);
      expect(await site.checkIn(person, { day: 2 })).toMatchObject({ value: { state: 'claimed' } });
      expect(await site.claimAll(person)).toMatchObject({ status: 200 });
    }
    return ids;
  }

  const [own, shared] = ['198.51.100.40', '198.51.100.50'];
  const phone = newDevice(shared);
  test.each([
    ['with phones of their own', newDevice(own), newDevice(own)],
    ['with one phone', phone, phone],
  ] as const)('two people on one network %s both get theirs', async (_, one, other) => {
    for (const id of await afterADay([one, other])) {
      expect(await site.given([id])).toEqual([
        'mission: claimed',
        'rain: claimed',
        'sign-in: claimed',
      ]);
    }
  });
});
