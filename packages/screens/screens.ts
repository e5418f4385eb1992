import type { GameType } from '@pavilion/domain/game/game-type';
import type { Action } from '@pavilion/domain/member/refusal';
import type { WhitelabelFlag } from '@pavilion/domain/site/whitelabel-flag';

/** Audiences whose screens are shown without a session. */
export type OpenAudience = 'everyone' | 'guests' | 'withoutAccount';

/**
 * The audience of a screen. `guests` and `withoutAccount` send members home, the latter except
 * trial accounts; `session` sends guests to the log-in; an action also asks `refusal()`.
 */
export type Audience = OpenAudience | 'session' | Action;

/** The shape of a screen's skeleton. */
export type SkeletonShape = 'form' | 'rows' | 'cards' | 'article' | 'games';

/** A screen in the table; `usual` has the values that a row leaves out. */
export type ScreenRow = {
  /** The address that links use; `:name` is any one segment. Matched exactly. */
  path: string;
  aliases?: readonly string[];
  for: Audience;
  /** Where guests are sent instead of the log-in. */
  guestsGo?: 'home';
  /** Key of the text in the header, the breadcrumbs and the tab of the browser; else `title.<id>`. */
  title?: string;
  /** Key of the h1 where it is not the title; null where the content has a heading of its own. */
  heading?: string | null;
  header?: 'home' | 'titled' | 'hidden';
  footer?: boolean;
  /** `step` goes one page back, `home` always to the home screen. */
  back?: 'step' | 'home' | 'hidden';
  right?: 'support' | 'search' | 'none';
  breadcrumbs?: true;
  /** With `page`, the frame draws the margins and the h1, and the screen the content below. */
  layout?: 'page' | 'own';
  skeleton?: SkeletonShape;
  /** Menus show the link only while this function of the site is on. */
  flag?: WhitelabelFlag;
  /** Key of the text shown instead of the screen while its function is off. */
  closed?: string;
  /** The games of a category page. */
  category?: GameType | 'HOT';
  /** Names of the parameters that decide what the screen shows. */
  query?: readonly string[];
  /** Listed for search engines. */
  inSitemap?: true;
  /** Shown to a member in a time-out or self-exclusion; every other screen leads to `exclusion`. */
  whileExcluded?: true;
};

/** Screens such as the log-in, which fill the page. */
const bare = {
  header: 'hidden',
  footer: false,
  layout: 'own',
  skeleton: 'form',
} as const;
/** Pages of games with a search box in the header. */
const searched = { for: 'everyone', right: 'search' } as const;

