import { expect, test } from 'vitest';
import type { Player, SiteUnderTest } from '../vendor/site-under-test.ts';
import { newId } from '../vendor/wallet-call.ts';
import type { Callback, VendorShape } from './vendor-shape.ts';

/** Players with an open game of the vendor: one, another, and one who logs out at the end. */
export type Players = { one: Player; other: Player; leaving: Player };

export type ShapeHarness = { site: SiteUnderTest; players: Players };

const racingRounds = 8;

function move(kind: 'bet' | 'win', amountMinor: bigint): Callback & { id: string; round: string } {
  return { kind, id: newId(), round: newId(), amountMinor };
}

function back(original: string): Callback & { id: string } {
  return { kind: 'rollback', id: newId(), round: newId(), original };
}

/** The rules of the vendor wallet over HTTP; every vendor shape must pass all of them. */
export function shapeRules(shape: VendorShape, harness: () => ShapeHarness): void {
  const send = (player: Player, callback: Callback) => shape.send(harness().site, player, callback);
  const balanceOf = async (player: Player) => {
    const { balanceMinor } = await send(player, { kind: 'balance' });
    if (balanceMinor === null) throw new Error('the reply has no balance');
    return balanceMinor;
  };
  const one = () => harness().players.one;

  test('rule 1: what is signed by another moves nothing', async () => {
    const before = await balanceOf(one());
    for (const callback of [move('bet', 100n), move('win', 100n), back(newId())]) {
      expect((await shape.send(harness().site, one(), callback, true)).refusal).toBe('signature');
    }
    expect(await balanceOf(one())).toBe(before);
  });

  test('rule 3: 20 deliveries of one bet at once move money once, with one answer', async () => {
    const before = await balanceOf(one());
    const bet = move('bet', 200n);
    const all = await Promise.all(Array.from({ length: 20 }, () => send(one(), bet)));
    expect(all[0]).toMatchObject({ refusal: null, balanceMinor: before - 200n });
    await send(one(), move('win', 50n));
    expect(
      all.every(({ refusal, balanceMinor }) => refusal === null && balanceMinor === before - 200n),
    ).toBe(true);
    expect(await balanceOf(one())).toBe(before - 150n);
    expect((await send(one(), bet)).balanceMinor).toBe(before - 200n);
  });

  test('rule 3: the same id with another amount, kind or player is refused', async () => {
    const { other } = harness().players;
    const bet = move('bet', 100n);
    await send(one(), bet);
    const before = [await balanceOf(one()), await balanceOf(other)];
    const { id, round } = bet;
    expect((await send(one(), { kind: 'bet', id, round, amountMinor: 101n })).refusal).toBe(
      'differs',
    );
    expect((await send(one(), { kind: 'win', id, round, amountMinor: 100n })).refusal).toBe(
      'differs',
    );
    expect((await send(other, bet)).refusal).toBe('differs');
    expect([await balanceOf(one()), await balanceOf(other)]).toEqual(before);
  });

  test('rule 5: a rollback gives back once, however often it is sent', async () => {
    const before = await balanceOf(one());
    const bet = move('bet', 700n);
    await send(one(), bet);
    const rollback = back(bet.id);
    const first = await send(one(), rollback);
    expect(first).toMatchObject({ refusal: null, balanceMinor: before });
    expect((await send(one(), rollback)).text).toBe(first.text);
    expect((await send(one(), back(bet.id))).refusal).toBeNull();
    expect(await balanceOf(one())).toBe(before);
  });

  test('rule 3: a bet sent again after its own rollback is answered as rolled back', async () => {
    const before = await balanceOf(one());
    for (const dealt of [move('bet', 400n), move('win', 400n)]) {
      expect((await send(one(), dealt)).refusal).toBeNull();
      expect((await send(one(), back(dealt.id))).refusal).toBeNull();
      expect((await send(one(), dealt)).refusal).toBe('rolledBack');
    }
    expect(await balanceOf(one())).toBe(before);
  });

  test('rule 5: a bet that arrives after its own rollback is refused', async () => {
    const before = await balanceOf(one());
    for (const late of [move('bet', 500n), move('win', 500n)]) {
      expect((await send(one(), back(late.id))).refusal).toBeNull();
      expect((await send(one(), late)).refusal).toBe('rolledBack');
    }
    expect(await balanceOf(one())).toBe(before);
  });

  test('rule 5: a bet and its rollback at once leave the balance unchanged', async () => {
    const before = await balanceOf(one());
    for (let round = 0; round < racingRounds; round += 1) {
      const bet = move('bet', 300n);
      const [placed, taken] = await Promise.all([send(one(), bet), send(one(), back(bet.id))]);
      expect(taken.refusal).toBeNull();
      expect([null, 'rolledBack']).toContain(placed.refusal);
    }
    expect(await balanceOf(one())).toBe(before);
  });

  test('rule 8: a bet above the balance answers with the balance before it', async () => {
    const before = await balanceOf(one());
    const refused = await send(one(), move('bet', before + 1n));
    expect(refused).toMatchObject({ refusal: 'noFunds', balanceMinor: before });
  });

  test('rule 6: reversing a win takes back no more than the balance', async () => {
    const { leaving } = harness().players;
    const win = move('win', 5000n);
    await send(leaving, win);
    const before = await balanceOf(leaving);
    await send(leaving, move('bet', before - 1200n));
    expect(await send(leaving, back(win.id))).toMatchObject({ refusal: null, balanceMinor: 0n });
    expect(await balanceOf(leaving)).toBe(0n);
  });

  test('rule 7: after the log-out bets are refused, wins and rollbacks never', async () => {
    const { site, players } = harness();
    const { leaving } = players;
    await send(leaving, move('win', 1000n));
    const bet = move('bet', 400n);
    const first = await send(leaving, bet);
    const { token } = leaving;
    expect((await site.call('DELETE', '/wps/session/logout', { token })).success).toBe(true);
    expect((await send(leaving, move('bet', 100n))).refusal).toBe('closed');
    expect((await send(leaving, bet)).text).toBe(first.text);
    const before = await balanceOf(leaving);
    const paid = await send(leaving, move('win', 900n));
    expect(paid).toMatchObject({ refusal: null, balanceMinor: before + 900n });
    const taken = await send(leaving, back(bet.id));
    expect(taken).toMatchObject({ refusal: null, balanceMinor: before + 1300n });
  });
}
