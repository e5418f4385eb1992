import { expect, it } from 'vitest';
import { paths } from '@pavilion/screens/paths';
import { playTarget } from './play-target.ts';

it('reads the paths that the site builds', () => {
  const address = paths.play({
    nodeId: 42,
    gameId: 'lobby',
    vendor: 'LOTUS',
    trialPlay: true,
    matchId: 'm1',
  });
  const [path = '', search = ''] = address.split('?');
  expect(playTarget(path, search)).toEqual({
    nodeId: 42,
    gameId: 'lobby',
    vassalage: 'LOTUS',
    accountType: 0,
    matchId: 'm1',
  });
  expect(playTarget('/m/play/7', '')).toEqual({ nodeId: 7, accountType: 1 });
});

it.each(['/m/play/', '/m/play/0', '/m/play/x', '/m/play/1/2', '/m/play/1234567890', '/m/home'])(
  'takes no game from %s',
  (path) => {
    expect(playTarget(path, '')).toBeNull();
  },
);
