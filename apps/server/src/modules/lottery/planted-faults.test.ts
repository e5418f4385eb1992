import { sql, type Updateable } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Tables } from '#db/tables.ts';
import { anyDatabase } from '#db/testing/test-database.ts';
import { findingsOf } from '#modules/wallet/ledger-report.ts';
import type { WalletOperation } from '#modules/wallet/operation.ts';
import { trialCurrency, type Member } from '#testing/test-base.ts';
import { lotteryChecks } from './lottery-check.store.ts';
import { openLottery, type OpenLottery } from './lottery.fixture.ts';
import {
  houseOf,
  rebateBackOf,
  rebateOf,
  resultOf,
  stakeBackOf,
  winBackOf,
  type RoundMoney,
} from './money.ts';
import { createPlacedOrders, type PlacedOrders } from './orders.fixture.ts';

const bets = 'a sub-order of a lottery has its bet';
const backs = 'a stake is given back where its sub-order is cancelled, stopped or void';
const wins = 'what a sub-order has won is the win that stands, by its version';
const ends = 'a round of a lottery has ended once its sub-order is won or lost';
const rebates = 'the rebate of a sub-order is the one that stands';
const postings = 'a posting of lotteries belongs to a sub-order';
const stakes = 'the stake of an order is that of its sub-orders';
const followed = 'sub-orders have followed their draw';
const exposures = 'what an own draw can pay is counted from what is placed in it';

const gameId = 1001;
/** Five at the last place, for 100.00. */
const line = { playId: 14, balls: '5', digit: 0, multiple: 50, amount: 100_00n };
const mutable = 'alter table posting disable trigger posting_is_immutable';

/** A posting like a bet, with another id and changes. */
const another = (id: string, changes = '') => `
  insert into posting (account_id, contra_id, kind, amount, balance_after, source, external_id,
    round_id, game_node, finishes_round)
  select account_id, contra_id, kind, amount, balance_after, source, ${id}, round_id, game_node,
    finishes_round from posting where source = 'lottery' and kind = 1 order by id limit 1;
  update posting set shortfall = shortfall ${changes} where id = (select max(id) from posting)`;

const ofState = (state: string, change: string) =>
  `update lottery_sub_order set ${change} where state = '${state}'`;
const ofPosting = (which: string, change: string) =>
  `update posting set ${change} where source = 'lottery' and ${which}`;
const betOfFirst = 'id = (select min(id) from posting where kind = 1)';

