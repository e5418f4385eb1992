import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { anyDatabase } from '#db/testing/test-database.ts';
import { openBonusHarness, type BonusHarness } from './testing/bonus-harness.ts';

/** Statements that the server's code cannot run, each with the check that must find it. */
const faults: readonly [what: string, sql: string, check: string][] = [
  [
    'a split that was moved',
    `update posting set bonus_amount = bonus_amount - 5, bonus_after = bonus_after - 5
      where external_id = 'bet'`,
    'a bet takes from cash and bonus in the order of its bonus',
  ],
  [
    'a rollback that gives the bonus part back as cash',
    `update posting set bonus_amount = bonus_amount - 5, bonus_after = bonus_after - 5
      where reverses = 'bet'`,
    'a rollback of a bet gives each part back where it came from',
  ],
  [
    'a win of bonus stakes that is all cash',
    `update posting set bonus_amount = 0 where kind = 2`,
    'a win is split like the bets of its round',
  ],
  [
    'a bonus out of nowhere on the account',
    `update account set bonus = bonus + 10 where bonus_id is not null`,
    'the bonus of an account is the sum of its bonus postings',
  ],
  [
    'a deposit that turns cash into bonus',
    `insert into posting (account_id, contra_id, kind, amount, balance_after, source, external_id,
        bonus_id, bonus_amount, bonus_after)
      select id, (select min(id) from account where house is not null), 8, 0, balance, 'test', 'x',
        bonus_id, 10, bonus + 10 from account where bonus_id is not null`,
    'bonus money moves by play and by the steps of its bonus only',
  ],
  [
    'a grant of more than was promised',
    `update bonus set amount = amount - 1 where state = 'active'`,
    'a bonus is granted once, with its own amount, to its own account',
  ],
  [
    'a bonus that was converted too early',
    `update bonus set required = required + 1000 where state = 'completed'`,
    'a bonus becomes cash only when it was wagered, and never more than it was',
  ],
  [
    'a bonus in the state forfeited without a posting',
    `update account set bonus_id = null, bonus = 0 where bonus_id is not null;
      update bonus set state = 'forfeited' where state = 'active'`,
    'a bonus ends once, in the state that its posting says',
  ],
  [
    'an account that must play less than its changes say',
    `update account set play_owed = play_owed - 1 where play_owed > 0`,
    'what an account must play is the sum of its changes',
  ],
  [
    'a change of what must be played that no posting brought',
    `insert into play_through (account_id, posting_id, source, round_id, change)
      select account_id, 1000000, 'test', null, 5 from play_through limit 1;
      insert into play_through (account_id, posting_id, source, round_id, change)
      select account_id, 1000001, 'test', null, -5 from play_through limit 1`,
    'what an account must play is the sum of its changes',
  ],
  [
    'a round that lowers more than was staked',
    `update play_through set change = change - 1 where round_id = 'lost'`,
    'a round lowers what must be played by no more than what counts of it',
  ],
  [
    'a round that gives back more than it lowered',
    `update play_through set change = -change where round_id = 'lost'`,
    'a round lowers what must be played by no more than what counts of it',
  ],
  [
    'a round that lowers before it has ended',
    `update posting set finishes_round = false where round_id = 'lost'`,
    'a round lowers what must be played by no more than what counts of it',
  ],
  [
    'a round that lowers, and won what was staked',
    `update posting set amount = -50 where round_id = 'won' and kind = 1`,
    'a round lowers what must be played by no more than what counts of it',
  ],
  [
    'a round that lowers by a bet that was taken back',
    `update posting set round_id = 'lost' where external_id = 'taken-back';
      update posting set round_id = 'else' where round_id = 'lost' and amount = -200`,
    'a round lowers what must be played by no more than what counts of it',
  ],
];

describe.each([anyDatabase()])('§7: the ledger check on $name', (database) => {
  let harness: BonusHarness;

  beforeEach(async () => {
    harness = await openBonusHarness(database);
    const earner = await harness.player(100n);
    await earner.reward(50n, 1);
    await earner.bet('early', 60n);
    await earner.finish('early');
    await harness.settle();
    const player = await harness.player(70n);
    await player.reward(50n, 10);
    await player.bet('one', 100n, { externalId: 'bet' });
    await player.back('bet');
    await player.bet('two', 120n);
    await player.win('two', 90n);
    const depositor = await harness.player();
    await depositor.owe(100n);
    await depositor.bet('before', 60n);
    await depositor.finish('before');
    await depositor.release('playThroughEnd', 0n);
    await depositor.owe(900n);
    await depositor.bet('lost', 200n);
    await depositor.finish('lost');
    await depositor.bet('won', 80n);
    await depositor.win('won', 50n);
    await depositor.finish('won');
    await depositor.bet('back', 200n, { externalId: 'taken-back' });
    await depositor.finish('back');
    await depositor.back('taken-back');
    await depositor.bet('push', 30n);
    await depositor.win('push', 30n);
    await depositor.finish('push');
  });
  afterEach(() => harness.close());

  test('finds nothing where nothing is wrong', async () => {
    expect(await harness.findings()).toEqual([]);
  });

  test.each(faults)('finds %s', async (_, sql, check) => {
    await harness.engine.runScript(`
      alter table posting disable trigger posting_is_immutable;
      alter table play_through disable trigger play_through_is_immutable`);
    await harness.engine.runScript(sql);
    const found = (await harness.findings()).map((finding) => finding.check);
    expect(found).toContain(check);
  });
});
