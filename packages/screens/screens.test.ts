import { expect, test } from 'vitest';
import {
  findScreen,
  frameAt,
  isDrawnFor,
  isForGuests,
  isOpen,
  screens,
  type Frame,
} from './find-screen.ts';
import type { Audience } from './screens.ts';

type Rule<Part extends keyof Frame = keyof Frame> = {
  [One in Part]: {
    /** A sentence of section 2, word for word. */
    says: string;
    part: One;
    is: Frame[One];
    on: string;
  };
}[Part];

/** Section 2, "Route list". */
const listed = `/ /m /m/ /m/index /m/index.html /m/home /m/login /m/register /m/register.html
/m/forget /m/changePsw /m/hot /m/hot-games /m/voucherCenter /m/withdraw /m/inviteFriends
/m/agentRegister /m/member/home /m/member/benefits /m/myAccount/index /m/gameRecord
/m/transaction/record /m/profitandloss /m/rewardCenter /m/mall/mallHome /m/securityCenter
/m/activity /m/activityDetail /m/notice /m/noticeDetail /m/member/notice /m/message /m/webEmail
/m/set /m/help /m/download /m/trail /m/agent /m/agCooperation /m/redRain /m/live-games
/m/slot-games /m/sport-games /m/esport-games /m/fishing-games /m/poker-games /m/lott /m/elott
/m/sports /m/esports /m/live /m/rng /m/pvp /m/fish /m/jl-slot /m/lottery /m/gameCenter
/m/slotsCenter /m/gameList /m/agent/team/overview /m/member/team /m/agent/team/pnl
/m/teamBetting /m/member/agent/agentRebeat /m/member/teamRebate /m/member/agent/agentDivident
/m/member/agent/getSalaryContract /m/member/agent/getDevidendContract
/m/member/agent/getHourContract`.split(/\s+/);

/** Paths that this product adds to the list; the sentences do not cover them. */
const ownPaths = [
  '/m/voucherCenter/result',
  '/m/withdraw/result',
  '/m/wallet',
  '/m/limits',
  '/m/history',
  '/m/selfTest',
  '/m/identity',
  '/m/closeAccount',
  '/m/exclusion',
  '/m/finish',
  '/m/agent/transfer',
  '/m/feedback',
  '/m/privacy',
  '/m/terms',
  '/m/responsible-gaming',
  '/m/play/:nodeId',
];

const homes = '/ /m /m/ /m/index /m/index.html /m/home';

/** What the specification says of the frame. A rule holds for the paths of `on` and no others. */
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
    // The agent home has a footer of its own ("Agent home").
    says: 'The footer is hidden on login, register, changePsw, forget, gameList and download.',
    part: 'footer',
    is: false,
    on: '/m/login /m/register /m/register.html /m/changePsw /m/forget /m/gameList /m/download /m/agent',
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

/** The audience of the account paths; every other path is for everyone. */
const audiences: Partial<Record<Audience, string>> = {
  guests: '/m/trail',
  withoutAccount: '/m/login /m/register /m/register.html',
  session: `/m/voucherCenter/result /m/gameRecord /m/transaction/record /m/profitandloss
    /m/member/notice /m/play/:nodeId /m/finish`,
  memberCentre:
    '/m/limits /m/history /m/selfTest /m/identity /m/closeAccount /m/exclusion /m/member/home /m/myAccount/index /m/securityCenter',
  deposit: '/m/voucherCenter',
  withdraw: '/m/withdraw /m/withdraw/result',
  transfer: '/m/wallet',
  promotion: '/m/inviteFriends /m/member/benefits /m/rewardCenter /m/mall/mallHome',
  inbox: '/m/webEmail',
  feedback: '/m/feedback',
  changePassword: '/m/changePsw',
  agentHome: `/m/agent /m/agent/team/overview /m/member/team /m/agent/team/pnl /m/teamBetting
    /m/agentRegister /m/member/agent/agentRebeat /m/member/teamRebate /m/agent/transfer
    /m/member/agent/getSalaryContract /m/member/agent/getDevidendContract
    /m/member/agent/getHourContract /m/member/agent/agentDivident`,
};

const pathsOf = ({ path, aliases = [] }: (typeof screens)[number]) => [path, ...aliases];
const allPaths = screens.flatMap(pathsOf);
const words = (text: string) => text.trim().split(/\s+/);
const opened = (path: string) => path.replace(':nodeId', '42');

test('§2 Route list: every path of the route list and every added path has a screen', () => {
  expect(allPaths.toSorted()).toEqual([...listed, ...ownPaths].toSorted());
  expect(allPaths.filter((path) => findScreen(opened(path)) === null)).toEqual([]);
});

test('§2 Route list: paths are matched exactly', () => {
  for (const path of ['/m/login/', '/m/Login', '/m/login/x', '/m/play', '/m/play/1/2', '/x']) {
    expect(findScreen(path)).toBeNull();
  }
  expect(findScreen('/m/play/42')?.id).toBe('play');
  expect(findScreen('/m/register.html')?.id).toBe('register');
});

