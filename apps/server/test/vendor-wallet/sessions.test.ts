import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import {
  betWinBody,
  createWalletHarness,
  finishBody,
  newId,
  rollbackBody,
  type WalletHarness,
} from './wallet-harness.ts';

type Player = Awaited<ReturnType<WalletHarness['player']>>;

describe.each(testDatabases())('V7: rule 7 on $name', ({ open }) => {
  let harness: WalletHarness;

  beforeAll(async () => {
    harness = await createWalletHarness({ open });
  });

  afterAll(() => harness.close());

  const bet = (player: { id: string; sessionId?: string }, more: object = {}) =>
    harness.post('betwin', betWinBody(player, [{ id: newId(), bet: '1.00' }], more));

  const logOut = (player: Player) =>
    harness.games.on.sessionEnded({ ...player.context.caller, reason: 'logged out' });

  const refusedWith = (code: string) => ({ status: 400, body: { meta: { api_code: code } } });

  async function expectSettling(player: Player, betId: string) {
    const win = betWinBody(player, [{ id: newId(), win: '2.00' }]);
    expect((await harness.post('betwin', win)).status).toBe(200);
    const back = await harness.post('rollback', rollbackBody(player, [[newId(), betId]]));
    expect(back.body.transactions?.[0]?.id).not.toBe('');
    expect((await harness.post('finish', finishBody(player, newId()))).status).toBe(200);
  }

  test('after the log-out bets are refused; wins, rollbacks and finishes never', async () => {
    const player = await harness.player(10_000n);
    const id = newId();
    expect(await harness.post('betwin', betWinBody(player, [{ id, bet: '1.00' }]))).toMatchObject({
      status: 200,
    });
    await logOut(player);
    expect(await bet(player)).toMatchObject(refusedWith('110'));
    expect(await bet({ id: player.id })).toMatchObject(refusedWith('110'));
    await expectSettling(player, id);
    expect(await harness.balanceOf(player)).toBe(10_200n);
  });

  test('a disabled player cannot bet, and is still paid', async () => {
    const player = await harness.player(10_000n);
    const id = newId();
    await harness.post('betwin', betWinBody(player, [{ id, bet: '1.00' }]));
    await harness.db
      .updateTable('account')
      .set({ wagering_blocked: 'disabled' })
      .where('id', '=', player.accountId)
      .execute();
    expect(await bet(player)).toMatchObject(refusedWith('110'));
    await expectSettling(player, id);
  });

  test('a batch of a win and a bet in a closed session is refused as a whole', async () => {
    const player = await harness.player(10_000n);
    await logOut(player);
    const moves = [
      { id: newId(), win: '5.00' },
      { id: newId(), bet: '1.00' },
    ];
    const answer = await harness.post('betwin', betWinBody(player, moves));
    expect(answer).toMatchObject(refusedWith('110'));
    expect(await harness.balanceOf(player)).toBe(10_000n);
  });

  test('a bet without a session id uses the newest open session of the account', async () => {
    const player = await harness.player(10_000n);
    expect(await bet({ id: player.id })).toMatchObject({ status: 200 });
    await logOut(player);
    expect(await bet({ id: player.id })).toMatchObject(refusedWith('110'));
    const { id: sessionId } = await harness.openSession(player.memberId);
    const caller = { ...player.context.caller, sessionId };
    await harness.launch({ ...player, context: { ...player.context, caller } });
    expect(await bet({ id: player.id })).toMatchObject({ status: 200 });
  });

  test('an open session replaces a cached one that was closed', async () => {
    const player = await harness.player(10_000n);
    expect(await bet({ id: player.id })).toMatchObject({ status: 200 });
    const { id: sessionId } = await harness.openSession(player.memberId);
    const caller = { ...player.context.caller, sessionId };
    await harness.launch({ ...player, context: { ...player.context, caller } });
    await logOut(player);
    expect(await bet({ id: player.id })).toMatchObject({ status: 200 });
  });

  test('an account that never opened a game of the connection cannot bet there', async () => {
    const player = await harness.player(10_000n);
    const body = betWinBody({ id: player.id }, [{ id: newId(), bet: '1.00' }], {
      game_id: 'deep-net-at-vendor',
    });
    expect(await harness.post('betwin', body, 'reef')).toMatchObject(refusedWith('110'));
    const named = { ...body, session_id: player.sessionId };
    expect(await harness.post('betwin', named, 'reef')).toMatchObject(refusedWith('110'));
  });

  test.each([
    ['of another player', async () => (await harness.player(0n)).sessionId],
    ['that never was', async () => newId()],
    ['that is no id of ours', async () => "x' or true --"],
  ])('a session %s lets nobody bet', async (_name, sessionId) => {
    const player = await harness.player(10_000n);
    expect(await bet({ id: player.id, sessionId: await sessionId() })).toMatchObject(
      refusedWith('110'),
    );
    expect(await harness.balanceOf(player)).toBe(10_000n);
  });

  test('a session id may be in capitals', async () => {
    const player = await harness.player(10_000n);
    const shouted = { id: player.id, sessionId: player.sessionId.toUpperCase() };
    expect(await bet(shouted)).toMatchObject({ status: 200 });
  });

  test.each([
    ['that the connection does not have', 'deep-net-at-vendor'],
    ['that nobody has', 'caf\u00e9-royale'],
    ['of a vendor that is switched off', 'shut-door-at-vendor'],
  ])('a game %s is forbidden to bets with code 107, and pays its wins', async (_name, game) => {
    const player = await harness.player(10_000n);
    expect(await bet(player, { game_id: game })).toMatchObject(refusedWith('107'));
    const win = betWinBody(player, [{ id: newId(), win: '1.00' }], { game_id: game });
    expect(await harness.post('betwin', win)).toMatchObject({ status: 200 });
  });
});
