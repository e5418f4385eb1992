import { lazyPart, type LazyPart } from '@pavilion/client/queries/lazy-part.tsx';
import { findScreen } from '@pavilion/screens/find-screen';
import type { ScreenId, screenRows } from '@pavilion/screens/screens';

type Rows = typeof screenRows;
type Coming = { [Id in ScreenId]: Rows[Id] extends { coming: true } ? Id : never }[ScreenId];

const category = lazyPart('CategoryScreen', () => import('#features/games/CategoryScreen.tsx'));
const sitePage = lazyPart('SitePageScreen', () => import('#features/support/SitePageScreen.tsx'));
const coming = lazyPart('ComingScreen', () => import('./ComingScreen.tsx'));

/** The code of each built screen; the home is part of the first load. */
const parts: Readonly<Record<Exclude<ScreenId, Coming | 'home'>, LazyPart<object>>> = {
  login: lazyPart('LoginScreen', () => import('#features/session/LoginScreen.tsx')),
  register: lazyPart('RegisterScreen', () => import('#features/session/RegisterScreen.tsx')),
  forget: lazyPart('ForgetScreen', () => import('#features/session/ForgetScreen.tsx')),
  changePassword: lazyPart(
    'ChangePasswordScreen',
    () => import('#features/session/ChangePasswordScreen.tsx'),
  ),
  trial: lazyPart('TrialScreen', () => import('#features/session/TrialScreen.tsx')),
  deposit: lazyPart('DepositScreen', () => import('#features/wallet/DepositScreen.tsx')),
  depositResult: lazyPart(
    'DepositResultScreen',
    () => import('#features/wallet/DepositResultScreen.tsx'),
  ),
  withdraw: lazyPart('WithdrawScreen', () => import('#features/wallet/WithdrawScreen.tsx')),
  withdrawal: lazyPart('WithdrawalScreen', () => import('#features/wallet/WithdrawalScreen.tsx')),
  gameWallets: lazyPart(
    'GameWalletsScreen',
    () => import('#features/wallet/GameWalletsScreen.tsx'),
  ),
  limits: lazyPart('LimitsScreen', () => import('#features/wallet/LimitsScreen.tsx')),
  memberHome: lazyPart('MemberHomeScreen', () => import('#features/member/MemberHomeScreen.tsx')),
  myAccount: lazyPart('ProfileScreen', () => import('#features/member/ProfileScreen.tsx')),
  gameRecord: lazyPart('GameRecordScreen', () => import('#features/member/GameRecordScreen.tsx')),
  transactionRecord: lazyPart(
    'TransactionRecordScreen',
    () => import('#features/member/TransactionRecordScreen.tsx'),
  ),
  profitAndLoss: lazyPart(
    'ProfitAndLossScreen',
    () => import('#features/member/ProfitAndLossScreen.tsx'),
  ),
  rewardCenter: lazyPart(
    'RewardCenterScreen',
    () => import('#features/promotions/RewardCenterScreen.tsx'),
  ),
  securityCenter: lazyPart(
    'SecurityCenterScreen',
    () => import('#features/member/SecurityCenterScreen.tsx'),
  ),
  promotions: lazyPart(
    'PromotionListScreen',
    () => import('#features/promotions/PromotionListScreen.tsx'),
  ),
  promotion: lazyPart(
    'PromotionDetailScreen',
    () => import('#features/promotions/PromotionDetailScreen.tsx'),
  ),
  notices: lazyPart('NoticeScreen', () => import('#features/messages/NoticeScreen.tsx')),
  noticeDetail: lazyPart(
    'NoticeDetailScreen',
    () => import('#features/messages/NoticeDetailScreen.tsx'),
  ),
  memberNotices: lazyPart(
    'MemberNoticeScreen',
    () => import('#features/messages/MemberNoticeScreen.tsx'),
  ),
  messages: lazyPart(
    'MessageCenterScreen',
    () => import('#features/messages/MessageCenterScreen.tsx'),
  ),
  inbox: lazyPart('InboxScreen', () => import('#features/messages/InboxScreen.tsx')),
  feedback: lazyPart('FeedbackScreen', () => import('#features/support/FeedbackScreen.tsx')),
  settings: lazyPart('SettingsScreen', () => import('#features/member/SettingsScreen.tsx')),
  help: lazyPart('HelpScreen', () => import('#features/support/HelpScreen.tsx')),
  privacy: sitePage,
  terms: sitePage,
  'responsible-gaming': sitePage,
  download: lazyPart('DownloadScreen', () => import('#features/support/DownloadScreen.tsx')),
  hot: category,
  hotGames: category,
  liveGames: category,
  slotGames: category,
  sportGames: category,
  esportGames: category,
  fishingGames: category,
  pokerGames: category,
  lott: category,
  elott: category,
  sports: category,
  esports: category,
  live: category,
  rng: category,
  pvp: category,
  fish: category,
  jlSlot: category,
  slotsCenter: category,
  gameCenter: lazyPart('GameCenterPage', () => import('./GameCenterPage.tsx')),
  gameList: lazyPart('GameListScreen', () => import('#features/games/GameListScreen.tsx')),
  play: lazyPart('PlayScreen', () => import('#features/games/PlayScreen.tsx')),
};

/** The code of a screen, or of the notice that it is not built yet. */
export function partOf(id: ScreenId): LazyPart<object> {
  return id in parts ? parts[id as keyof typeof parts] : coming;
}

/** The code of the screen at a path; null for the home, and where there is no screen. */
export function partAt(path: string): LazyPart<object> | null {
  const id = findScreen(path)?.id ?? 'home';
  return id === 'home' ? null : partOf(id);
}
