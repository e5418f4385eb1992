import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { screens } from '@pavilion/screens/find-screen';
import { root } from '../run.mjs';
import { screensOf, testsOfScreens } from './screens.mjs';

const home = 'apps/web/src/features/home/HomeScreen.tsx';
const login = 'apps/web/src/features/session/LoginScreen.tsx';
const category = 'apps/web/src/features/games/CategoryScreen.tsx';
const coming = 'apps/web/src/app/ComingScreen.tsx';

const files = {
  'packages/screens/screens.ts': `
export const screenRows = {
  home: {
    path: '/m/home',
    aliases: ['/', '/m'],
    for: 'everyone',
  },
  'log-in': {
    path: '/m/login',
    aliases: ['/m/signin'],
    for: 'guests',
  },
  hot: { path: '/m/hot', for: 'everyone', category: 'HOT' },
  rng: { path: '/m/rng', for: 'everyone', category: 'RNG' },
  mall: { path: '/m/mall', for: 'everyone', coming: true },
};`,
  'apps/web/src/app/screens.tsx': `
const category = lazyComponent(
  'CategoryScreen',
  () => import('../../apps/web/src/features/games/CategoryScreen.tsx'),
);
const coming = lazyComponent('ComingScreen', () => import('../../apps/web/src/app/ComingScreen.tsx'));
const parts = {
  'log-in': lazyComponent(
    'LoginScreen',
    () => import('../../apps/web/src/features/session/LoginScreen.tsx'),
  ),
  hot: category,
  rng: category,
};`,
  'tests/web/all.test.ts': `goto('/m/home'); goto('/m/login?next=x')`,
  'tests/web/log-in.test.ts': "goto(`/m/home`); goto('/m/signin')",
};
const read = (file) => files[file];
const readOwn = (file) => readFileSync(path.join(root, file), 'utf8');

test('each screen has its paths and the browser tests that open one of them', () => {
  const found = screensOf(read);
  expect(found).toEqual(
    new Map([
      [home, new Set(['/m/home'])],
      [login, new Set(['/m/login', '/m/signin'])],
      [category, new Set(['/m/hot', '/m/rng'])],
      [coming, new Set(['/m/mall'])],
    ]),
  );
  const browserTests = Object.keys(files).filter((file) => file.startsWith('tests/'));
  expect(testsOfScreens(found, browserTests, read)).toEqual([
    { file: home, browserTests: ['tests/web/all.test.ts'] },
    { file: login, browserTests: ['tests/web/log-in.test.ts', 'tests/web/all.test.ts'] },
    { file: category, browserTests: [] },
    { file: coming, browserTests: [] },
  ]);
});

test('every row of the table is read, and every file is there', () => {
  const found = screensOf(readOwn);
  const pathsOf = (rows) => rows.flatMap((one) => [one.path, ...(one.aliases ?? [])]);
  const written = pathsOf(screens).filter((one) => /^\/m\/./.test(one));
  expect(new Set([...found.values()].flatMap((paths) => [...paths]))).toEqual(
    new Set(written.map((one) => one.replace(/:.*/, ''))),
  );
  expect(found.get(coming)).toEqual(new Set(pathsOf(screens.filter((one) => one.coming))));
  expect([...found.keys()].filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
