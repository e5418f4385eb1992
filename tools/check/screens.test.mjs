import { expect, test } from 'vitest';
import { screensOf, storiesOfScreens } from './screens.mjs';

const files = {
  'apps/web/src/app/routes.tsx': `
import { HomeScreen } from '../features/home/HomeScreen.tsx';
const home = readyPart(HomeScreen);
const login = lazyPart(
  'LoginScreen',
  () => import('../features/session/LoginScreen.tsx'),
);
export const routes = [
  { paths: homePaths, screen: home },
  { paths: ['/m/login', '/m/signin'], screen: login },
];`,
  'e2e/journeys/all.test.ts': `goto('/m/home'); goto('/m/login?next=x')`,
  'e2e/journeys/log-in.test.ts': "goto(`/m/home`); goto('/m/signin')",
};
const read = (file) => files[file];

test('the screens of the routes have the stories that open one of their paths', () => {
  const screens = screensOf(read);
  expect(screens).toEqual(
    new Map([
      ['apps/web/src/features/home/HomeScreen.tsx', new Set(['/m/home'])],
      ['apps/web/src/features/session/LoginScreen.tsx', new Set(['/m/login', '/m/signin'])],
    ]),
  );
  const stories = Object.keys(files).filter((file) => file.startsWith('e2e/'));
  expect(storiesOfScreens(screens, stories, read)).toEqual([
    { file: 'apps/web/src/features/home/HomeScreen.tsx', stories: ['e2e/journeys/all.test.ts'] },
    {
      file: 'apps/web/src/features/session/LoginScreen.tsx',
      stories: ['e2e/journeys/log-in.test.ts', 'e2e/journeys/all.test.ts'],
    },
  ]);
});