/** Section 2 of the specification, "Route list": one row for each screen, in the order of the list. */
export const screenRows = {
  home: {
    path: '/m/home',
    aliases: ['/', '/m', '/m/', '/m/index', '/m/index.html'],
    for: 'everyone',
    title: 'home.title',
    heading: 'home.heading',
    header: 'home',
    back: 'hidden',
    right: 'none',
    layout: 'own',
    inSitemap: true,
  },
  login: {
    ...bare,
    path: '/m/login',
    for: 'withoutAccount',
    heading: 'login.heading',
    back: 'home',
    inSitemap: true,
  },
  register: {
    ...bare,
    path: '/m/register',
    aliases: ['/m/register.html'],
    for: 'withoutAccount',
    heading: 'register.heading',
    back: 'home',
    inSitemap: true,
  },
  forget: {
    ...bare,
    path: '/m/forget',
    for: 'everyone',
    heading: 'forget.heading',
    back: 'home',
    whileExcluded: true,
  },
  changePassword: {
    ...bare,
    path: '/m/changePsw',
    for: 'changePassword',
    guestsGo: 'home',
    heading: 'changePassword.heading',
    back: 'hidden',
  },
  hot: { path: '/m/hot', for: 'everyone', title: 'title.hot', category: 'HOT' },
  hotGames: { path: '/m/hot-games', for: 'everyone', title: 'title.hot', category: 'HOT' },
  deposit: { path: '/m/voucherCenter', for: 'deposit', skeleton: 'form' },
  depositResult: {
    path: '/m/voucherCenter/result',
    for: 'session',
    skeleton: 'article',
    whileExcluded: true,
  },
  withdraw: { path: '/m/withdraw', for: 'withdraw', skeleton: 'form', whileExcluded: true },
  withdrawal: {
    path: '/m/withdraw/result',
    for: 'withdraw',
    skeleton: 'article',
    whileExcluded: true,
  },
  gameWallets: {
    path: '/m/wallet',
    for: 'transfer',
    title: 'title.wallet',
    skeleton: 'rows',
    whileExcluded: true,
  },
  limits: { path: '/m/limits', for: 'memberCentre', skeleton: 'rows' },
  history: { path: '/m/history', for: 'memberCentre', skeleton: 'rows', whileExcluded: true },
  selfTest: { path: '/m/selfTest', for: 'memberCentre', skeleton: 'form' },
  identity: {
    path: '/m/identity',
    for: 'memberCentre',
    skeleton: 'form',
    whileExcluded: true,
  },
  closeAccount: { path: '/m/closeAccount', for: 'memberCentre', skeleton: 'article' },
  exclusion: {
    path: '/m/exclusion',
    for: 'memberCentre',
    back: 'hidden',
    skeleton: 'rows',
    whileExcluded: true,
  },
  finishAccount: { path: '/m/finish', for: 'session', back: 'hidden', skeleton: 'form' },
  inviteFriends: {
    path: '/m/inviteFriends',
    for: 'promotion',
    title: 'title.invite',
    skeleton: 'cards',
  },
  agentRegister: { path: '/m/agentRegister', for: 'agentHome' },
  memberHome: { path: '/m/member/home', for: 'memberCentre', skeleton: 'rows' },
  benefits: {
    path: '/m/member/benefits',
    for: 'promotion',
    skeleton: 'cards',
    flag: 'REWCEN3',
    closed: 'vip.closed',
  },
  myAccount: { path: '/m/myAccount/index', for: 'memberCentre', skeleton: 'rows' },
  gameRecord: {
    path: '/m/gameRecord',
    for: 'session',
    skeleton: 'rows',
    flag: 'TRANSBETREPMEM3',
    whileExcluded: true,
  },
  transactionRecord: {
    path: '/m/transaction/record',
    for: 'session',
    skeleton: 'rows',
    flag: 'TRANSREC3',
    whileExcluded: true,
  },
  profitAndLoss: {
    path: '/m/profitandloss',
    for: 'session',
    skeleton: 'rows',
    flag: 'PERSREP',
    whileExcluded: true,
  },
  rewardCenter: {
    path: '/m/rewardCenter',
    for: 'promotion',
    skeleton: 'cards',
    flag: 'REWCEN3',
    closed: 'rewards.closed',
  },
  mall: {
    path: '/m/mall/mallHome',
    for: 'promotion',
    skeleton: 'cards',
    flag: 'PTSYS3',
    closed: 'mall.closed',
  },
  securityCenter: {
    path: '/m/securityCenter',
    for: 'memberCentre',
    skeleton: 'rows',
    flag: 'SECPRIV',
    closed: 'error.no.permission',
  },
  promotions: {
    path: '/m/activity',
    for: 'everyone',
    back: 'home',
    breadcrumbs: true,
    skeleton: 'cards',
    inSitemap: true,
  },
  promotion: {
    path: '/m/activityDetail',
    for: 'everyone',
    query: ['id'],
    heading: null,
    breadcrumbs: true,
    layout: 'own',
    skeleton: 'article',
  },
  notices: { path: '/m/notice', for: 'everyone', breadcrumbs: true, skeleton: 'rows' },
  noticeDetail: {
    path: '/m/noticeDetail',
    for: 'everyone',
    query: ['id'],
    title: 'title.notices',
    heading: null,
    breadcrumbs: true,
    layout: 'own',
    skeleton: 'article',
  },
  memberNotices: {
    path: '/m/member/notice',
    for: 'session',
    title: 'title.notices',
    skeleton: 'rows',
  },
  messages: { path: '/m/message', for: 'everyone', header: 'hidden', back: 'home', layout: 'own' },
  inbox: {
    path: '/m/webEmail',
    for: 'inbox',
    layout: 'own',
    skeleton: 'rows',
    whileExcluded: true,
  },
  feedback: { path: '/m/feedback', for: 'feedback', skeleton: 'form', whileExcluded: true },
  settings: { path: '/m/set', for: 'everyone' },
  help: {
    path: '/m/help',
    for: 'everyone',
    query: ['i'],
    breadcrumbs: true,
    skeleton: 'article',
    inSitemap: true,
    whileExcluded: true,
  },
  privacy: {
    path: '/m/privacy',
    for: 'everyone',
    title: 'title.page.privacy',
    skeleton: 'article',
    inSitemap: true,
    whileExcluded: true,
  },
  terms: {
    path: '/m/terms',
    for: 'everyone',
    title: 'title.page.terms',
    skeleton: 'article',
    inSitemap: true,
    whileExcluded: true,
  },
  'responsible-gaming': {
    path: '/m/responsible-gaming',
    for: 'everyone',
    title: 'title.page.responsible-gaming',
    skeleton: 'article',
    inSitemap: true,
    whileExcluded: true,
  },
  download: { path: '/m/download', for: 'everyone', footer: false, inSitemap: true },
  trial: { path: '/m/trail', for: 'guests', back: 'home' },
  agentHome: {
    path: '/m/agent',
    for: 'agentHome',
    guestsGo: 'home',
    header: 'hidden',
    footer: false,
  },
  agentCooperation: {
    path: '/m/agCooperation',
    for: 'everyone',
    skeleton: 'article',
    inSitemap: true,
  },
  redRain: { path: '/m/redRain', for: 'everyone' },
  liveGames: { ...searched, path: '/m/live-games', title: 'title.live', category: 'LIVE' },
  slotGames: { ...searched, path: '/m/slot-games', title: 'title.rng', category: 'RNG' },
  sportGames: { ...searched, path: '/m/sport-games', title: 'title.sports', category: 'SPORTS' },
  esportGames: {
    ...searched,
    path: '/m/esport-games',
    title: 'title.esports',
    category: 'ESPORTS',
  },
  fishingGames: { ...searched, path: '/m/fishing-games', title: 'title.fish', category: 'FISH' },
  pokerGames: { ...searched, path: '/m/poker-games', title: 'title.pvp', category: 'PVP' },
  lott: { ...searched, path: '/m/lott', category: 'LOTT' },
  elott: { path: '/m/elott', for: 'everyone', category: 'ELOTT' },
  sports: { ...searched, path: '/m/sports', category: 'SPORTS', inSitemap: true },
  esports: { ...searched, path: '/m/esports', category: 'ESPORTS' },
  live: { ...searched, path: '/m/live', category: 'LIVE', inSitemap: true },
  rng: { ...searched, path: '/m/rng', category: 'RNG' },
  pvp: { ...searched, path: '/m/pvp', category: 'PVP' },
  fish: { ...searched, path: '/m/fish', category: 'FISH', inSitemap: true },
  jlSlot: { path: '/m/jl-slot', for: 'everyone', title: 'title.jl', category: 'JL' },
  lottery: {
    path: '/m/lottery',
    for: 'everyone',
    header: 'hidden',
    layout: 'own',
    skeleton: 'games',
  },
  gameCenter: {
    path: '/m/gameCenter',
    for: 'everyone',
    heading: 'games.center.intro',
    layout: 'own',
    skeleton: 'games',
    inSitemap: true,
  },
  slotsCenter: { path: '/m/slotsCenter', for: 'everyone', category: 'RNG', inSitemap: true },
  gameList: {
    path: '/m/gameList',
    for: 'everyone',
    query: ['gameType', 'vassalage'],
    title: 'title.gameCenter',
    heading: null,
    header: 'hidden',
    footer: false,
    layout: 'own',
    skeleton: 'games',
  },
  play: {
    path: '/m/play/:nodeId',
    for: 'session',
    heading: null,
    header: 'hidden',
    footer: false,
    layout: 'own',
  },
  teamOverview: { path: '/m/agent/team/overview', for: 'agentHome' },
  teamMembers: { path: '/m/member/team', for: 'agentHome' },
  teamProfitAndLoss: { path: '/m/agent/team/pnl', for: 'agentHome' },
  teamBetting: { path: '/m/teamBetting', for: 'agentHome' },
  agentRebate: { path: '/m/member/agent/agentRebeat', for: 'agentHome' },
  teamRebate: { path: '/m/member/teamRebate', for: 'agentHome' },
  downlineTransfer: { path: '/m/agent/transfer', for: 'agentHome', skeleton: 'form' },
  agentDividend: { path: '/m/member/agent/agentDivident', for: 'agentHome' },
  salaryContract: { path: '/m/member/agent/getSalaryContract', for: 'agentHome' },
  dividendContract: { path: '/m/member/agent/getDevidendContract', for: 'agentHome' },
  hourlyContract: { path: '/m/member/agent/getHourContract', for: 'agentHome' },
} as const satisfies Record<string, ScreenRow>;

type Rows = typeof screenRows;
export type ScreenId = keyof Rows;

export function isHomePath(path: string): boolean {
  const { path: first, aliases } = screenRows.home;
  return path === first || aliases.some((alias) => alias === path);
}
