import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anyDatabase } from '#db/testing/test-database.ts';
import { hourMs } from '#kit/time/milliseconds.ts';
import { refuse, verify } from '#modules/accounts/identity.fixture.ts';
import { applyAt } from '#modules/wallet/apply-at.fixture.ts';
import { openPermit } from '#modules/wallet/wager-permit.store.ts';
import { createWallet } from '#modules/wallet/wallet.ts';
import { currency, openTestBase, trialCurrency, type TestBase } from '#testing/test-base.ts';
import { createLimits } from './limits.fixture.ts';

const quarters = 'a quarter of an hour counts what was posted in it';
const sums = 'the sums of windows are those of their quarters of an hour';
const studios = 'money at providers counts as an open stake';
const marked = 'an account is marked as limited, and counts, where it has limits of play';
const enforced = 'the wallet has the limits that were set';

const checked = 'members are checked as often as they have chosen';

const excluded = 'who is excluded is marked as excluded';
const blocked = 'who is excluded cannot wager, by one block for each exclusion';
const refused = 'the ledger refuses the wagers of blocked accounts, and no other';
const permits = 'no permit of an excluded member is open';

const closedByAct = 'an account is closed exactly by its last act of closing';
const loggedOut = 'nobody is logged in to a closed account';
const lookedAt = 'the closing of an account is looked at until its data are erased';

const offered = 'who is offered nothing shows signs of harm, and nobody else';
const changed = 'the degree of harm is that of its last change';

const checkedIdentity = 'the identity of a member is what the newest check says';
const namedByCheck =
  'a verified name is the one on the document of a verified check, and of no other';

const limitsOfPlay = [quarters, sums, studios, marked, enforced, checked];
const closings = [closedByAct, loggedOut, lookedAt];
const people = [offered, changed, checkedIdentity, namedByCheck];
const own = [...limitsOfPlay, excluded, blocked, refused, permits, ...closings, ...people];
const mutable = 'alter table posting disable trigger posting_is_immutable';

