import fc from 'fast-check';
import { expect } from 'vitest';
import type { BonusPlayer } from '../testing/bonus-player.ts';
import type { WalletModel } from './wallet-model.ts';

export type Real = {
  player: BonusPlayer;
  settle: () => Promise<void>;
};

type Step = (model: WalletModel, real: Real) => Promise<void>;

/** Runs one step on the model and the wallet, then expects both to hold the same amounts. */
class WalletCommand implements fc.AsyncCommand<WalletModel, Real> {
  readonly #name: string;
  readonly #step: Step;

  constructor(name: string, step: Step) {
    this.#name = name;
    this.#step = step;
  }

  check(): boolean {
    return true;
  }

  async run(model: WalletModel, real: Real): Promise<void> {
    await this.#step(model, real);
    expect(await real.player.held()).toEqual(model.held);
    expect(await real.player.owed()).toBe(model.owed);
    expect(await real.player.atProviders()).toBe(model.atProviders);
    expect(model.findings()).toEqual([]);
  }

  toString(): string {
    return this.#name;
  }
}

const amount = fc.integer({ min: 1, max: 60 });
const round = fc.constantFrom('one', 'two', 'three');
const index = fc.nat(9);

function command<Inputs extends unknown[]>(
  name: string,
  inputs: fc.Arbitrary<Inputs>,
  step: (...inputs: Inputs) => Step,
) {
  return inputs.map((given) => new WalletCommand(`${name}(${given.join(', ')})`, step(...given)));
}

function pick<Item>(list: readonly Item[], at: number): Item | undefined {
  return list.length === 0 ? undefined : list[at % list.length];
}

const bets = command(
  'bet',
  fc.tuple(round, amount, fc.constantFrom('RNG', 'SPORTS')),
  (roundId, stake, category) =>
    async (model, { player }) => {
      const result = await player.bet(roundId, BigInt(stake), { category });
      const done = model.bet(result.externalId, roundId, BigInt(stake), category === 'RNG');
      expect(result.outcome).toBe(done ? 'applied' : 'noFunds');
    },
);

const wins = command('win', fc.tuple(round, amount), (roundId, won) => async (model, real) => {
  const { externalId } = await real.player.win(roundId, BigInt(won));
  model.win(externalId, roundId, BigInt(won));
});

const finishes = command('finish', fc.tuple(round), (roundId) => async (model, { player }) => {
  await player.finish(roundId);
  model.finish(roundId);
});

const betsBack = command('takeBackBet', fc.tuple(index), (at) => async (model, { player }) => {
  const bet = pick(model.bets, at);
  if (!bet) return;
  await player.back(bet.externalId);
  model.takeBackBet(bet);
});

const winsBack = command('takeBackWin', fc.tuple(index), (at) => async (model, { player }) => {
  const win = pick(model.wins, at);
  if (!win) return;
  await player.back(win.externalId);
  model.takeBackWin(win);
});

const deposits = command('deposit', fc.tuple(amount), (paid) => async (model, { player }) => {
  await player.owe(BigInt(paid));
  model.deposit(BigInt(paid));
});

const holds = command('hold', fc.tuple(amount), (wanted) => async (model, { player }) => {
  const result = await player.hold(BigInt(wanted));
  const owes = model.owed > 0n && BigInt(wanted) <= model.held.cash;
  const done = !owes && model.takeCash(BigInt(wanted));
  expect(result.outcome).toBe(owes ? 'playThroughOpen' : done ? 'applied' : 'noFunds');
  const { externalId } = result;
  if (done) model.holds.push({ externalId, amount: BigInt(wanted), state: 'held' });
});

/** May void a hold twice, like a caller that got no answer; the repeat must move nothing. */
const voids = command('void', fc.tuple(index), (at) => async (model, { player }) => {
  const hold = pick(model.holds, at);
  if (!hold || hold.state === 'paid') return;
  const result = await player.withdrawalReturn(hold.externalId, hold.amount);
  expect(result.outcome).toBe(hold.state === 'held' ? 'applied' : 'repeated');
  if (hold.state === 'held') model.pay(hold.amount);
  hold.state = 'returned';
});

const posts = command('post', fc.tuple(index), (at) => async (model) => {
  const hold = pick(model.holds, at);
  if (hold?.state === 'held') hold.state = 'paid';
});

const transferHolds = command('transferHold', fc.tuple(amount), (wanted) => async (model, real) => {
  const result = await real.player.transferHold(BigInt(wanted));
  const done = model.takeCash(BigInt(wanted));
  expect(result.outcome).toBe(done ? 'applied' : 'noFunds');
  const { externalId } = result;
  if (done) model.transfers.push({ externalId, amount: BigInt(wanted), state: 'held' });
});

/** May return a hold twice, like a caller that got no answer; the repeat must move nothing. */
const transferReturns = command('transferReturn', fc.tuple(index), (at) => async (model, real) => {
  const transfer = pick(model.transfers, at);
  if (!transfer || transfer.state === 'paid') return;
  const result = await real.player.transferReturn(transfer.externalId, transfer.amount);
  expect(result.outcome).toBe(transfer.state === 'held' ? 'applied' : 'repeated');
  if (transfer.state === 'held') model.pay(transfer.amount);
  transfer.state = 'returned';
});

const transferArrivals = command('transferArrival', fc.tuple(index), (at) => async (model) => {
  const transfer = pick(model.transfers, at);
  if (transfer?.state === 'held') transfer.state = 'paid';
});

const transfersIn = command('transferIn', fc.tuple(amount), (wanted) => async (model, real) => {
  const most = BigInt(wanted);
  const given = most < model.bringable ? most : model.bringable;
  if (given === 0n) return;
  await real.player.transferIn(given);
  model.bringIn(given);
});

const grants = command(
  'reward',
  fc.tuple(amount, fc.integer({ min: 0, max: 3 })),
  (given, times) =>
    async (model, { player }) => {
      await player.reward(BigInt(given), times);
      if (times === 0) model.pay(BigInt(given));
      else model.grant(BigInt(given), BigInt(times));
    },
);

const forfeits = command('forfeit', fc.tuple(), () => async (model, { player }) => {
  const { list } = await player.list();
  const active = list.find(({ state }) => state === 'active');
  expect(active !== undefined).toBe(model.active !== null);
  if (active) await player.forfeit(active.bonusId);
  model.forfeit();
});

const settles = command('settle', fc.tuple(), () => async (model, { player, settle }) => {
  const bonus = model.active;
  if (bonus) {
    const [shown] = (await player.list()).list;
    const wagered = model.wagered(bonus);
    const counted = wagered < bonus.required ? wagered : bonus.required;
    expect(BigInt(shown?.wagered.replace('.', '') ?? '-1')).toBe(counted);
  }
  await settle();
  model.settle();
});

/** Generates sequences in which bonuses, play, deposits, withdrawals and transfers interleave. */
export function walletSequences(maximum: number) {
  return fc.commands(
    [
      deposits,
      grants,
      bets,
      wins,
      finishes,
      betsBack,
      winsBack,
      holds,
      voids,
      posts,
      transferHolds,
      transferReturns,
      transferArrivals,
      transfersIn,
      forfeits,
      settles,
    ],
    { maxCommands: maximum },
  );
}
