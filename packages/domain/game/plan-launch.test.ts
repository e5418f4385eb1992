import { expect, test } from 'vitest';
import { planLaunch, type LaunchTarget } from './plan-launch.ts';

const slot: LaunchTarget = {
  vendor: 'LANTERN',
  gameType: 'RNG',
  nodeId: 7,
  gameId: 'golden-koi',
  opensGameList: false,
  trialPlay: false,
};

test('§4: with no session, go to login', () => {
  expect(planLaunch(slot, 'guest', 'lottery')).toEqual({ kind: 'login' });
});

test.each([
  ['TCG_LOTTO_VN', { kind: 'lottery', prizeMode: 'lottery-electronic' }],
  ['TCG_SEA', { kind: 'lottery', prizeMode: 'SEA' }],
  ['LOTT', { kind: 'lottery', playType: 'trad' }],
  ['ELOTT', { kind: 'lottery', playType: 'ent' }],
] as const)('§4: vendor %s launches lottery', (vendor, plan) => {
  expect(planLaunch({ ...slot, vendor }, 'session', 'lottery-electronic')).toEqual(plan);
});

test('§4: a game-list vendor goes to the game list', () => {
  expect(planLaunch({ ...slot, opensGameList: true }, 'session', 'lottery')).toEqual({
    kind: 'gameList',
    gameType: 'RNG',
    vendor: 'LANTERN',
  });
});

test('§4: anything else is launched directly, trial play as a flag', () => {
  expect(planLaunch({ ...slot, trialPlay: true }, 'session', 'lottery')).toEqual({
    kind: 'vendor',
    nodeId: 7,
    gameId: 'golden-koi',
    vendor: 'LANTERN',
    trialPlay: true,
  });
});

test('§4: the lobby is the default game code', () => {
  expect(planLaunch({ ...slot, gameId: '' }, 'session', 'lottery')).toMatchObject({
    gameId: 'lobby',
  });
});
