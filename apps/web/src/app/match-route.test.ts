import { expect, test } from 'vitest';
import { findRoute, redirectOf } from './match-route.ts';
import { routes } from './routes.tsx';
import { shellRules, shellTable } from './shell-rules.ts';

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

test('§2 Route list, §2 Header: every path of the route list has a screen', () => {
  expect(listed.filter((path) => findRoute(path) === null)).toEqual([]);
});

test('§2 Route list, §2 Header: routes match exactly', () => {
  for (const path of ['/m/login/', '/m/Login', '/m/login/x', '/m/play', '/m/play/1/2', '/x']) {
    expect(findRoute(path)).toBeNull();
  }
  expect(findRoute('/m/play/42')?.pattern).toBe('/m/play/:nodeId');
});

test('§2 Route list, §2 Header: any other path is looked up in the configured table, otherwise leads home', () => {
  const configured = { '/promo': '/m/activity' };
  expect(redirectOf('/promo', configured)).toBe('/m/activity');
  expect(redirectOf('/nowhere', configured)).toBe('/m/home');
  expect(redirectOf('/toString', configured)).toBe('/m/home');
});

test('§2 Route list, §2 Header: every route has its row of shell rules and no row is left over', () => {
  expect(Object.keys(shellTable).toSorted()).toEqual(
    routes.map((route) => route.paths[0]).toSorted(),
  );
});

test('§2 Route list, §2 Header: the header and the footer are hidden where the specification says so', () => {
  const of = (path: string) => shellRules(path);
  const paths = listed.filter((path) => of(path).header === 'hidden');
  expect(paths).toEqual([
    '/m/login', '/m/register', '/m/register.html', '/m/forget', '/m/changePsw', '/m/message',
    '/m/agent', '/m/lottery', '/m/gameList',
  ]); // oxfmt-ignore
  expect(listed.filter((path) => !of(path).footer)).toEqual([
    '/m/login', '/m/register', '/m/register.html', '/m/forget', '/m/changePsw', '/m/download',
    '/m/gameList',
  ]); // oxfmt-ignore
});

test('§2 Route list, §2 Header: what the frame does on every path', () => {
  const rows = Object.entries(shellTable).map(
    ([path, rules]) =>
      `${path}: ${rules.title}, ${rules.header}, back ${rules.back}, ${rules.right}` +
      (rules.footer ? ', footer' : ''),
  );
  expect(rows).toMatchSnapshot();
});