/** Statements that the server's code cannot run, each with the checks that must find it. */
const faults: readonly [what: string, sql: string, checks: readonly string[]][] = [
  ['a bet of another amount', ofPosting(betOfFirst, 'amount = amount - 1'), [bets]],
  ['a bet of nobody known', ofPosting(betOfFirst, 'account_id = contra_id'), [bets, postings]],
  ['a bet in another round', ofPosting(betOfFirst, "round_id = 'x'"), [bets]],
  ['a bet that counts elsewhere', ofPosting(betOfFirst, 'game_node = game_node + 1'), [bets]],
  [
    'a bet with the slider that counts with the others',
    `update posting set game_node = game_node - 1000000 where game_node > 2000000`,
    [bets],
  ],
  ['a bet that is gone', ofPosting(betOfFirst, "external_id = 'M'"), [bets, postings]],
  ['a bet that is posted twice', another("external_id || ':2'"), [postings]],
  [
    'a placed bet whose stake is given back',
    another("external_id || ':c'", ', kind = 3, amount = 0, reverses = round_id'),
    [backs],
  ],
  [
    'a stake that is not given back of a cancelled one',
    ofState('placed', "state = 'cancelled', ended_at = now(), ended_by = 'member'"),
    [backs, exposures],
  ],
  [
    'of a stopped one',
    ofState('placed', "state = 'stopped', ended_at = now()"),
    [backs, exposures],
  ],
  ['of a void one', ofState('placed', "state = 'void', ended_at = now()"), [backs, exposures]],
  [
    'a stake that is given back by another bet',
    ofPosting("external_id like '%:c'", "reverses = 'x'"),
    [backs],
  ],
  ['one that is given back in part', ofPosting("external_id like '%:c'", 'amount = 1'), [backs]],
  [
    'one that is given back twice',
    ofPosting("external_id like '%:w1:x'", "external_id = round_id || ':c2'"),
    [postings],
  ],
  ['a win above what is posted', ofState('won', 'win = win + 1'), [wins]],
  ['a win by another version', ofState('won', 'paid_version = 1'), [wins]],
  [
    'a lost one that is paid',
    ofPosting("external_id like '%:w1' and kind = 4", 'kind = 2, amount = 5'),
    [wins],
  ],
  [
    'a win of an earlier version that stands too',
    ofPosting("external_id like '%:w1:x'", "reverses = 'x'"),
    [wins],
  ],
  ['a void one that keeps its win', ofPosting("reverses like '%:w7'", "reverses = 'x'"), [wins]],
  ['a lost one that has not ended', ofPosting('kind = 4', 'finishes_round = false'), [ends]],
  [
    'a placed one that has ended',
    another("external_id || ':w1'", ', kind = 4, amount = 0, finishes_round = true'),
    [ends],
  ],
  ['a rebate that is too low', ofPosting('kind = 20', 'amount = amount - 1'), [rebates]],
  ['one that is not posted', ofState('lost', 'rebate = 5'), [rebates]],
  ['one that nobody is owed', ofState('won', 'rebate = 0'), [rebates]],
  [
    'one of a void bet that stays',
    ofPosting("external_id like '%:r:x'", "reverses = 'x'"),
    [rebates],
  ],
  ['one that is no rebate', ofPosting('kind = 20', 'kind = 14'), [rebates, postings]],
  ['a posting of no order', another("'L20261124ABC-001'"), [postings]],
  ['one that no order makes', another("'0'"), [postings]],
  [
    'a win under an id of a rebate',
    another("external_id || ':r'", ', kind = 2, round_id = null'),
    [rebates, postings],
  ],
  [
    'an order that costs less than its sub-orders',
    `update lottery_order set stake = stake - 1`,
    [stakes],
  ],
  [
    'a placed one in a settled draw',
    ofState('lost', `state = 'placed', version = 0, ended_at = null`),
    [ends, followed],
  ],
  ['one that follows an earlier result', ofState('won', 'version = 1'), [followed]],
  [
    'a placed one in a void draw that is through',
    `update lottery_draw set state = 'void', void_reason = 'x', voided_by = 'ana',
      voided_at = now() where state = 'open'`,
    [followed],
  ],
  ['a counter that is too low', `update lottery_exposure set amount = amount - 1`, [exposures]],
  ['one that is gone', `delete from lottery_exposure`, [exposures]],
  [
    'one that is none of the draw',
    `insert into lottery_exposure (draw_id, play_id, number, amount)
      select draw_id, 14, '5', 1 from lottery_exposure`,
    [exposures],
  ],
  ['play money that is counted', `update lottery_order set is_trial = false`, [exposures]],
];

