import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '#db/testing/test-database.ts';
import { inFull } from '#testing/in-full.ts';
import { openBonusHarness, type BonusHarness } from './testing/bonus-harness.ts';
import type { BonusPlayer } from './testing/bonus-player.ts';

/** IN_FULL=1 runs each race more often. */
const rounds = inFull ? 20 : 8;
const each = 4;

type Race = {
  name: string;
  cash: bigint;
  /** Bonus money, and how many times it must be wagered. */
  bonus?: [amount: bigint, times: number];
  /** Prepares the race and returns what the contestants need. */
  prepare?: (player: BonusPlayer) => Promise<string>;
  one: (harness: BonusHarness, player: BonusPlayer, known: string) => Promise<unknown>;
  other: (harness: BonusHarness, player: BonusPlayer, known: string) => Promise<unknown>;
  /** Sums of cash and bonus that may be left afterwards. */
  left: readonly bigint[];
};

const bet: Race['one'] = (_, player) => player.bet(randomUUID(), 30n);
const hold: Race['one'] = (_, player) => player.hold(30n);
const settle: Race['one'] = (harness) => harness.settle();
const claim: Race['one'] = (_, player) => player.reward(50n, 0, 'race');
const claimBonus: Race['one'] = (_, player) => player.reward(50n, 3, 'race');
const takeBack: Race['one'] = (_, player, known) => player.back(known);
const giveUp: Race['one'] = async (_, player, known) => {
  await player.forfeit(known).catch((error: unknown) => {
    expect(error).toMatchObject({ code: 'bonus.ended' });
  });
};

async function activeBonus(player: BonusPlayer): Promise<string> {
  return (await player.list()).list.find(({ state }) => state === 'active')?.bonusId ?? '';
}

async function earned(player: BonusPlayer): Promise<string> {
  await player.bet('earned', 50n);
  await player.finish('earned');
  return activeBonus(player);
}

async function anOpenBet(player: BonusPlayer): Promise<string> {
  return (await player.bet('open', 60n)).externalId;
}

async function aWin(player: BonusPlayer): Promise<string> {
  await player.bet('won', 10n);
  return (await player.win('won', 40n)).externalId;
}

/** Three of 30 fit into 100; four of each kind are tried. */
const races: readonly Race[] = [
  { name: 'bet and bet', cash: 100n, one: bet, other: bet, left: [10n] },
  { name: 'bet and withdrawal', cash: 100n, one: bet, other: hold, left: [10n] },
  { name: 'withdrawal and withdrawal', cash: 100n, one: hold, other: hold, left: [10n] },
  {
    name: 'bet and withdrawal over a bonus',
    cash: 70n,
    bonus: [50n, 9],
    one: bet,
    other: hold,
    left: [0n, 30n],
  },
  {
    name: 'giving up and bet',
    cash: 70n,
    bonus: [50n, 9],
    prepare: activeBonus,
    one: giveUp,
    other: bet,
    left: [0n, 10n],
  },
  {
    name: 'rollback of a bet and withdrawal',
    cash: 100n,
    prepare: anOpenBet,
    one: takeBack,
    other: hold,
    left: [10n, 40n, 70n],
  },
  {
    name: 'rollback of a win and withdrawal',
    cash: 70n,
    prepare: aWin,
    one: takeBack,
    other: hold,
    left: [0n, 10n],
  },
  { name: 'claim and claim', cash: 0n, one: claim, other: claim, left: [50n] },
  { name: 'claim and claim of a bonus', cash: 0n, one: claimBonus, other: claimBonus, left: [50n] },
  {
    name: 'converting and bet',
    cash: 60n,
    bonus: [50n, 1],
    prepare: earned,
    one: settle,
    other: bet,
    left: [0n],
  },
  {
    name: 'converting and giving up',
    cash: 60n,
    bonus: [50n, 1],
    prepare: earned,
    one: settle,
    other: giveUp,
    left: [10n, 60n],
  },
  {
    name: 'converting and withdrawal',
    cash: 60n,
    bonus: [50n, 1],
    prepare: earned,
    one: settle,
    other: hold,
    left: [0n, 30n, 60n],
  },
];

describe.each(everyEngine())('§7: races for one account on $name', (database) => {
  let harness: BonusHarness;

  beforeAll(async () => {
    harness = await openBonusHarness(database);
  });
  afterAll(() => harness.close());

  test.each(races)(`$name, ${rounds} times: nothing is spent twice`, async (race) => {
    for (let round = 0; round < rounds; round++) {
      const player = await harness.player(race.cash);
      if (race.bonus) await player.reward(...race.bonus);
      const known = (await race.prepare?.(player)) ?? '';
      const contestants = Array.from({ length: each }, () => [
        race.one(harness, player, known),
        race.other(harness, player, known),
      ]);
      await Promise.all(contestants.flat());
      const { cash, bonus } = await player.held();
      expect(race.left).toContain(cash + bonus);
    }
    expect(await harness.findings()).toEqual([]);
  });
});
