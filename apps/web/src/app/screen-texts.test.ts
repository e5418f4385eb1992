import { expect, test } from 'vitest';
import { serverMessages } from '@pavilion/messages/text-in';
import { webMessages } from '@pavilion/messages/web';
import { frameAt, screens } from '@pavilion/screens/find-screen';

/** Section 2, "Header": the title of each path in English. */
const titles: Readonly<Record<string, string>> = {
  '/m/activity': 'Promotions',
  '/m/activityDetail': 'Details',
  '/m/forget': 'Forgot password',
  '/m/home': 'Home',
  '/m/download': 'Download',
  '/m/login': 'Log in',
  '/m/register': 'Sign up',
  '/m/trail': 'Free trial',
  '/m/changePsw': 'First password',
  '/m/notice': 'Announcements',
  '/m/gameCenter': 'Game center',
  '/m/gameList': 'Game center',
  '/m/slotsCenter': 'Slots',
  '/m/message': 'Messages',
  '/m/set': 'Settings',
  '/m/help': 'Help center',
  '/m/live': 'Live casino',
  '/m/sports': 'Sports',
  '/m/esports': 'E-sports',
  '/m/rng': 'Slots',
  '/m/pvp': 'Poker',
  '/m/jl-slot': 'JL slots',
  '/m/fish': 'Fishing',
  '/m/lott': 'Lottery',
  '/m/elott': 'E-lottery',
  '/m/hot': 'Hot games',
};

test('§2 Page shell, §2 Header: the header shows a title taken from the path', () => {
  const shown = Object.keys(titles).map((path) => [path, webMessages[frameAt(path).title].EN]);
  expect(Object.fromEntries(shown)).toEqual(titles);
});

test('§2 Route list: every text that a row names exists', () => {
  const keys = screens.flatMap(({ title, heading, closed }) => [title, heading, closed]);
  const missing = keys.filter((key) => typeof key === 'string' && !(key in webMessages));
  expect(missing).toEqual([]);
});

test('§8: a key that the server and the site both have is one text, as languages share it', () => {
  const ofServer: Readonly<Record<string, unknown>> = serverMessages;
  const shared = Object.entries(webMessages).filter(([key]) => key in ofServer);
  expect(shared.length).toBeGreaterThan(100);
  expect(shared.filter(([key, text]) => ofServer[key] !== text)).toEqual([]);
});
