import { expect, test } from 'vitest';
import type { Category } from './catalogue.queries.ts';
import { launchPath, prizeModeOf } from './launch-link.ts';

const game = {
  vassalage: 'LOTUS',
  gameType: 'RNG' as const,
  nodeId: 42,
  gameId: 'g42',
  supportPlay: true,
};

const member = { trial: false };
const trial = { trial: true };

function category(gameCategory: Category['gameCategory'], ...codes: string[]): Category {
  const vendors = codes.map((vassalage) => ({
    vassalage,
    vendorName: vassalage,
    iconUrl: '',
    gameCount: 1,
    nodeId: 1,
    gameId: '1',
    isGameH5: 'GAME' as const,
  }));
  return { gameCategory, vendors };
}

test('without a session a tile leads to the log-in, and from there to the game', () => {
  expect(launchPath(game, null, 'lottery')).toBe('/m/login?next=%2Fm%2Fplay%2F42');
});

test('a member plays for real and a trial account plays free, where the game supports it', () => {
  expect(launchPath(game, member, 'lottery')).toBe('/m/play/42');
  expect(launchPath(game, trial, 'lottery')).toBe('/m/play/42?trial=1');
  expect(launchPath({ ...game, supportPlay: false }, trial, 'lottery')).not.toContain('trial');
});

test('§2 Home screen: a match leads to the match in its game, also through the log-in', () => {
  const match = { ...game, gameType: 'SPORTS' as const, matchId: 'm-7' };
  expect(launchPath(match, member, 'lottery')).toBe('/m/play/42?match=m-7');
  expect(launchPath(match, trial, 'lottery')).toBe('/m/play/42?trial=1&match=m-7');
  expect(launchPath(match, null, 'lottery')).toBe('/m/login?next=%2Fm%2Fplay%2F42%3Fmatch%3Dm-7');
});

test('a vendor without a lobby game opens its list of games', () => {
  expect(launchPath({ ...game, gameId: '' }, member, 'lottery')).toBe(
    '/m/gameList?gameType=RNG&vassalage=LOTUS',
  );
});

test('lottery vendors lead to the lottery', () => {
  const of = (vassalage: string) => launchPath({ ...game, vassalage }, member, 'lottery');
  expect(of('TCG_LOTTO_VN')).toBe('/m/lottery?prizeMode=lottery');
  expect(of('TCG_SEA')).toBe('/m/lottery?prizeMode=SEA');
  expect(of('ELOTT')).toBe('/m/lottery?playType=ent');
});

test('a guest comes through the log-in to the lottery, not to a game', () => {
  const of = (vassalage: string) => launchPath({ ...game, vassalage }, null, 'lottery-electronic');
  expect(of('ELOTT')).toBe('/m/login?next=%2Fm%2Flottery%3FplayType%3Dent');
  expect(of('TCG_LOTTO_VN')).toBe('/m/login?next=%2Fm%2Flottery%3FprizeMode%3Dlottery-electronic');
});

test('prize mode is lottery-electronic if ELOTT holds TCG_LOTTO_VN or LOTT', () => {
  expect(prizeModeOf([category('ELOTT', 'LOTT')])).toBe('lottery-electronic');
  expect(prizeModeOf([category('ELOTT', 'X', 'TCG_LOTTO_VN')])).toBe('lottery-electronic');
  expect(prizeModeOf([category('ELOTT', 'X'), category('LOTT', 'LOTT')])).toBe('lottery');
  expect(prizeModeOf([])).toBe('lottery');
});