test.each(rules)('§2 Page shell, §2 Header: $says', ({ part, is, on }) => {
  const found = listed.filter((path) => frameAt(path)[part] === is);
  expect(found.toSorted()).toEqual(words(on).toSorted());
});

test('§2 Page shell, §2 Header: a path without a screen has no header and no footer', () => {
  expect(frameAt('/m/nowhere')).toMatchObject({ header: 'hidden', footer: false });
});

test('§6: who may see a page', () => {
  const shut = screens.filter((screen) => screen.for !== 'everyone');
  const found = shut.flatMap((screen) => pathsOf(screen).map((path) => `${screen.for} ${path}`));
  const expected = Object.entries(audiences).flatMap(([audience, paths]) =>
    words(paths).map((path) => `${audience} ${path}`),
  );
  expect(found.toSorted()).toEqual(expected.toSorted());
});

test('§2 Change password, §2 Agent home: a guest is sent to the home screen', () => {
  const led = screens.filter(({ guestsGo }) => guestsGo === 'home').map(({ path }) => path);
  expect(led).toEqual(['/m/changePsw', '/m/agent']);
});

test('§2 Game center and category pages: announcements, promotions, promotion details and help have breadcrumbs', () => {
  const found = screens.filter(({ breadcrumbs }) => breadcrumbs).map(({ path }) => path);
  expect(found).toEqual([
    '/m/activity', '/m/activityDetail', '/m/notice', '/m/noticeDetail', '/m/help',
  ]); // oxfmt-ignore
});

test('§2 Game center and category pages: each category page lists its games', () => {
  const found = screens.flatMap(({ path, category }) =>
    category === undefined ? [] : [[path, category]],
  );
  expect(Object.fromEntries(found)).toEqual({
    '/m/hot': 'HOT',
    '/m/hot-games': 'HOT',
    '/m/live-games': 'LIVE',
    '/m/live': 'LIVE',
    '/m/slot-games': 'RNG',
    '/m/slotsCenter': 'RNG',
    '/m/rng': 'RNG',
    '/m/sport-games': 'SPORTS',
    '/m/sports': 'SPORTS',
    '/m/esport-games': 'ESPORTS',
    '/m/esports': 'ESPORTS',
    '/m/fishing-games': 'FISH',
    '/m/fish': 'FISH',
    '/m/poker-games': 'PVP',
    '/m/pvp': 'PVP',
    '/m/lott': 'LOTT',
    '/m/elott': 'ELOTT',
    '/m/jl-slot': 'JL',
  });
});

test('§2 Side menu: each member link has the flag that shows it', () => {
  const found = screens.flatMap(({ path, flag }) => (flag === undefined ? [] : [[path, flag]]));
  expect(Object.fromEntries(found)).toEqual({
    '/m/member/benefits': 'REWCEN3',
    '/m/gameRecord': 'TRANSBETREPMEM3',
    '/m/transaction/record': 'TRANSREC3',
    '/m/profitandloss': 'PERSREP',
    '/m/rewardCenter': 'REWCEN3',
    '/m/mall/mallHome': 'PTSYS3',
    '/m/securityCenter': 'SECPRIV',
  });
});

test('§2 Route list: the server draws screens of guests, at the queries that their rows name', () => {
  const drawn = (path: string, search = '') => {
    const screen = findScreen(path);
    return screen !== null && isDrawnFor(screen, search);
  };
  const closed = screens.filter(({ path }) => !drawn(path)).map((one) => one.for);
  expect(closed.filter(isOpen)).toEqual([]);
  expect(drawn('/m/activityDetail', '?id=a')).toBe(true);
  expect(drawn('/m/activityDetail', '?id=a&utm_source=b')).toBe(false);
  expect(drawn('/m/activityDetail', `?id=${'a'.repeat(100)}`)).toBe(false);
  expect(drawn('/m/notice', '?1')).toBe(false);
  expect(drawn('/m/home', '?utm_source=b')).toBe(true);
});

test('§6: a member is redirected from the screens of guests', () => {
  const ofGuests = screens.filter((one) => isForGuests(one.for)).map(({ path }) => path);
  expect(ofGuests).toEqual(['/m/login', '/m/register', '/m/trail']);
});

test('§7: during a time-out or self-exclusion only money, records, support and rules are shown', () => {
  const shown = screens.filter(({ whileExcluded }) => whileExcluded).map(({ path }) => path);
  expect(shown).toEqual([
    '/m/forget', '/m/voucherCenter/result', '/m/withdraw', '/m/withdraw/result', '/m/wallet',
    '/m/history', '/m/identity', '/m/exclusion', '/m/gameRecord', '/m/transaction/record', '/m/profitandloss', '/m/webEmail',
    '/m/feedback', '/m/help', '/m/privacy', '/m/terms', '/m/responsible-gaming',
  ]); // oxfmt-ignore
});
