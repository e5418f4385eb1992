import { HomeScreen } from '../features/home/HomeScreen.tsx';
import { homePaths } from '../kit/home-paths.ts';
import { lazyPart, readyPart, type LazyPart } from '../kit/lazy-part.tsx';

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
const gameCenter = lazyPart('GameCenterPage', () => import('./GameCenterPage.tsx'));
const play = lazyPart('PlayScreen', () => import('../features/games/PlayScreen.tsx'));
const login = lazyPart('LoginScreen', () => import('../features/session/LoginScreen.tsx'));
const register = lazyPart('RegisterScreen', () => import('../features/session/RegisterScreen.tsx'));
const forget = lazyPart('ForgetScreen', () => import('../features/session/ForgetScreen.tsx'));
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
const withdrawal = lazyPart(
  'WithdrawalScreen',
  () => import('../features/wallet/WithdrawalScreen.tsx'),
);
const gameWallets = lazyPart(
  'GameWalletsScreen',
  () => import('../features/wallet/GameWalletsScreen.tsx'),
);
const limits = lazyPart('LimitsScreen', () => import('../features/wallet/LimitsScreen.tsx'));
const memberHome = lazyPart(
  'MemberHomeScreen',
  () => import('../features/member/MemberHomeScreen.tsx'),
);
const profile = lazyPart('ProfileScreen', () => import('../features/member/ProfileScreen.tsx'));
const gameRecord = lazyPart(
  'GameRecordScreen',
  () => import('../features/member/GameRecordScreen.tsx'),
);
const transactionRecord = lazyPart(
  'TransactionRecordScreen',
  () => import('../features/member/TransactionRecordScreen.tsx'),
);
const profitAndLoss = lazyPart(
  'ProfitAndLossScreen',
  () => import('../features/member/ProfitAndLossScreen.tsx'),
);
const settings = lazyPart('SettingsScreen', () => import('../features/member/SettingsScreen.tsx'));
const securityCenter = lazyPart(
  'SecurityCenterScreen',
  () => import('../features/member/SecurityCenterScreen.tsx'),
);
const promotions = lazyPart(
  'PromotionListScreen',
  () => import('../features/promotions/PromotionListScreen.tsx'),
);
const promotion = lazyPart(
  'PromotionDetailScreen',
  () => import('../features/promotions/PromotionDetailScreen.tsx'),
);
const rewardCenter = lazyPart(
  'RewardCenterScreen',
  () => import('../features/promotions/RewardCenterScreen.tsx'),
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
const inbox = lazyPart('InboxScreen', () => import('../features/messages/InboxScreen.tsx'));
const feedback = lazyPart('FeedbackScreen', () => import('../features/support/FeedbackScreen.tsx'));
const download = lazyPart('DownloadScreen', () => import('../features/support/DownloadScreen.tsx'));
const help = lazyPart('HelpScreen', () => import('../features/support/HelpScreen.tsx'));
const sitePage = lazyPart('SitePageScreen', () => import('../features/support/SitePageScreen.tsx'));
const screen = lazyPart('ComingScreen', () => import('./ComingScreen.tsx'));

/** Section 2 of the specification, "Route list". */
export const routes: readonly Route[] = [
  { paths: homePaths, screen: home },
  { paths: ['/m/login'], screen: login },
  { paths: ['/m/register', '/m/register.html'], screen: register },
  { paths: ['/m/forget'], screen: forget },
  { paths: ['/m/changePsw'], screen: changePassword },
  { paths: ['/m/hot'], screen: category },
  { paths: ['/m/hot-games'], screen: category },
  { paths: ['/m/voucherCenter'], screen: deposit },
  { paths: ['/m/voucherCenter/result'], screen: depositResult },
  { paths: ['/m/withdraw'], screen: withdraw },
  { paths: ['/m/withdraw/result'], screen: withdrawal },
  { paths: ['/m/wallet'], screen: gameWallets },
  { paths: ['/m/limits'], screen: limits },
  { paths: ['/m/inviteFriends'], screen, coming: true },
  { paths: ['/m/agentRegister'], screen, coming: true },
  { paths: ['/m/member/home'], screen: memberHome },
  { paths: ['/m/member/benefits'], screen, coming: true },
  { paths: ['/m/myAccount/index'], screen: profile },
  { paths: ['/m/gameRecord'], screen: gameRecord },
  { paths: ['/m/transaction/record'], screen: transactionRecord },
  { paths: ['/m/profitandloss'], screen: profitAndLoss },
  { paths: ['/m/rewardCenter'], screen: rewardCenter },
  { paths: ['/m/mall/mallHome'], screen, coming: true },
  { paths: ['/m/securityCenter'], screen: securityCenter },
  { paths: ['/m/activity'], screen: promotions },
  { paths: ['/m/activityDetail'], screen: promotion },
  { paths: ['/m/notice'], screen: notices },
  { paths: ['/m/noticeDetail'], screen: noticeDetail },
  { paths: ['/m/member/notice'], screen: memberNotices },
  { paths: ['/m/message'], screen: messages },
  { paths: ['/m/webEmail'], screen: inbox },
  { paths: ['/m/feedback'], screen: feedback },
  { paths: ['/m/set'], screen: settings },
  { paths: ['/m/help'], screen: help },
  { paths: ['/m/privacy'], screen: sitePage },
  { paths: ['/m/terms'], screen: sitePage },
  { paths: ['/m/responsible-gaming'], screen: sitePage },
  { paths: ['/m/download'], screen: download },
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
  { paths: ['/m/gameCenter'], screen: gameCenter },
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