describe.each([anyDatabase()])('§8: the ledger check of lotteries on $name', (database) => {
  let site: OpenLottery;
  let orders: PlacedOrders;
  let player: Member;
  let houseId: bigint;

  type Change = Updateable<Tables['lottery_sub_order']>;

  /** Writes the state of a sub-order and what is posted with it. */
  async function become(number: string, change: Change, operations: readonly WalletOperation[]) {
    await site.db.transaction().execute(async (transaction) => {
      const results = await site.wallet.applyIn(transaction, operations);
      expect(results.map(({ outcome }) => outcome)).toEqual(operations.map(() => 'applied'));
      await transaction
        .updateTable('lottery_sub_order')
        .set({ ended_at: site.clock(), ...change })
        .where('number', '=', number)
        .execute();
    });
  }

  /** A new order on a draw, and what its postings have in common. */
  async function ordered(drawId: string, money: RoundMoney['money'] = 'slider') {
    const lines = [line];
    const placed = await orders.order({ member: player, gameId, lines, draws: [drawId], money });
    const [number = ''] = placed.subOrders;
    const round: RoundMoney = { number, accountId: player.accountId, houseId, gameId, money };
    return { ...placed, round };
  }

  async function givenBack(drawId: string, change: Change) {
    const { round } = await ordered(drawId, 'electronic');
    await become(round.number, change, [stakeBackOf(round)]);
  }

  async function countOf(drawId: string, orderId: string) {
    const [placed] = await orders.subOrdersOf(orderId);
    await site.db
      .insertInto('lottery_exposure')
      .values({
        draw_id: drawId,
        play_id: 0,
        number: '',
        amount: placed?.possible_win ?? 0n,
      })
      .execute();
  }

  /** Sub-orders of a draw whose second result is another than the first. */
  async function corrected(drawId: string) {
    const won = (await ordered(drawId)).round;
    const lost = (await ordered(drawId)).round;
    const never = (await ordered(drawId, 'electronic')).round;
    await orders.drawn(drawId, '27705');
    await orders.drawn(drawId, '27704');
    const change: Change = { version: 2, state: 'lost' };
    await become(never.number, change, [resultOf(never, 1, 0n)]);
    await become(lost.number, change, [resultOf(lost, 1, 975_00n), winBackOf(lost, 1)]);
    await become(
      won.number,
      { version: 2, state: 'won', win: 975_00n, paid_version: 2, rebate: 30n },
      [resultOf(won, 1, 0n), rebateOf(won, 30n), resultOf(won, 2, 975_00n)],
    );
  }

  /** One that was won before its draw was void. */
  async function voided(drawId: string) {
    const { round } = await ordered(drawId);
    await become(round.number, { version: 7, state: 'void' }, [
      resultOf(round, 7, 975_00n),
      rebateOf(round, 30n),
      stakeBackOf(round),
      winBackOf(round, 7),
      rebateBackOf(round),
    ]);
    await site.db
      .updateTable('lottery_draw')
      .set({ state: 'void', void_reason: 'x', voided_by: 'ana, ben', voided_at: site.clock() })
      .where('id', '=', drawId)
      .execute();
  }

  beforeAll(async () => {
    site = await openLottery(database, { only: ['PVSSC1'] });
    orders = createPlacedOrders(site);
    player = await site.member({ balance: 10_000_00n });
    houseId = await houseOf(site.deps, false);
    const draw = (nth: number, state: 'open' | 'closed') =>
      orders.draw({ gameId, numero: `20261124-000${nth}`, state });
    const [open, drawn, later, last] = [
      await draw(1, 'open'),
      await draw(2, 'closed'),
      await draw(3, 'closed'),
      await draw(4, 'open'),
    ];
    const placed = await ordered(open);
    await countOf(open, placed.id);
    const guest = await site.member({ currency: trialCurrency.code, balance: 1_000_00n });
    const trial = { member: guest, isTrial: true, gameId, lines: [line], draws: [open] };
    await orders.order(trial);
    await givenBack(open, { state: 'cancelled', ended_by: 'member' });
    await givenBack(last, { state: 'stopped' });
    await corrected(drawn);
    await voided(later);
    await site.db.updateTable('lottery_draw').set({ to_settle: false }).execute();
  });
  afterAll(() => site.close());

  const undone = new Error('a fault that was planted is undone');

  /** Plants a fault in a transaction that is rolled back; lists the checks that find something. */
  async function foundWith(fault: string): Promise<string[]> {
    const found = new Set<string>();
    const planted = site.db.transaction().execute(async (db) => {
      for (const statement of [mutable, ...fault.split(';')]) await sql.raw(statement).execute(db);
      for (const { check } of await findingsOf(db, lotteryChecks)) found.add(check);
      throw undone;
    });
    await expect(planted).rejects.toBe(undone);
    return lotteryChecks.map(({ name }) => name).filter((name) => found.has(name));
  }

  test('finds nothing where nothing is wrong', async () => {
    expect(await findingsOf(site.db, lotteryChecks)).toEqual([]);
  });

  test('a draw whose sub-orders have still to follow is no fault', async () => {
    const waits = `update lottery_draw set to_settle = true, version = version + 1
      where state = 'resettled'`;
    expect(await foundWith(waits)).toEqual([]);
    const through = `update lottery_draw set version = version + 1 where state = 'resettled'`;
    expect(await foundWith(through)).toEqual([followed]);
  });

  test('draws of more than 31 days ago are left out', async () => {
    const day = `least(now(), draws_at) - interval '32 days'`;
    const old = `update lottery_draw set draws_at = ${day}, closes_at = ${day},
      opens_at = ${day} - interval '1 hour' where state in ('resettled', 'void')`;
    const wrong = ofState('won', 'win = win + 1');
    expect(await foundWith(`${old}; ${wrong}`)).toEqual([]);
  });

  test.each(faults)('finds %s', async (_, fault, checks) => {
    expect(await foundWith(fault)).toEqual(checks);
  });
});
