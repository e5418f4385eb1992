import { homeBoot } from '#app/boot/home-boot.fixture.ts';
import { noContract } from '#features/agent/contract-answers.fixture.ts';
import { noLinks } from '#features/agent/link-answers.fixture.ts';
import { ownRates, rebateSettings } from '#features/agent/rate-answers.fixture.ts';
import { teamKpi, teamOverview } from '#features/agent/team-answers.fixture.ts';
import { noLotteries } from '#features/lottery/lottery-answers.fixture.ts';
import { noRain } from '#features/rain/rain-answers.fixture.ts';
import { noReferrals } from '#features/referrals/referral-answers.fixture.ts';
import { noMall } from '#features/rewards/mall-answers.fixture.ts';
import { noCheckIn } from '#features/rewards/no-check-in.fixture.ts';
import { vipAnswer } from '#features/rewards/vip-answers.fixture.ts';
import { memberInfo } from '#features/session/session-answers.fixture.ts';
import type { Boot } from '#kit/boot.ts';
import type { SessionRecord } from '#kit/session-record.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { defaultMemberTypes } from '@pavilion/domain/member/member-type';
import { documentKinds, sidesOf } from '@pavilion/domain/protection/identity-check';
import { isLanguage } from '@pavilion/domain/site/language';
import { gateways } from '@pavilion/domain/wallet/payment-gateways';
import { groupOfKind } from '@pavilion/domain/wallet/transaction-group';
import { textIn } from '@pavilion/messages/text-in';
import type { Answers } from './answers.ts';

/** The whitelabel functions of section 8 that the web uses; the default site has all of them. */
const functions = [
  'CBS3',
  'MAILCEN',
  'REWCEN3',
  'PTSYS3',
  'SECPRIV',
  'TRANSREC3',
  'TRANSBETREPMEM3',
  'PERSREP',
  'GAMSER',
  'FACEBOOKLOGIN3',
  'GOOGLELOGIN3',
  'AGEPAG',
  'DOWNMAN',
  'AGETEAMPNL3',
  'TEAMBETTING3',
  'AGEREBINC3',
  'AGENTRANSMULTDOWN3',
];
const whitelabel = Object.fromEntries(functions.map((name) => [name, true]));

/** Boot data of the default site, with every function switched on. */
export const siteBoot: Boot = {
  ...homeBoot,
  settings: {
    ...homeBoot.settings,
    whitelabel,
    languages: [
      { code: 'EN', country: 'US', name: 'English' },
      { code: 'TY', country: 'PH', name: 'Filipino' },
    ],
    customerService: [
      { csType: 'LIVECHAT', title: 'Live chat', hours: '24/7', path: '' },
      {
        csType: 'TELEGRAM',
        title: 'Telegram',
        hours: '24/7',
        path: 'https://social.pavilion.example/telegram-support',
      },
    ],
  },
};

type FieldRule = ResponseOf<
  PlayerEndpoints['registration']['getRegisterSettings']
>['regExp'][string];

function fieldRule(rule: Partial<FieldRule> & { message: string }): FieldRule {
  const usual = { enabled: true, required: true, pattern: null };
  return { ...usual, minimumLength: 1, maximumLength: 128, ...rule };
}

/** The registration of the default site. */
const registerSettings: ResponseOf<PlayerEndpoints['registration']['getRegisterSettings']> = {
  regExp: {
    username: fieldRule({ minimumLength: 4, maximumLength: 16, message: 'Account format' }),
    password: fieldRule({ message: 'Password format is incorrect' }),
    confirmPassword: fieldRule({ message: 'Confirmation password not matched' }),
    birthday: fieldRule({
      minimumLength: 10,
      maximumLength: 10,
      message: 'Select a valid date of birth.',
    }),
    email: fieldRule({
      required: false,
      pattern: String.raw`[\w.+-]+@[\w-]+(?:\.[a-zA-Z]{2,3}){1,3}`,
      minimumLength: 6,
      maximumLength: 100,
      message: 'E-mail format is incorrect',
    }),
    affiliateCode: fieldRule({
      required: false,
      pattern: '[A-Za-z0-9_-]+',
      minimumLength: 3,
      maximumLength: 32,
      message: 'Invalid invitation code',
    }),
  },
  methods: { username: true, mobileNum: true },
  mobilePassword: true,
  captcha: false,
  affiliateByDomain: false,
  minimumAge: 21,
  siteName: 'Pavilion',
  today: '2026-11-02',
  passwordByPhone: true,
  mobileNumber: { minimumLength: 10, maximumLength: 11 },
  password: { minimumLength: 8, maximumLength: 64 },
};

