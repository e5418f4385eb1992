import { lazyComponent, type LazyComponent } from '@pavilion/client/queries/lazy-component.tsx';
import { findScreen } from '@pavilion/screens/find-screen';
import type { ScreenId } from '@pavilion/screens/screens';

const category = lazyComponent('CategoryPage', () => import('./category/CategoryPage.tsx'));
const sitePage = lazyComponent(
  'SitePageScreen',
  () => import('#features/support/SitePageScreen.tsx'),
);
const contract = lazyComponent(
  'ContractScreen',
  () => import('#features/agent/ContractScreen.tsx'),
);

/** The code of each screen; the home is part of the first load. */
const screenCode: Readonly<Record<Exclude<ScreenId, 'home'>, LazyComponent<object>>> = {
  login: lazyComponent('LoginScreen', () => import('#features/session/LoginScreen.tsx')),
  register: lazyComponent('RegisterScreen', () => import('#features/session/RegisterScreen.tsx')),
  forget: lazyComponent('ForgetScreen', () => import('#features/session/ForgetScreen.tsx')),
  changePassword: lazyComponent(
    'ChangePasswordScreen',
    () => import('#features/session/ChangePasswordScreen.tsx'),
  ),
  trial: lazyComponent('TrialScreen', () => import('#features/session/TrialScreen.tsx')),
  deposit: lazyComponent('DepositPage', () => import('./DepositPage.tsx')),
  depositResult: lazyComponent(
    'DepositResultScreen',
    () => import('#features/wallet/DepositResultScreen.tsx'),
  ),
  withdraw: lazyComponent('WithdrawScreen', () => import('#features/wallet/WithdrawScreen.tsx')),
  withdrawal: lazyComponent(
    'WithdrawalScreen',
    () => import('#features/wallet/WithdrawalScreen.tsx'),
  ),
  gameWallets: lazyComponent(
    'GameWalletsScreen',
    () => import('#features/wallet/GameWalletsScreen.tsx'),
  ),
  limits: lazyComponent('LimitsScreen', () => import('#features/limits/LimitsScreen.tsx')),
  closeAccount: lazyComponent(
    'CloseAccountScreen',
    () => import('#features/limits/CloseAccountScreen.tsx'),
  ),
  history: lazyComponent('HistoryScreen', () => import('#features/member/HistoryScreen.tsx')),
  identity: lazyComponent('IdentityScreen', () => import('#features/member/IdentityScreen.tsx')),
  selfTest: lazyComponent('SelfTestScreen', () => import('#features/limits/SelfTestScreen.tsx')),
  exclusion: lazyComponent('ExclusionPage', () => import('./ExclusionPage.tsx')),
  memberHome: lazyComponent(
    'MemberHomeScreen',
    () => import('#features/member/MemberHomeScreen.tsx'),
  ),
  benefits: lazyComponent('BenefitsScreen', () => import('#features/rewards/BenefitsScreen.tsx')),
  myAccount: lazyComponent('ProfileScreen', () => import('#features/member/ProfileScreen.tsx')),
  gameRecord: lazyComponent(
    'GameRecordScreen',
    () => import('#features/member/GameRecordScreen.tsx'),
  ),
  transactionRecord: lazyComponent(
    'TransactionRecordScreen',
    () => import('#features/member/TransactionRecordScreen.tsx'),
  ),
  profitAndLoss: lazyComponent(
    'ProfitAndLossScreen',
    () => import('#features/member/ProfitAndLossScreen.tsx'),
  ),
  inviteFriends: lazyComponent(
    'InviteFriendsScreen',
    () => import('#features/referrals/InviteFriendsScreen.tsx'),
  ),
  rewardCenter: lazyComponent(
    'RewardCenterScreen',
    () => import('#features/rewards/RewardCenterScreen.tsx'),
  ),
  mall: lazyComponent('MallScreen', () => import('#features/rewards/MallScreen.tsx')),
  securityCenter: lazyComponent(
    'SecurityCenterScreen',
    () => import('#features/member/SecurityCenterScreen.tsx'),
  ),
  promotions: lazyComponent(
    'PromotionListScreen',
    () => import('#features/promotions/PromotionListScreen.tsx'),
  ),
  promotion: lazyComponent(
    'PromotionDetailScreen',
    () => import('#features/promotions/PromotionDetailScreen.tsx'),
  ),
  notices: lazyComponent('NoticeScreen', () => import('#features/messages/NoticeScreen.tsx')),
  noticeDetail: lazyComponent(
    'NoticeDetailScreen',
    () => import('#features/messages/NoticeDetailScreen.tsx'),
  ),
  memberNotices: lazyComponent(
    'MemberNoticeScreen',
    () => import('#features/messages/MemberNoticeScreen.tsx'),
  ),
  messages: lazyComponent(
    'MessageCenterScreen',
    () => import('#features/messages/MessageCenterScreen.tsx'),
  ),
  inbox: lazyComponent('InboxScreen', () => import('#features/messages/InboxScreen.tsx')),
  feedback: lazyComponent('FeedbackScreen', () => import('#features/support/FeedbackScreen.tsx')),
  settings: lazyComponent('SettingsScreen', () => import('#features/member/SettingsScreen.tsx')),
  help: lazyComponent('HelpScreen', () => import('#features/support/HelpScreen.tsx')),
  privacy: sitePage,
  terms: sitePage,
  'responsible-gaming': sitePage,
  download: lazyComponent('DownloadPage', () => import('./DownloadPage.tsx')),
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
  agentHome: lazyComponent('AgentHomeScreen', () => import('#features/agent/AgentHomeScreen.tsx')),
  teamOverview: lazyComponent(
    'TeamOverviewScreen',
    () => import('#features/agent/TeamOverviewScreen.tsx'),
  ),
  teamMembers: lazyComponent(
    'TeamMembersScreen',
    () => import('#features/agent/TeamMembersScreen.tsx'),
  ),
  teamProfitAndLoss: lazyComponent(
    'TeamProfitAndLossScreen',
    () => import('#features/agent/TeamProfitAndLossScreen.tsx'),
  ),
  teamBetting: lazyComponent(
    'TeamBettingScreen',
    () => import('#features/agent/TeamBettingScreen.tsx'),
  ),
  agentRebate: lazyComponent(
    'AgentRebateScreen',
    () => import('#features/agent/AgentRebateScreen.tsx'),
  ),
  teamRebate: lazyComponent(
    'TeamRebateScreen',
    () => import('#features/agent/TeamRebateScreen.tsx'),
  ),
  agentDividend: lazyComponent(
    'AgentDividendScreen',
    () => import('#features/agent/AgentDividendScreen.tsx'),
  ),
  salaryContract: contract,
  dividendContract: contract,
  hourlyContract: contract,
  agentRegister: lazyComponent(
    'AgentRegisterScreen',
    () => import('#features/agent/AgentRegisterScreen.tsx'),
  ),
  agentCooperation: lazyComponent(
    'AgentCooperationScreen',
    () => import('#features/agent/AgentCooperationScreen.tsx'),
  ),
  lottery: lazyComponent('LotteryScreen', () => import('#features/lottery/LotteryScreen.tsx')),
  redRain: lazyComponent('RedRainScreen', () => import('#features/rain/RedRainScreen.tsx')),
  downlineTransfer: lazyComponent(
    'DownlineTransferScreen',
    () => import('#features/wallet/DownlineTransferScreen.tsx'),
  ),
  finishAccount: lazyComponent(
    'FinishAccountScreen',
    () => import('#features/member/FinishAccountScreen.tsx'),
  ),
  gameCenter: lazyComponent('GameCenterPage', () => import('./GameCenterPage.tsx')),
  gameList: lazyComponent('GameListPage', () => import('./category/GameListPage.tsx')),
  play: lazyComponent('PlayScreen', () => import('#features/games/PlayScreen.tsx')),
};

/** The code of a screen other than the home. */
export function codeOf(id: Exclude<ScreenId, 'home'>): LazyComponent<object> {
  return screenCode[id];
}

/** The code of the screen at a path; null for the home, and where there is no screen. */
export function codeAt(path: string): LazyComponent<object> | null {
  const id = findScreen(path)?.id ?? 'home';
  return id === 'home' ? null : codeOf(id);
}