/** Statements that the server's code cannot run, each with the checks that must find it. */
const faults: readonly [what: string, sql: string, checks: readonly string[]][] = [
  [
    'a loss that the newest quarter does not count',
    `update account set bucket_lost = bucket_lost - 1 where limited`,
    [quarters],
  ],
  [
    'a stake that an earlier quarter counts twice',
    `update play_bucket set staked = 2 * staked`,
    [quarters, sums],
  ],
  ['an earlier quarter that is gone', `delete from play_bucket`, [quarters, sums]],
  [
    'a quarter of an hour in which nothing was posted',
    `insert into play_bucket (account_id, bucket, lost, staked)
      select account_id, bucket - 2000, 5, -5 from play_limit;
      update play_limit set lost_month = lost_month + 5, staked_month = staked_month - 5`,
    [quarters],
  ],
  [
    'a bet that was posted and not counted',
    `insert into posting (account_id, contra_id, kind, amount, balance_after, source, external_id)
      select account_id, contra_id, 1, 0, balance_after, 'test', 'x' from posting
      where kind = 1 order by id desc limit 1;
      update posting set amount = -1 where external_id = 'x'`,
    [quarters],
  ],
  ['a loss of the day that is too low', `update play_limit set lost_day = lost_day - 1`, [sums]],
  ['one of the week', `update play_limit set lost_week = lost_week - 1`, [sums]],
  ['one of the month', `update play_limit set lost_month = lost_month - 1`, [sums]],
  ['stakes of the day that are too low', `update play_limit set staked_day = 0`, [sums]],
  ['those of the week', `update play_limit set staked_week = 0`, [sums]],
  ['those of the month', `update play_limit set staked_month = 0`, [sums]],
  [
    'money at a provider that is not counted as open',
    `update play_limit set at_studios = at_studios - 1`,
    [studios],
  ],
  [
    'a stake at one that is not open',
    `update play_limit set open_stake = open_stake - 1`,
    [studios],
  ],
  ['limits that the wallet does not look at', `update account set limited = false`, [marked]],
  [
    'an account that is marked and has none',
    `update account set limited = true where not limited and member_id is not null`,
    [marked],
  ],
  [
    'one that counts and has none',
    `update account set bucket_staked = 1 where not limited and member_id is not null`,
    [marked],
  ],
  [
    'limits that are gone from the wallet',
    `delete from play_bucket; delete from play_limit`,
    [marked, enforced],
  ],
  [
    'a limit that is enforced too high',
    `update play_limit set max_lost_day = max_lost_day + 1`,
    [enforced],
  ],
  ['one that is not enforced', `update play_limit set max_staked_week = null`, [enforced]],
  [
    'a time that is enforced in other units',
    `update play_limit set max_ms = max_ms / 1000`,
    [enforced],
  ],
  [
    'a limit of an operator that is left out',
    `update own_limit set operator_amount = 1`,
    [enforced],
  ],
  [
    'checks less often than chosen',
    `update play_limit set check_every_ms = 4 * check_every_ms`,
    [checked],
  ],
  [
    'an exclusion that calls do not ask for',
    `update member set exclusion = null where exclusion = 'timeOut'`,
    [excluded],
  ],
  [
    'one of another kind than in force',
    `update member set exclusion = 'selfExclusion' where exclusion = 'timeOut'`,
    [excluded],
  ],
  [
    'an exclusion that has ended and still counts',
    `update exclusion set ended_at = now() where kind = 'timeOut'`,
    [excluded, blocked],
  ],
  ['an exclusion without a block', `delete from wager_block`, [blocked, refused]],
  [
    'a block that the ledger does not look at',
    `update account set wagering_blocked = null where wagering_blocked is not null`,
    [refused],
  ],
  [
    'a block that nobody has set',
    `update account set wagering_blocked = 'operator'
      where member_id is not null and wagering_blocked is null`,
    [refused],
  ],
  [
    'a permit that is open again',
    `update wager_permit set closed_at = null where close_reason = 'excluded'`,
    [permits],
  ],
  [
    'an account that is open after it was closed',
    `update member set status = 'active', closed_at = null where status = 'closed'`,
    [closedByAct],
  ],
  [
    'one that is closed before its money is out',
    `update member set status = 'closed', closed_at = now()
      where status = 'active' and exclusion = 'closing'`,
    [closedByAct],
  ],
  [
    'a session of a closed account',
    `update session set ended_at = null
      where member_id = (select id from member where status = 'closed')`,
    [loggedOut],
  ],
  [
    'a closing that nobody looks at',
    `update exclusion set look_at = null where kind = 'closing'`,
    [lookedAt],
  ],
  [
    'a member with signs of harm who is offered everything',
    `update member set harm_degree = 0 where harm_degree = 2`,
    [offered],
  ],
  [
    'one without any who is offered nothing',
    `update member set harm_degree = 2 where harm_degree = 0`,
    [offered],
  ],
  [
    'a degree of harm that has changed and was not noted',
    `update harm_score set degree = 3; update member set harm_degree = 3 where harm_degree = 2`,
    [changed],
  ],
  [
    'one that was noted and is not there',
    `insert into harm_change (member_id, score, degree, facts, at)
      select member_id, 0, 0, '[]', now() from harm_score`,
    [changed],
  ],
  ['one that nobody has set', `delete from own_limit where kind = 'bet'`, [enforced]],
  [
    'a member who counts as verified after a check that was refused',
    `update member set identity = 'verified' where identity = 'refused'`,
    [checkedIdentity],
  ],
  [
    'one without any check who has sent documents',
    `update member set identity = 'sent' where identity = 'none'`,
    [checkedIdentity],
  ],
  [
    'one whose documents are to be decided and who may send others',
    `update identity_check set state = 'sent', decided_at = null, reason = null
      where state = 'refused'`,
    [checkedIdentity],
  ],
  [
    'a verified check that does not count',
    `update member set identity = 'none', verified_name = null where identity = 'verified'`,
    [checkedIdentity, namedByCheck],
  ],
  [
    'a member who is verified under another name',
    `update member set verified_name = 'Jo Cruz' where identity = 'verified'`,
    [namedByCheck],
  ],
  [
    'one who is verified without a name',
    `update member set verified_name = null where identity = 'verified'`,
    [namedByCheck],
  ],
  [
    'a verified name without any check',
    `update member set identity = 'verified', verified_name = 'Jo Cruz' where identity = 'none'`,
    [checkedIdentity, namedByCheck],
  ],
];

