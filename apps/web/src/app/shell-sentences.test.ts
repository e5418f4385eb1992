import { expect, test } from 'vitest';
import { en } from '@pavilion/labels/en';
import { findRoute } from './match-route.ts';
import { routes } from './routes.tsx';
import { shellRules, shellTable, type ShellRules } from './shell-rules.ts';

type Rule<Part extends keyof ShellRules = keyof ShellRules> = {
  [One in Part]: {
    /** The sentence of section 2, in its own words. */
    says: string;
    part: One;
    is: ShellRules[One];
    on: string;
  };
}[Part];

const homes = '/ /m /m/ /m/index /m/index.html /m/home';

/** What the specification says of the frame. No path but those of `on` does what a rule says. */
const rules: readonly Rule<'header' | 'footer' | 'back' | 'right'>[] = [
  {
    says: 'The header is hidden on login, register, message, app, lottery, forget, changePsw, agent and gameList.',
    part: 'header',
    is: 'hidden',
    on: `/m/login /m/register /m/register.html /m/message /m/lottery /m/forget /m/changePsw /m/agent
      /m/gameList`,
  },
  {
    says: 'On the home paths a home-specific header is used.',
    part: 'header',
    is: 'home',
    on: homes,
  },
  {
    says: 'The footer is hidden on login, register, changePsw, forget, gameList and download.',
    part: 'footer',
    is: false,
    on: '/m/login /m/register /m/register.html /m/changePsw /m/forget /m/gameList /m/download',
  },
  {
    says: 'The back button is hidden on /m/changePsw and the home paths.',
    part: 'back',
    is: 'hidden',
    on: `/m/changePsw ${homes}`,
  },
  {
    says: 'On login, register, trail, activity and forget it goes to /m/home. (Message center: Back goes to /m/home.)',
    part: 'back',
    is: 'home',
    on: '/m/login /m/register /m/register.html /m/trail /m/activity /m/forget /m/message',
  },
  {
    says: 'On the live, sport, esport, rng, pvp, fish and lott pages a game-search box replaces the customer-service icon on the right.',
    part: 'right',
    is: 'search',
    on: `/m/live /m/live-games /m/sports /m/sport-games /m/esports /m/esport-games /m/rng
      /m/slot-games /m/pvp /m/poker-games /m/fish /m/fishing-games /m/lott`,
  },
];

/** Section 2, "Header": the title taken from the path, in the words of the English labels. */
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

/** Paths that this product adds to the list; the sentences do not speak of them. */
const ownPaths = new Set([
  '/m/voucherCenter/result',
  '/m/withdraw/result',
  '/m/wallet',
  '/m/limits',
  '/m/feedback',
  '/m/privacy',
  '/m/terms',
  '/m/responsible-gaming',
  '/m/play/:nodeId',
]);

const allPaths = routes.flatMap(({ paths }) => [...paths]);
const listedPaths = allPaths.filter((path) => !ownPaths.has(path));
const words = (text: string) => text.trim().split(/\s+/);

test.each(rules)('§2 Page shell, §2 Header: $says', ({ part, is, on }) => {
  const found = listedPaths.filter((path) => shellRules(path)[part] === is);
  expect(found.toSorted()).toEqual(words(on).toSorted());
});

test('§2 Page shell, §2 Header: the header shows a title taken from the path', () => {
  const shown = Object.keys(titles).map((path) => [path, en[shellRules(path).title]]);
  expect(Object.fromEntries(shown)).toEqual(titles);
});

test('§2 Page shell, §2 Header: every path that the sentences name has a route, and so has every path of its own', () => {
  const named = [...rules.flatMap(({ on }) => words(on)), ...Object.keys(titles), ...ownPaths];
  expect(named.filter((path) => findRoute(path.replace(':nodeId', '1')) === null)).toEqual([]);
});

function cellsOf(path: string): string[] {
  const { title, header, footer, back, right } = shellTable[path] ?? shellRules(path);
  const because = rules.flatMap(({ on }, index) =>
    words(on).includes(path) ? [`${index + 1}`] : [],
  );
  const aliases = routes.find(({ paths }) => paths[0] === path)?.paths.slice(1) ?? [];
  return [
    [path, ...aliases].map((one) => `\`${one}\``).join(' '),
    en[title],
    header,
    footer ? 'shown' : 'hidden',
    back,
    right,
    ownPaths.has(path) ? 'own' : because.join(', '),
  ];
}

function printed(): string {
  const head = ['Path', 'Title', 'Header', 'Footer', 'Back', 'Right', 'By sentence'];
  const rows = [head, head.map(() => '---'), ...routes.map(({ paths }) => cellsOf(paths[0]))];
  return [
    '# Header, footer and way back of every path',
    '',
    'Printed from `apps/web/src/app/shell-rules.ts` and checked against the sentences of section 2 by',
    '`apps/web/src/app/shell-sentences.test.ts`. `own` marks a path that the route list does not hold;',
    'a path without a number has the usual frame: titled header, footer, one step back, support.',
    '',
    ...rules.map(({ says }, index) => `${index + 1}. ${says}`),
    '',
    ...rows.map((cells) => `| ${cells.join(' | ')} |`),
    '',
  ].join('\n');
}

test('§2 Page shell, §2 Header: the table of the documentation is the one that the frame reads', async () => {
  await expect(printed()).toMatchFileSnapshot('../../../../docs/shell-rules.md');
});
