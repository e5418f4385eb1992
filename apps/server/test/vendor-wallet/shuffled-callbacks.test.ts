import { env } from 'node:process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { callbackVendors, type CallbackVendor } from './callback-vendor.ts';
import { drawCallbacks, drawFrom, shuffled, type Callback } from './callback.ts';
import { createWalletHarness, type WalletHarness } from './wallet-harness.ts';

/** `npm run shuffles` runs 20 seeds of 5,000 deliveries, the ordinary run a small part of that. */
const seeds = Number(env['SHUFFLE_SEEDS'] ?? '1');
const deliveriesCount = Number(env['SHUFFLE_DELIVERIES'] ?? '1000');
const playersCount = 20;
const atOnce = 40;
const enoughMinor = 100_000_000n;

type Player = Awaited<ReturnType<WalletHarness['player']>>;

async function openPlayers(harness: WalletHarness): Promise<Player[]> {
  const players: Player[] = [];
  for (let count = 0; count < playersCount; count += 1) {
    players.push(await harness.player(enoughMinor));
  }
  return players;
}

/** Delivers callbacks for players of its own, and records the answers. */
function createRun(harness: WalletHarness, vendor: CallbackVendor, run: string, players: Player[]) {
  const answers = new Map<string, Set<string>>();
  async function deliver(callback: Callback): Promise<void> {
    const player = players[callback.player];
    if (!player) throw new Error('the callback names no player of the run');
    const { path, payload, headers } = vendor.write(callback, player, run);
    const { status, body } = await harness.postBytes(path, payload, headers);
    const answer = vendor.read(status, body);
    answers.set(callback.id, (answers.get(callback.id) ?? new Set()).add(answer));
  }
  return { answers, deliver };
}

/** The state after a run, without its own ids and the order of arrival. */
async function stateOf(harness: WalletHarness, run: string, players: readonly Player[]) {
  const balances: bigint[] = [];
  const net = new Map<string, bigint>();
  const gone = new Set<string>();
  const finished = new Set<string>();
  for (const { accountId } of players) {
    balances.push(await harness.balanceOf({ accountId }));
    for (const posting of await harness.postingsOf(accountId)) {
      const original = (posting.reverses ?? posting.external_id).slice(run.length + 1);
      net.set(original, (net.get(original) ?? 0n) + posting.amount);
      if (posting.reverses !== null) gone.add(original);
      if (posting.finishes_round) finished.add((posting.round_id ?? '').slice(run.length + 1));
    }
  }
  const moved = [...net].filter(([, amount]) => amount !== 0n).map(([id, sum]) => `${id} ${sum}`);
  return {
    balances,
    moved: moved.toSorted(),
    gone: [...gone].toSorted(),
    finished: [...finished].toSorted(),
  };
}

const harnesses = testDatabases().flatMap(({ name, open }) =>
  callbackVendors.map((vendor) => ({ name, open, vendor })),
);

describe.each(harnesses)('V3, V5: callbacks of $vendor.name on $name', ({ open, vendor }) => {
  let harness: WalletHarness;

  beforeAll(async () => {
    harness = await createWalletHarness({ open }, vendor.connect);
  });
  afterAll(() => harness.close());

  async function inOrder(seed: number, callbacks: readonly Callback[]) {
    const players = await openPlayers(harness);
    const run = createRun(harness, vendor, `order${seed}`, players);
    const ofPlayers = players.map((_, place) => callbacks.filter((one) => one.player === place));
    await Promise.all(
      ofPlayers.map(async (own) => {
        for (const callback of own) await run.deliver(callback);
      }),
    );
    for (const [id, outcome] of run.answers) expect([id, ...outcome]).toEqual([id, 'done']);
    return stateOf(harness, `order${seed}`, players);
  }

  async function inDisorder(seed: number, deliveries: readonly Callback[]) {
    const players = await openPlayers(harness);
    const run = createRun(harness, vendor, `chaos${seed}`, players);
    for (let from = 0; from < deliveries.length; from += atOnce) {
      await Promise.all(deliveries.slice(from, from + atOnce).map(run.deliver));
    }
    const state = await stateOf(harness, `chaos${seed}`, players);
    const refused = [...run.answers].filter(([, outcome]) => outcome.has('rolledBack'));
    expect(refused.filter(([id]) => !state.gone.includes(id))).toEqual([]);
    expect([...run.answers].filter(([, outcome]) => outcome.has('other'))).toEqual([]);
    return state;
  }

  test.each(Array.from({ length: seeds }, (_, index) => index + 1))(
    'shuffled and repeated they end in the same state as in order (seed %d)',
    { timeout: 60 * deliveriesCount },
    async (seed) => {
      const draw = drawFrom(seed);
      const callbacks = drawCallbacks(draw, Math.floor(deliveriesCount * 0.75), playersCount);
      const expected = await inOrder(seed, callbacks);
      const deliveries = shuffled(draw, callbacks, deliveriesCount);
      expect(deliveries.length).toBe(deliveriesCount);
      expect(await inDisorder(seed, deliveries)).toEqual(expected);
      expect((await harness.wallet.ledgerCheck()).findings).toEqual([]);
    },
  );
});