function sessionOf(type: number, userName: string): SessionRecord {
  return {
    token: `token-of-${userName}`,
    type,
    merchantCode: 'PAVILION',
    userName,
    firstTimeLogin: false,
  };
}

/** A session of each kind of member; the types are those of section 4. */
export const sessions = {
  member: sessionOf(0, 'ligaya'),
  agent: sessionOf(1, 'andres'),
  trial: sessionOf(4, 'trial-4711'),
  excluded: { ...sessionOf(0, 'ligaya'), excluded: true },
  unfinished: { ...sessionOf(0, 'ligaya'), unfinished: true },
} as const;

export const emptyPage = { list: [], pageNum: 1, pageSize: 25, totalPages: 0, total: 0 };

/** Announcements of a site that has published none. */
export const nothingPublished = { promotion: [], banners: [], player: [], popup: [], hot: [] };

/** Settings that no page carries. */
const mainDomain = 'pavilion.example';
export const settingsApart = {
  defaultLanguage: 'EN',
  mainDomain,
  imageCDNs: [],
  memberTypes: defaultMemberTypes,
  domainRoute: {},
  paths: {},
  register: registerSettings,
  merchant: {
    platform: 'mobile' as const,
    defaultLanguage: 'EN',
    languages: ['EN', 'TY'],
    prizeMode: 'Elott' as const,
    gateways,
  },
  categoryPresets: [],
};

const noResult = {
  deposit: '0.00',
  withdraw: '0.00',
  betAmount: '0.00',
  validBetAmount: '0.00',
  winAmount: '0.00',
  promotion: '0.00',
  rebate: '0.00',
  agentCommission: '0.00',
  dailyIncome: '0.00',
  profitSharing: '0.00',
  transferIn: '0.00',
  transferOut: '0.00',
  adjustment: '0.00',
  profitAndLoss: '0.00',
};

/** The lists of an agent without a team. */
export const noTeam = {
  members: { ...emptyPage, footer: { teamSize: 0, directSize: 0 }, path: [], asOf: null },
  result: {
    ...emptyPage,
    startDate: '2026-11-02',
    endDate: '2026-11-02',
    own: noResult,
    footer: noResult,
    path: [],
    asOf: null,
  },
  bets: {
    ...emptyPage,
    more: false,
    footer: {
      betAmount: '0.00',
      validBetAmount: '0.00',
      winAmount: '0.00',
      netAmount: '0.00',
    },
    asOf: null,
  },
  rebates: {
    ...emptyPage,
    startDate: '2026-11-01',
    endDate: '2026-11-02',
    days: [],
    footer: { validBetAmount: '0.00', amount: '0.00' },
  },
  settlements: {
    ...emptyPage,
    startDate: '2026-11-01',
    endDate: '2026-11-02',
    footer: { paid: '0.00', open: '0.00' },
    owed: '0.00',
  },
  income: {
    ...emptyPage,
    startDate: '2026-11-01',
    endDate: '2026-11-02',
    footer: {
      rebate: '0.00',
      agentCommission: '0.00',
      dailyIncome: '0.00',
      profitSharing: '0.00',
      total: '0.00',
    },
  },
};

/** Limits of a site that has none. */
export const noLimits: ResponseOf<PlayerEndpoints['protection']['getLimits']> = {
  list: [],
  offeredAt: [],
  raiseAfterHours: 24,
  confirmWithinHours: 168,
  refused: null,
  realityCheck: { everyMinutes: 60, choices: [15, 30, 60], mayBeOff: false, playedMinutes: 0 },
  pause: null,
  breaks: [],
  dataKeptFor: '5 y',
  help: [],
};

/** An agent who has cash, and has sent nothing today. */
export const transferRules = {
  enabled: true,
  toUpline: false,
  minimum: '1.00',
  maximum: '50000.00',
  perDay: '200000.00',
  timesPerDay: 50,
  timesToOne: 10,
  leftToday: '200000.00',
  timesLeft: 50,
  cash: '2500.00',
  sendable: '2500.00',
  missing: null,
  playThrough: 1,
};

const nothingMoved = {
  deposits: '0.00',
  withdrawals: '0.00',
  staked: '0.00',
  won: '0.00',
  net: '0.00',
};

/** The history of an account that was opened this month and has moved nothing. */
const noHistory: ResponseOf<PlayerEndpoints['reports']['getHistory']> = {
  months: [{ month: '2026-11', ...nothingMoved }],
  total: { since: '2026-11-02', ...nothingMoved, netDeposits: '0.00' },
};

const kinds = Object.keys(groupOfKind) as (keyof typeof groupOfKind)[];

