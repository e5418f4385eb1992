import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { minuteMs } from '#kit/time/milliseconds.ts';
import { codeOf, type Member } from '#testing/test-base.ts';
import { gameTypes } from '@pavilion/domain/game/game-type';
import { local } from '../sums/teams.fixture.ts';
import { openPeopleBelow, type PeopleBelow } from './people-below.fixture.ts';

const now = '2026-11-18T14:00:00';
const minutesAgo = (minutes: number) => new Date(local(now).getTime() - minutes * minuteMs);

describe.each(testDatabases())('§7 Team list, on $name', (database) => {
  let teams: PeopleBelow;
  let [above, beside, top, ana, bo, anabel, under, carl]: Member[] = [];
  const people = () =>
    ({ above, beside, top, ana, bo, anabel, under, carl }) as Record<string, Member>;
  const who = (name: string) => people()[name] as Member;

  beforeAll(async () => {
    teams = await openPeopleBelow(database);
    teams.time.now = local(now);
    const { person } = teams;
    above = await person('anabove', null, { type: 1 });
    beside = await person('anabeside', above, { type: 1, balance: 700n });
    top = await person('top', above, { type: 1, balance: 999n });
    ana = await person('ana', top, {
      type: 1,
      nickname: 'Ana Banana',
      registered: '2026-11-01T00:00:00',
      lastLogin: '2026-11-18T09:00:00',
      balance: 12_345n,
    });
    bo = await person('bo', ana, {
      type: 2,
      registered: '2026-11-02T23:59:59',
      lastLogin: '2026-11-17T00:00:00',
      balance: 50_000n,
    });
    anabel = await person('anabel', ana, {
      registered: '2026-11-03T00:00:00',
      lastLogin: '2026-11-16T23:59:59',
      balance: 1n,
    });
    under = await person('an_underscore', bo, {
      registered: '2026-11-04T12:00:00',
      lastLogin: '2026-11-17T23:59:59',
      balance: 20_000n,
    });
    carl = await person('carl', top, {
      status: 'disabled',
      registered: '2026-11-05T12:00:00',
      balance: 100n,
    });
    await teams.settle(now);
  });
  afterAll(() => teams.engine.close());

  test('shows the columns of each person, and some of direct people alone', async () => {
    await teams.db
      .insertInto('rebate_rate')
      .values([
        {
          member_id: who('ana').memberId,
          category: 'RNG',
          from_day: '2026-11-18',
          rate: 120,
          set_by: 'test',
          set_at: local(now),
        },
        {
          member_id: who('ana').memberId,
          category: 'RNG',
          from_day: '2026-11-19',
          rate: 5,
          set_by: 'test',
          set_at: local(now),
        },
      ])
      .execute();
    const page = await teams.list(who('top'), { direction: 'asc' });
    const rates = gameTypes.map((category) => ({ category, rate: '0.00' }));
    expect(page.list[0]).toEqual({
      account: 'ana',
      nickname: 'Ana Banana',
      type: 1,
      status: 'active',
      level: 1,
      path: ['ana'],
      teamSize: 3,
      directSize: 2,
      balance: '123.45',
      online: false,
      lastLoginDay: '2026-11-18',
      registeredDay: '2026-11-01',
      rates: rates.map((one) => (one.category === 'RNG' ? { ...one, rate: '1.20' } : one)),
    });
    expect(page.list[3]).toEqual({
      account: 'an_underscore',
      nickname: '',
      type: 0,
      status: 'active',
      level: 3,
      path: ['ana', 'bo', 'an_underscore'],
      teamSize: 0,
      directSize: 0,
      balance: null,
      online: false,
      lastLoginDay: '2026-11-17',
      registeredDay: '2026-11-04',
      rates: null,
    });
    expect(page.list[4]).toMatchObject({
      account: 'carl',
      status: 'closed',
      lastLoginDay: null,
      rates,
    });
    expect(page).toMatchObject({
      total: 5,
      footer: { teamSize: 5, directSize: 2 },
      path: [{ account: 'top', nickname: '' }],
      asOf: local(now).toISOString(),
    });
  });

  test('lists direct people or all levels, and nobody above or beside', async () => {
    expect(await teams.accounts(who('top'), { scope: 'direct' })).toEqual(['carl', 'ana']);
    expect(await teams.accounts(who('ana'))).toEqual(['an_underscore', 'anabel', 'bo']);
    expect(await teams.accounts(who('ana'), { scope: 'direct' })).toEqual(['anabel', 'bo']);
    const none = await teams.list(who('anabel'));
    expect(none).toMatchObject({ list: [], total: 0, footer: { teamSize: 0, directSize: 0 } });
  });

  test.each<[string, string[]]>([
    ['ana', ['anabel', 'ana']],
    [' ANA ', ['anabel', 'ana']],
    ['anabel', ['anabel']],
    ['an_', ['an_underscore']],
    ['an%', []],
    ['%el', []],
    [String.raw`an\_`, []],
    ['nab', []],
    ['bo', ['bo']],
    ['an', []],
    ['b', []],
    ['', ['carl', 'an_underscore', 'anabel', 'bo', 'ana']],
    ['anabove', []],
    ['anabeside', []],
    ['top', []],
    ['nobody', []],
  ])(
    'the name %j finds %j: a whole name, or three letters with which it begins',
    async (account, found) => {
      const page = await teams.list(who('top'), { account });
      expect(page.list.map((row) => row.account)).toEqual(found);
      expect(page.total).toBe(found.length);
    },
  );

  test('§7: levels and paths of a team below are those from the viewer down', async () => {
    const page = await teams.list(who('top'), { parent: ' BO ' });
    expect(page).toMatchObject({
      list: [{ account: 'an_underscore', level: 3, path: ['ana', 'bo', 'an_underscore'] }],
      footer: { teamSize: 1, directSize: 1 },
      path: [
        { account: 'top', nickname: '' },
        { account: 'ana', nickname: 'Ana Banana' },
        { account: 'bo', nickname: '' },
      ],
    });
    const direct = { parent: 'ana', scope: 'direct', direction: 'asc' } as const;
    const rows = (await teams.list(who('top'), direct)).list;
    expect(
      rows.map(({ account, level, balance, rates }) => [account, level, balance, rates]),
    ).toEqual([
      ['bo', 2, null, null],
      ['anabel', 2, null, null],
    ]);
    expect(await teams.accounts(who('top'), { parent: '' })).toHaveLength(5);
  });

  test.each(['top', 'anabove', 'anabeside', 'nobody'])(
    'the team of %s, who is not below, is not found',
    async (parent) => {
      expect(await codeOf(teams.list(who('top'), { parent }))).toBe('agent.downline.not.found');
    },
  );

  test.each<[Parameters<PeopleBelow['list']>[1], string[]]>([
    [{ type: 0 }, ['carl', 'an_underscore', 'anabel']],
    [{ type: 2 }, ['bo']],
    [{ type: 7 }, []],
    [{ registeredFrom: '2026-11-03' }, ['carl', 'an_underscore', 'anabel']],
    [{ registeredTo: '2026-11-02' }, ['bo', 'ana']],
    [{ registeredFrom: '2026-11-02', registeredTo: '2026-11-03' }, ['anabel', 'bo']],
    [{ registeredFrom: '2026-11-04', registeredTo: '2026-11-03' }, []],
    [{ account: 'ana', type: 1 }, ['ana']],
    [{ parent: 'ana', type: 0, scope: 'direct' }, ['anabel']],
  ])('the filter %j lets through %j', async (filter, found) => {
    expect(await teams.accounts(who('top'), filter)).toEqual(found);
  });

  test('people are online who were seen in the last five minutes, in an open session', async () => {
    const ago = (ms: number) => new Date(local(now).getTime() - ms);
    await teams.seen(who('ana'), ago(300_000));
    await teams.seen(who('bo'), ago(300_001));
    await teams.seen(who('anabel'), ago(1000), { endedAt: ago(500) });
    await teams.seen(who('under'), ago(1000), { expiresAt: local(now) });
    await teams.seen(who('carl'), ago(1000), { expiresAt: ago(-1) });
    await teams.seen(who('carl'), ago(2000));
    await teams.seen(who('beside'), ago(1000));
    expect(await teams.accounts(who('top'), { online: true })).toEqual(['carl', 'ana']);
    expect(await teams.accounts(who('top'), { online: false })).toEqual([
      'an_underscore',
      'anabel',
      'bo',
    ]);
    const { list } = await teams.list(who('top'));
    expect(list.filter(({ online }) => online).map(({ account }) => account)).toEqual([
      'carl',
      'ana',
    ]);
    expect((await teams.kpi(who('top'))).footer.teamOnlineCount).toBe(2);
    expect((await teams.kpi(who('ana'))).footer.teamOnlineCount).toBe(0);
    await teams.db.deleteFrom('session').where('last_seen_at', '>=', minutesAgo(6)).execute();
  });

  type Row = Awaited<ReturnType<PeopleBelow['list']>>['list'][number];
  const balancesOf = (rows: readonly Row[]) =>
    Object.fromEntries(rows.map(({ account, balance }) => [account, balance]));

  test('D13: a balance is cash and bonus together, of those alone whose the site shows', async () => {
    const hidden = { ana: null, bo: null, anabel: null, an_underscore: null, carl: null };
    const shown = (balance: 'direct' | 'all' | 'none') => teams.list(who('top'), {}, balance);
    expect(balancesOf((await shown('none')).list)).toEqual(hidden);
    expect(balancesOf((await shown('direct')).list)).toEqual({
      ...hidden,
      ana: '123.45',
      carl: '1.00',
    });
    expect(balancesOf((await shown('all')).list)).toEqual({
      ana: '123.45',
      bo: '500.00',
      anabel: '0.01',
      an_underscore: '200.00',
      carl: '1.00',
    });
  });

  test('the bonus is in the balance once', async () => {
    const { accountId, memberId } = await teams.person('withbonus', who('beside'));
    await sql`
      with bonus as (
        insert into bonus (member_id, account_id, origin, grant_key, amount, required,
          contribution, bonus_first, days, state, withdrawal)
        values (${memberId}, ${accountId}, 'test', 'k', 300, 300, '{}', false, 7, 'active', 'free')
        returning id
      )
      update account set balance = 1000, bonus = 300, bonus_id = bonus.id from bonus
      where account.id = ${accountId}`.execute(teams.db);
    expect((await teams.list(who('beside'))).list).toMatchObject([{ balance: '10.00' }]);
  });

  test.each<[Parameters<PeopleBelow['list']>[1], Record<'all' | 'direct' | 'none', string[]>]>([
    [
      { balanceFrom: '1.00' },
      { all: ['carl', 'an_underscore', 'bo', 'ana'], direct: ['carl', 'ana'], none: [] },
    ],
    [{ balanceTo: '1' }, { all: ['carl', 'anabel'], direct: ['carl'], none: [] }],
    [
      { balanceFrom: '123.45', balanceTo: '200.00' },
      { all: ['an_underscore', 'ana'], direct: ['ana'], none: [] },
    ],
    [
      { balanceFrom: '0' },
      { all: ['carl', 'an_underscore', 'anabel', 'bo', 'ana'], direct: ['carl', 'ana'], none: [] },
    ],
    [
      { parent: 'ana', balanceFrom: '0', scope: 'direct' },
      { all: ['anabel', 'bo'], direct: [], none: [] },
    ],
  ])('D13: the filter %j finds %j, by what the agent sees', async (filter, found) => {
    for (const balance of ['all', 'direct', 'none'] as const) {
      expect(await teams.accounts(who('top'), filter, balance)).toEqual(found[balance]);
    }
  });

  test('a balance with more decimals than the currency has is refused', async () => {
    expect(await codeOf(teams.list(who('top'), { balanceFrom: '1.001' }))).toBe('request.invalid');
  });

  test.each<['registered' | 'lastLogin' | 'teamSize', string[], string[]]>([
    [
      'registered',
      ['ana', 'bo', 'anabel', 'an_underscore', 'carl'],
      ['carl', 'an_underscore', 'anabel', 'bo', 'ana'],
    ],
    [
      'lastLogin',
      ['anabel', 'bo', 'an_underscore', 'ana', 'carl'],
      ['ana', 'bo', 'an_underscore', 'anabel', 'carl'],
    ],
    [
      'teamSize',
      ['anabel', 'an_underscore', 'carl', 'bo', 'ana'],
      ['ana', 'bo', 'anabel', 'an_underscore', 'carl'],
    ],
  ])('§7: by %s, those of one value by their joining, nothing last', async (sort, up, down) => {
    expect(await teams.accounts(who('top'), { sort, direction: 'asc' })).toEqual(up);
    expect(await teams.accounts(who('top'), { sort, direction: 'desc' })).toEqual(down);
  });

  test('D13: sorted by balance, those that the agent does not see stand last, in no order', async () => {
    const sorted = (direction: 'asc' | 'desc', balance: 'direct' | 'all' | 'none') =>
      teams.accounts(who('top'), { sort: 'balance', direction }, balance);
    const byJoining = ['ana', 'bo', 'anabel', 'an_underscore', 'carl'];
    const hidden = ['bo', 'anabel', 'an_underscore'];
    expect(await sorted('asc', 'all')).toEqual(['anabel', 'carl', 'ana', 'an_underscore', 'bo']);
    expect(await sorted('desc', 'all')).toEqual(['bo', 'an_underscore', 'ana', 'carl', 'anabel']);
    expect(await sorted('asc', 'direct')).toEqual(['carl', 'ana', ...hidden]);
    expect(await sorted('desc', 'direct')).toEqual(['ana', 'carl', ...hidden]);
    expect(await sorted('asc', 'none')).toEqual(byJoining);
    expect(await sorted('desc', 'none')).toEqual(byJoining);
  });

  test('pages cut the sorted list, and those behind the last are empty', async () => {
    const pages = [1, 2, 3, 4].map((pageNo) =>
      teams.list(who('top'), { pageNo, pageSize: 2, sort: 'teamSize' }),
    );
    const [first, second, third, fourth] = await Promise.all(pages);
    const names = [first, second, third, fourth].map((page) =>
      page?.list.map(({ account }) => account),
    );
    expect(names).toEqual([['ana', 'bo'], ['anabel', 'an_underscore'], ['carl'], []]);
    expect(second).toMatchObject({ total: 5, totalPages: 3, pageNum: 2, pageSize: 2 });
    expect(fourth).toMatchObject({ total: 5, totalPages: 3, pageNum: 4 });
  });

  test('D13: an excluded account looks like an open one, and one that its member closed is closed', async () => {
    const excluded = await teams.person('excluded', who('beside'));
    const gone = await teams.person('gone', who('beside'));
    await sql`
      update member set exclusion = 'selfExclusion' where id = ${excluded.memberId}`.execute(
      teams.db,
    );
    await sql`
      update member set status = 'closed', exclusion = 'closing', closed_at = now()
      where id = ${gone.memberId}`.execute(teams.db);
    const { list } = await teams.list(who('beside'), { scope: 'direct' });
    const statusOf = (name: string) => list.find(({ account }) => account === name)?.status;
    expect([statusOf('excluded'), statusOf('gone')]).toEqual(['active', 'closed']);
    const open = await teams.person('openone', who('beside'));
    const { list: again } = await teams.list(who('beside'), { account: open.username });
    const shown = list.find(({ account }) => account === 'excluded');
    expect(shown).toEqual({ ...again[0], account: 'excluded', path: ['excluded'] });
  });

  test('who moves away is no longer found, and the size of the old team becomes 0', async () => {
    const [from, to] = [
      await teams.person('fromhere', who('above'), { type: 1 }),
      await teams.person('tohere', who('above'), { type: 1 }),
    ];
    const mover = await teams.person('mover', from);
    const sizes = async () =>
      (
        await teams.list(who('above'), { scope: 'direct', direction: 'asc', sort: 'registered' })
      ).list
        .filter(({ account }) => account.endsWith('here'))
        .map(({ account, teamSize }) => [account, teamSize]);
    await teams.settle('2026-11-18T15:00:00');
    expect(await sizes()).toEqual([
      ['fromhere', 1],
      ['tohere', 0],
    ]);
    const fromDay = '2026-11-19';
    teams.moves.push({ memberId: mover.memberId, parentId: to.memberId, fromDay });
    await teams.close('2026-11-18', '2026-11-19T00:10:00');
    expect(await teams.accounts(from)).toEqual([]);
    expect(await teams.accounts(to)).toEqual(['mover']);
    expect(await sizes()).toEqual([
      ['fromhere', 0],
      ['tohere', 1],
    ]);
  });
});
