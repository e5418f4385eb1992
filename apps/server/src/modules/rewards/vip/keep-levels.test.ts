import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import type { Member } from '#testing/test-base.ts';
import { levelsWith, local, openVip, type Vip } from './vip.fixture.ts';

const levels = levelsWith(({ level }) => ({
  keepDeposit: BigInt(level) * 100_00n,
  keepTurnover: BigInt(level) * 1_000_00n,
}));
const kept = { levels, keep: { period: 'month', floorLevel: 1 } } as const;

describe.each(testDatabases())('§4: VIP levels are kept, on $name', (database) => {
  let vip: Vip;
  beforeAll(async () => {
    vip = await openVip(database);
  });
  afterAll(() => vip.engine.close());

  const count = () => vip.count(vip.depsWith(kept));
  const keep = () => vip.keep(vip.depsWith(kept));

  /** A member who reaches level 3 on March 10, which is safe until the end of April. */
  async function gold(): Promise<Member> {
    vip.time.now = local('2026-03-10T12:00:00');
    const member = await vip.member();
    await vip.roll(member, { deposit: 20_000_00n, valid: 250_000_00n });
    await count();
    expect([await vip.levelOf(member), await vip.keptUntil(member)]).toEqual([3, '2026-05-01']);
    return member;
  }

  /** The morning after the end of April, which is closed or not yet. */
  async function checkApril({ isClosed = true } = {}): Promise<void> {
    vip.time.now = local('2026-05-01T00:20:00');
    if (isClosed) await vip.close('2026-04-30');
    await keep();
  }

  const reopen = () => vip.db.deleteFrom('day_close').execute();

  test('what is missing at the check costs one level, once the period is closed', async () => {
    await reopen();
    const member = await gold();
    await vip.roll(member, { deposit: 199_99n, valid: 3_000_00n, day: '2026-04-30' });
    await vip.roll(member, { deposit: 9_000_00n, valid: 9_000_00n, day: '2026-05-01' });
    await checkApril({ isClosed: false });
    expect(await vip.levelOf(member)).toBe(3);
    await vip.close('2026-04-30');
    await Promise.all([keep(), keep()]);
    await keep();
    expect([await vip.levelOf(member), await vip.keptUntil(member)]).toEqual([2, '2026-06-01']);
    expect(await vip.changesOf(member)).toEqual([
      [0, 3, 'counted'],
      [3, 2, 'notKept'],
    ]);
  });

  test('one whose check fails keeps no other waiting, and is checked the next time', async () => {
    await reopen();
    const [failing, other] = [await gold(), await gold()];
    const levelsOf = async () => [await vip.levelOf(failing), await vip.levelOf(other)];
    vip.time.now = local('2026-05-01T00:20:00');
    await vip.close('2026-04-30');
    await vip.keep(vip.failingFor(failing, vip.depsWith(kept)));
    expect(await levelsOf()).toEqual([3, 2]);
    await keep();
    expect(await levelsOf()).toEqual([2, 2]);
  });

  test('enough keeps it until the end of the next period', async () => {
    await reopen();
    const member = await gold();
    await vip.roll(member, { deposit: 300_00n, valid: 3_000_00n, day: '2026-04-01' });
    await checkApril();
    expect([await vip.levelOf(member), await vip.keptUntil(member)]).toEqual([3, '2026-06-01']);
  });

  test('each period that was missed costs a level, down to the floor', async () => {
    await reopen();
    const member = await gold();
    vip.time.now = local('2026-08-01T00:20:00');
    await vip.close('2026-07-31');
    await keep();
    expect([await vip.levelOf(member), await vip.keptUntil(member)]).toEqual([1, null]);
    expect(await vip.changesOf(member)).toEqual([
      [0, 3, 'counted'],
      [3, 2, 'notKept'],
      [2, 1, 'notKept'],
    ]);
  });

  test('it comes back with the figures of the running period, without a second bonus', async () => {
    await reopen();
    const member = await gold();
    const given = await vip.bonusesOf(member);
    await checkApril();
    await vip.roll(member, { deposit: 300_00n, valid: 2_999_99n, day: '2026-05-02' });
    await count();
    expect(await vip.levelOf(member)).toBe(2);
    await vip.roll(member, { valid: 1n, day: '2026-05-02' });
    await count();
    expect([await vip.levelOf(member), await vip.keptUntil(member)]).toEqual([3, '2026-07-01']);
    expect(await vip.bonusesOf(member)).toEqual(given);
    expect(vip.lettersTo(member)).toHaveLength(1);
  });

  test('from seven days before the check one letter says what is missing', async () => {
    await reopen();
    const [member, enough, away] = [await gold(), await gold(), await gold()];
    await vip.roll(member, { deposit: 100_00n, valid: 5_000_00n, day: '2026-04-02' });
    await vip.roll(enough, { deposit: 300_00n, valid: 3_000_00n, day: '2026-04-02' });
    await vip.db
      .updateTable('member')
      .set({ exclusion: 'timeOut' })
      .where('id', '=', away.memberId)
      .execute();
    vip.time.now = local('2026-04-23T23:59:00');
    await keep();
    expect(vip.lettersTo(member)).toHaveLength(1);
    vip.time.now = local('2026-04-24T00:01:00');
    await Promise.all([keep(), keep()]);
    vip.time.now = local('2026-04-30T00:01:00');
    await keep();
    const letter = 'You need 200.00 more in deposits by 2026-04-30 to keep Level 3.';
    expect(vip.lettersTo(member).slice(1)).toEqual([letter]);
    expect([vip.lettersTo(enough), vip.lettersTo(away)].map(({ length }) => length)).toEqual([
      1, 1,
    ]);
  });

  test('a site that begins to keep levels gives the running and the next period', async () => {
    await reopen();
    vip.time.now = local('2026-03-10T12:00:00');
    const member = await vip.member();
    await vip.roll(member, { deposit: 20_000_00n, valid: 250_000_00n });
    await vip.count();
    expect(await vip.keptUntil(member)).toBe(null);
    vip.time.now = local('2026-12-31T12:00:00');
    await keep();
    expect(await vip.keptUntil(member)).toBe('2027-02-01');
    await vip.keep();
    expect(await vip.keptUntil(member)).toBe(null);
  });

  test('a check lowers what is counted, not what an operator has set', async () => {
    await reopen();
    const member = await gold();
    await vip.setLevel(member, { level: 4, endsAt: '2026-05-02T00:00:00.000Z' });
    await checkApril();
    expect(await vip.levelOf(member)).toBe(4);
    vip.time.now = new Date('2026-05-02T00:00:00Z');
    await vip.endOverrides();
    expect(await vip.levelOf(member)).toBe(2);
  });
});