/** Answers to the calls that every page makes; lists are empty unless a test says more. */
export const defaultAnswers: Answers = {
  bonus: { listBonuses: { list: [], remainingTurnover: '0.00' } },
  site: {
    getStatus: siteBoot.status,
    getSettings: { ...settingsApart, ...siteBoot.settings },
    getDomainRoute: { domainRoute: {}, mainDomain },
    getVideo: { link: null, video: null },
    getLicence: { title: '', paragraphs: [], responsibleGaming: '' },
  },
  content: {
    listAnnouncements: nothingPublished,
    listPromotionCategories: { list: [] },
    getLoginOffer: { offer: null },
    listMemberAnnouncements: { ...nothingPublished, agent: [] },
    countUnreadAnnouncements: { announcementUnreadCount: 0 },
  },
  /** The home, where many tests end, shows no games of its own. */
  games: {
    listVendors: { list: [] },
    listHotGames: { list: [] },
    listGames: emptyPage,
    listWinners: { list: [] },
    listHotMatches: { list: [] },
    listLiveModels: emptyPage,
    listFavouriteIds: emptyPage,
  },
  sessions: {
    getEncryptionKey: { keys: [], nonce: 'n', time: '2026-11-02T08:00:00.000Z', required: false },
    getIdentityService: {
      providers: ['google', 'facebook', 'phone'],
      authorizeUrl: 'https://identity.pavilion.example/authorize',
      clientId: 'pavilion',
    },
  },
  registration: { getRegisterSettings: registerSettings },
  accounts: { getMemberInfo: memberInfo },
  agents: {
    getTeamKpi: teamKpi,
    getTeamOverview: teamOverview,
    listDownlines: noTeam.members,
    getTeamProfitAndLoss: noTeam.result,
    getOwnRates: ownRates,
    getRebateSettings: rebateSettings,
    listDownlineRates: emptyPage,
    listCommissions: noTeam.rebates,
    listIncome: noTeam.income,
    getInviter: { nickname: 'Bayani', teamOf: null, validatedBy: 'code' },
    listLinks: noLinks,
    listRegistered: emptyPage,
    getTransferRules: transferRules,
    getDailySalaryContract: noContract('dailySalary'),
    getHourlySalaryContract: noContract('hourlySalary'),
    getDividendContract: noContract('dividend'),
    listContracts: emptyPage,
    listSettlements: noTeam.settlements,
  },
  lottery: noLotteries,
  notifications: { countUnreadInbox: 0 },
  rewards: {
    listRewards: { ...emptyPage, claimable: 0, endingSoon: 0 },
    ...noCheckIn,
    showVipProgress: vipAnswer(0),
    ...noMall,
    ...noReferrals,
    ...noRain,
  },
  support: { countUnreadChat: { unReadCount: 0 } },
  transfers: {
    getConsolidatedFunds: {
      dailysalreqtype: '',
      divtypecompperiodreq: '',
      contracthoursalreq: '',
      currency: 'PHP',
      currencySymbol: '₱',
      mainBalance: '1250.50',
      cashBalance: '1250.50',
      bonusBalance: '0.00',
      vendorBalance: '0.00',
      underWay: '0.00',
      total: '1250.50',
      complete: true,
      wallets: [],
    },
  },
  protection: {
    getLimits: noLimits,
    notePlay: { minutesLeft: null, pauseUntil: null, check: null },
    getExclusion: { current: null, help: [] },
    listSelfTests: { list: [] },
    getAdvice: { advice: null },
    getIdentity: {
      state: 'verified',
      neededFor: ['withdraw'],
      kinds: documentKinds.map((kind) => ({ kind, sides: [...sidesOf(kind)] })),
      kind: 'passport',
      sentAt: '2026-11-01T08:00:00.000Z',
      decidedAt: '2026-11-01T08:05:00.000Z',
      reason: null,
      name: 'Maria Lakambini',
      birthday: '1990-05-17',
      given: { name: 'Maria Lakambini', birthday: '1990-05-17' },
    },
  },
  reports: {
    listTeamBets: noTeam.bets,
    getHistory: noHistory,
    listTransactionCodes: ({ language = 'EN' }) =>
      kinds.map((code) => ({
        code,
        label: textIn(isLanguage(language) ? language : 'EN', `records.kind.${code}`),
        group: groupOfKind[code],
      })),
  },
  wallet: {
    getWallet: {
      sumBalance: '1250.50',
      cashBalance: '1250.50',
      bonusBalance: '0.00',
      currency: 'PHP',
      currencySymbol: '₱',
      trial: false,
      playLocked: false,
    },
  },
};
