import { defaultGameType, type GameType } from '@pavilion/domain/game/game-type';

type Query = Record<string, string | number | undefined>;

function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

export type PlayQuery = {
  gameId?: string;
  vendor?: string;
  trialPlay?: boolean;
  /** A match of a sports game. */
  matchId?: string;
  from?: string;
};

/** Pages that hold a text alone. */
export const sitePages = ['privacy', 'terms', 'responsible-gaming'] as const;
export type SitePage = (typeof sitePages)[number];

/** The only place that spells an address of the site (section 2 of the specification). */
export const paths = {
  home: () => '/m/home',
  login: (query: { next?: string } = {}) => withQuery('/m/login', query),
  register: () => '/m/register',
  forget: () => '/m/forget',
  changePassword: () => '/m/changePsw',

  hot: () => '/m/hot',
  hotGames: () => '/m/hot-games',
  liveGames: () => '/m/live-games',
  slotGames: () => '/m/slot-games',
  sportGames: () => '/m/sport-games',
  esportGames: () => '/m/esport-games',
  fishingGames: () => '/m/fishing-games',
  pokerGames: () => '/m/poker-games',
  live: () => '/m/live',
  rng: () => '/m/rng',
  jlSlot: () => '/m/jl-slot',
  sports: () => '/m/sports',
  esports: () => '/m/esports',
  fish: () => '/m/fish',
  pvp: () => '/m/pvp',
  lott: () => '/m/lott',
  elott: () => '/m/elott',
  lottery: (query: { prizeMode?: string; playType?: string } = {}) =>
    withQuery('/m/lottery', query),
  gameCenter: () => '/m/gameCenter',
  slotsCenter: () => '/m/slotsCenter',
  gameList: ({ gameType, vendor }: { gameType?: GameType; vendor?: string } = {}) =>
    withQuery('/m/gameList', { gameType: gameType ?? defaultGameType, vassalage: vendor }),
  play: ({ nodeId, gameId, vendor, trialPlay, matchId, from }: PlayQuery & { nodeId: number }) =>
    withQuery(`/m/play/${nodeId}`, {
      gameId,
      vassalage: vendor,
      trial: trialPlay ? 1 : undefined,
      match: matchId,
      from,
    }),

  deposit: () => '/m/voucherCenter',
  depositResult: (depositId: string) => withQuery('/m/voucherCenter/result', { id: depositId }),
  withdraw: () => '/m/withdraw',
  withdrawal: (withdrawalId: string) => withQuery('/m/withdraw/result', { id: withdrawalId }),

  gameWallets: (query: { vassalage?: string } = {}) => withQuery('/m/wallet', query),

  limits: () => '/m/limits',

  memberHome: () => '/m/member/home',
  benefits: () => '/m/member/benefits',
  myAccount: () => '/m/myAccount/index',
  gameRecord: () => '/m/gameRecord',
  transactionRecord: (query: { types?: 'A' } = {}) => withQuery('/m/transaction/record', query),
  profitAndLoss: () => '/m/profitandloss',
  rewardCenter: () => '/m/rewardCenter',
  mall: () => '/m/mall/mallHome',
  securityCenter: () => '/m/securityCenter',
  settings: () => '/m/set',
  inviteFriends: () => '/m/inviteFriends',

  promotions: (query: { id?: string } = {}) => withQuery('/m/activity', query),
  promotion: (id: string) => withQuery('/m/activityDetail', { id }),
  /** The whole query is the index of the notice that stands open. */
  notices: (index?: number) => (index === undefined ? '/m/notice' : `/m/notice?${index}`),
  noticeDetail: (id: string) => withQuery('/m/noticeDetail', { id }),
  memberNotices: () => '/m/member/notice?types=A',
  messages: () => '/m/message',
  inbox: (query: { thread?: string; write?: 1 } = {}) => withQuery('/m/webEmail', query),
  feedback: () => '/m/feedback',
  help: (section?: number) => withQuery('/m/help', { i: section }),
  sitePage: (id: SitePage) => `/m/${id}` as const,
  download: () => '/m/download',
  trial: () => '/m/trail',
  redRain: () => '/m/redRain',

  agentHome: () => '/m/agent',
  agentCooperation: () => '/m/agCooperation',
  agentRegister: () => '/m/agentRegister',
  teamOverview: () => '/m/agent/team/overview',
  teamMembers: () => '/m/member/team',
  teamProfitAndLoss: () => '/m/agent/team/pnl',
  teamBetting: () => '/m/teamBetting',
  agentRebate: () => '/m/member/agent/agentRebeat',
  teamRebate: () => '/m/member/teamRebate',
  agentDividend: () => '/m/member/agent/agentDivident',
  salaryContract: () => '/m/member/agent/getSalaryContract',
  dividendContract: () => '/m/member/agent/getDevidendContract',
  hourlyContract: () => '/m/member/agent/getHourContract',
} as const;