describe.each([anyDatabase()])('§7: the ledger check of limits of play on $name', (database) => {
  let base: TestBase;

  beforeAll(async () => {
    base = await openTestBase(database, { startedAt: new Date() });
    await base.member({ balance: 100_00n });
    const player = await base.member({ balance: 100_00n });
    const { limitsOf } = createLimits(base);
    const resting = await base.member({ balance: 100_00n });
    await openPermit(base.db, randomUUID(), resting.accountId);
    await limitsOf(resting).exclude('timeOut', '24 h');
    await limitsOf(await base.member()).close();
    await limitsOf(await base.member({ balance: 100_00n })).close();
    const { limit, choose } = limitsOf(player);
    await choose(15);
    await verify(base.db, player.memberId, 'Maria Santos');
    await refuse(base.db, resting.memberId);
    const { accountId, memberId } = player;
    const found = { score: 4, degree: 2, facts: sql`'[]'::jsonb` } as const;
    const harm = { member_id: memberId, ...found };
    await base.db.insertInto('harm_score').values(harm).execute();
    await base.db
      .insertInto('harm_change')
      .values({ ...harm, at: base.clock() })
      .execute();
    await base.db
      .updateTable('member')
      .set({ harm_degree: 2 })
      .where('id', '=', memberId)
      .execute();
    const contraId = await base.wallet.houseAccount('games:test', currency.code);
    const bet = { accountId, contraId, kind: 'bet', amountMinor: -20_00n } as const;
    const earlier = { ...bet, source: 'games:test', externalId: 'earlier' };
    await applyAt(base.engine, [[earlier]], new Date(Date.now() - 2 * hourMs));
    const move = base.move.bind(null, accountId);
    await limit({ kind: 'bet', period: 'stake' }, '60.00');
    await move('bet', -30_00n);
    await move('win', 7_00n);
    await move('vendorTransferHold', -15_00n);
    await limit({ kind: 'deposit', period: 'day' }, '60.00');
    await limit({ kind: 'loss', period: 'day' }, '90.00');
    await limit({ kind: 'wager', period: 'week' }, '90.00');
    await limit({ kind: 'time', period: 'day' }, '60');
  });
  afterAll(() => base.close());

  const undone = new Error('a fault that was planted is undone');

  /** Plants a fault in a transaction that is rolled back; lists the checks that find something. */
  async function foundWith(fault: string): Promise<Set<string>> {
    const found = new Set<string>();
    const planted = base.db.transaction().execute(async (db) => {
      for (const statement of [mutable, ...fault.split(';')]) await sql.raw(statement).execute(db);
      const { findings } = await createWallet({
        ...base,
        db,
        currency,
        trialCurrency,
      }).ledgerCheck();
      const ours = await createLimits({ ...base, db }).checks();
      for (const { check } of [...findings, ...ours]) found.add(check);
      throw undone;
    });
    await expect(planted).rejects.toBe(undone);
    return found;
  }

  test('finds nothing where nothing is wrong', async () => {
    expect(await foundWith('select 1')).toEqual(new Set());
  });

  test('limits are in force on accounts of play money, and on ones opened for them', async () => {
    const trial = await base.member({ currency: trialCurrency.code });
    const late = await base.member();
    await base.db.deleteFrom('account').where('id', '=', late.accountId).execute();
    for (const one of [trial, late]) {
      await createLimits(base).limitsOf(one).limit({ kind: 'wager', period: 'day' }, '5.00');
    }
    expect(await foundWith('select 1')).toEqual(new Set());
    const rows = await base.db.selectFrom('play_limit').select('max_staked_day').execute();
    expect(rows.filter((row) => row.max_staked_day === 500n)).toHaveLength(2);
  });

  test.each(faults)('finds %s', async (_, fault, checks) => {
    const found = await foundWith(fault);
    expect(own.filter((check) => found.has(check))).toEqual(checks);
  });
});
