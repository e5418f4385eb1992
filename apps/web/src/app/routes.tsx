import { HomeScreen } from '../features/home/HomeScreen.tsx';
import { lazyPart, readyPart, type LazyPart } from '../kit/lazy-part.tsx';
import { homePaths } from './home-paths.ts';

export type Route = {
  /** The first is the one that links use; the others are aliases. Matched exactly. */
  paths: readonly [string, ...string[]];
  screen: LazyPart<object>;
  /** Not built yet: shows the shared "coming" state. */
  coming?: true;
};

const home = readyPart(HomeScreen);
const category = lazyPart('CategoryScreen', () => import('../features/games/CategoryScreen.tsx'));
const gameList = lazyPart('GameListScreen', () => import('../features/games/GameListScreen.tsx'));
const play = lazyPart('PlayScreen', () => import('../features/games/PlayScreen.tsx'));
const login = lazyPart('LoginScreen', () => import('../features/session/LoginScreen.tsx'));
const register = lazyPart('RegisterScreen', () => import('../features/session/RegisterScreen.tsx'));
const changePassword = lazyPart(
  'ChangePasswordScreen',
  () => import('../features/session/ChangePasswordScreen.tsx'),
);
const trial = lazyPart('TrialScreen', () => import('../features/session/TrialScreen.tsx'));
const deposit = lazyPart('DepositScreen', () => import('../features/wallet/DepositScreen.tsx'));
const depositResult = lazyPart(
  'DepositResultScreen',
  () => import('../features/wallet/DepositResultScreen.tsx'),
);
const withdraw = lazyPart('WithdrawScreen', () => import('../features/wallet/WithdrawScreen.tsx'));
const memberHome = lazyPart(
  'MemberHomeScreen',
  () => import('../features/member/MemberHomeScreen.tsx'),
);
const gameRecord = lazyPart(
  'GameRecordScreen',
  () => import('../features/member/GameRecordScreen.tsx'),
);
const transactionRecord = lazyPart(
  'TransactionRecordScreen',
  () => import('../features/member/TransactionRecordScreen.tsx'),
);
const settings = lazyPart('SettingsScreen', () => import('../features/member/SettingsScreen.tsx'));
const promotions = lazyPart(
  'PromotionListScreen',
  () => import('../features/promotions/PromotionListScreen.tsx'),
);
const promotion = lazyPart(
  'PromotionDetailScreen',
  () => import('../features/promotions/PromotionDetailScreen.tsx'),
);
const notices = lazyPart('NoticeScreen', () => import('../features/messages/NoticeScreen.tsx'));
const noticeDetail = lazyPart(
  'NoticeDetailScreen',
  () => import('../features/messages/NoticeDetailScreen.tsx'),
);
const memberNotices = lazyPart(
  'MemberNoticeScreen',
  () => import('../features/messages/MemberNoticeScreen.tsx'),
);
const messages = lazyPart(
  'MessageCenterScreen',
  () => import('../features/messages/MessageCenterScreen.tsx'),
);
const help = lazyPart('HelpScreen', () => import('../features/support/HelpScreen.tsx'));
const screen = lazyPart('ComingScreen', () => import('./ComingScreen.tsx'));

/** Section 2 of the specification, "Route list". */
export const routes: readonly Route[] = [
  { paths: homePaths, screen: home },
  { paths: ['/m/login'], screen: login },
  { paths: ['/m/register', '/m/register.html'], screen: register },
  { paths: ['/m/forget'], screen, coming: true },
  { paths: ['/m/changePsw'], screen: changePassword },
  { paths: ['/m/hot'], screen: category },
  { paths: ['/m/hot-games'], screen: category },
  { paths: ['/m/voucherCenter'], screen: deposit },
  { paths: ['/m/voucherCenter/result'], screen: depositResult },
  { paths: ['/m/withdraw'], screen: withdraw },
  { paths: ['/m/inviteFriends'], screen, coming: true },
  { paths: ['/m/agentRegister'], screen, coming: true },
  { paths: ['/m/member/home'], screen: memberHome },
  { paths: ['/m/member/benefits'], screen, coming: true },
  { paths: ['/m/myAccount/index'], screen, coming: true },
  { paths: ['/m/gameRecord'], screen: gameRecord },
  { paths: ['/m/transaction/record'], screen: transactionRecord },
  { paths: ['/m/profitandloss'], screen, coming: true },
  { paths: ['/m/rewardCenter'], screen, coming: true },
  { paths: ['/m/mall/mallHome'], screen, coming: true },
  { paths: ['/m/securityCenter'], screen, coming: true },
  { paths: ['/m/activity'], screen: promotions },
  { paths: ['/m/activityDetail'], screen: promotion },
  { paths: ['/m/notice'], screen: notices },
  { paths: ['/m/noticeDetail'], screen: noticeDetail },
  { paths: ['/m/member/notice'], screen: memberNotices },
  { paths: ['/m/message'], screen: messages },
  { paths: ['/m/webEmail'], screen, coming: true },
  { paths: ['/m/set'], screen: settings },
  { paths: ['/m/help'], screen: help },
  { paths: ['/m/download'], screen, coming: true },
  { paths: ['/m/trail'], screen: trial },
  { paths: ['/m/agent'], screen, coming: true },
  { paths: ['/m/agCooperation'], screen, coming: true },
  { paths: ['/m/redRain'], screen, coming: true },
  { paths: ['/m/live-games'], screen: category },
  { paths: ['/m/slot-games'], screen: category },
  { paths: ['/m/sport-games'], screen: category },
  { paths: ['/m/esport-games'], screen: category },
  { paths: ['/m/fishing-games'], screen: category },
  { paths: ['/m/poker-games'], screen: category },
  { paths: ['/m/lott'], screen: category },
  { paths: ['/m/elott'], screen: category },
  { paths: ['/m/sports'], screen: category },
  { paths: ['/m/esports'], screen: category },
  { paths: ['/m/live'], screen: category },
  { paths: ['/m/rng'], screen: category },
  { paths: ['/m/pvp'], screen: category },
  { paths: ['/m/fish'], screen: category },
  { paths: ['/m/jl-slot'], screen: category },
  { paths: ['/m/lottery'], screen, coming: true },
  { paths: ['/m/gameCenter'], screen, coming: true },
  { paths: ['/m/slotsCenter'], screen: category },
  { paths: ['/m/gameList'], screen: gameList },
  { paths: ['/m/play/:nodeId'], screen: play },
  { paths: ['/m/agent/team/overview'], screen, coming: true },
  { paths: ['/m/member/team'], screen, coming: true },
  { paths: ['/m/agent/team/pnl'], screen, coming: true },
  { paths: ['/m/teamBetting'], screen, coming: true },
  { paths: ['/m/member/agent/agentRebeat'], screen, coming: true },
  { paths: ['/m/member/teamRebate'], screen, coming: true },
  { paths: ['/m/member/agent/agentDivident'], screen, coming: true },
  { paths: ['/m/member/agent/getSalaryContract'], screen, coming: true },
  { paths: ['/m/member/agent/getDevidendContract'], screen, coming: true },
  { paths: ['/m/member/agent/getHourContract'], screen, coming: true },
];
