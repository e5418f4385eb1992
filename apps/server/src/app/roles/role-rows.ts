import type { PlayerEndpoints } from '@pavilion/contract/player';

/** The kinds of callers. */
export const roles = [
  'guest',
  'trial',
  'member',
  'agent 1',
  'agent 2',
  'agent 41',
  'agent 42',
  'agent 7',
  'type 40',
  'excluded',
  'locked',
  'remembered device',
  'operator key',
  'vendor key',
] as const;

export type Role = (typeof roles)[number];

/** The expected refusal code, or `in` when the access check passes. */
type Expected = string;

type Row = Record<Role, Expected>;

const noSession = 'login.not.session';
const notOne = 'session.ended';

function row(everyone: Expected, changes: Partial<Row>): Row {
  const all = Object.fromEntries(roles.map((role) => [role, everyone])) as Row;
  return { ...all, ...changes };
}

/** Callers without a session: keys of others are none, and exclusion has ended its own. */
const strangers = {
  guest: noSession,
  excluded: notOne,
  'operator key': notOne,
  'vendor key': notOne,
};
const notDepositors = {
  'agent 41': 'deposit.not.allowed',
  'agent 42': 'deposit.not.allowed',
  'agent 7': 'deposit.not.allowed',
  'type 40': 'deposit.not.allowed',
};

/** The kinds of access, each with the expected answer to every role. */
export const accessRules = {
  open: row('in', {}),
  session: row('in', strangers),
  member: row('in', { ...strangers, trial: 'trial.restricted' }),
  guarded: row('in', {
    ...strangers,
    trial: 'trial.restricted',
    'remembered device': 'session.confirm.required',
  }),
  /** The call itself requires a password, so a remembered device needs no step-up. */
  passworded: row('in', { ...strangers, trial: 'trial.restricted' }),
  deposit: row('in', { ...strangers, ...notDepositors, trial: 'trial.deposit' }),
  agent: row('member.not.agent', {
    ...strangers,
    'agent 1': 'in',
    'agent 2': 'in',
    'agent 41': 'in',
    'agent 42': 'in',
    'agent 7': 'in',
  }),
  operator: row('no.permission', { 'operator key': 'in' }),
} satisfies Record<string, Row>;

export type AccessRule = keyof typeof accessRules;

type Rows<Table> = { [Area in keyof Table]: { [Call in keyof Table[Area]]: AccessRule } };

/** The access of each call of players; a missing one does not compile. */
export const rows: Rows<PlayerEndpoints> = {
  site: {
    getSettings: 'open',
    getStatus: 'open',
    getLocation: 'open',
    getWhitelabel: 'open',
    getCountry: 'open',
    getDomainRoute: 'open',
    getTemplates: 'open',
    getVideo: 'open',
    getLicence: 'open',
  },
  content: {
    listAnnouncements: 'open',
    listPopularAnnouncements: 'open',
    listLobbyNews: 'open',
    listMemberAnnouncements: 'session',
    countUnreadAnnouncements: 'session',
    markAnnouncementRead: 'member',
    listPromotionCategories: 'open',
    getLoginOffer: 'open',
    getHelpCenter: 'open',
    getPage: 'open',
  },
  registration: {
    register: 'open',
    registerByMobile: 'open',
    checkEmail: 'open',
    checkAffiliate: 'open',
    getRegisterSettings: 'open',
    checkUsername: 'open',
    startTrial: 'open',
    createTrialAccount: 'open',
  },
  sessions: {
    logIn: 'open',
    logInByDevice: 'open',
    verifyLogin: 'open',
    requestLoginCode: 'open',
    getIdentityService: 'open',
    logOut: 'session',
    confirmSession: 'session',
    listSessions: 'member',
    endSession: 'member',
    endOtherSessions: 'member',
    listLogins: 'member',
    getEncryptionKey: 'open',
    logInByPasskey: 'open',
    confirmByPasskey: 'session',
  },
  credentials: {
    getCaptcha: 'open',
    requestSmsCode: 'open',
    requestRegisterSmsCode: 'open',
    listPasskeys: 'member',
    startPasskey: 'guarded',
    addPasskey: 'guarded',
    renamePasskey: 'guarded',
    removePasskey: 'guarded',
    startPasskeyLogin: 'open',
    startPasskeyConfirm: 'session',
  },
  security: {
    changePassword: 'passworded',
    changePasswordV2: 'passworded',
    setFirstPassword: 'guarded',
    requestPasswordMail: 'open',
    resetPasswordByPhone: 'open',
    resetPasswordByLink: 'open',
    getSecurityConfig: 'member',
    listSecurityQuestions: 'member',
    getOwnSecurityQuestions: 'member',
    setSecurityQuestions: 'guarded',
    changeSecurityQuestions: 'guarded',
    requestBindSmsCode: 'member',
    bindMobile: 'guarded',
    requestEmailCode: 'member',
    bindEmail: 'guarded',
    listConnections: 'member',
    disconnect: 'guarded',
  },
  accounts: {
    getMemberInfo: 'session',
    getProfilePicture: 'session',
    setProfilePicture: 'member',
    updateMemberInfo: 'member',
  },
  pictures: {
    getPicture: 'session',
  },
  promotions: {
    listAvailablePromotions: 'member',
    listMerchantPromotions: 'open',
    listPromotionEntries: 'member',
    requestPromotion: 'member',
    claimReward: 'member',
  },
  notifications: {
    listInbox: 'member',
    countUnreadInbox: 'member',
    readMessage: 'member',
    deleteMessages: 'member',
    sendMessage: 'member',
    getPushKey: 'member',
    keepPushSubscription: 'member',
    removePushSubscription: 'member',
  },
  support: {
    getFeedbackRule: 'member',
    sendFeedback: 'member',
    launchChat: 'member',
    countUnreadChat: 'member',
  },
  wallet: {
    getWallet: 'session',
  },
  transfers: {
    getConsolidatedFunds: 'member',
    getTransferLocks: 'member',
    transferToVendor: 'member',
    transferToMain: 'member',
    transferAllToMain: 'member',
    listTransfers: 'member',
  },
  games: {
    listGames: 'open',
    listVendors: 'open',
    listHotGames: 'open',
    listWinners: 'open',
    listHotMatches: 'open',
    listLiveModels: 'open',
    listVassalTypes: 'open',
    listFavouriteIds: 'session',
    listFavouriteGames: 'session',
    addFavourite: 'session',
    removeFavourite: 'session',
    listRecentGames: 'session',
    addRecentGame: 'session',
    launchGame: 'session',
    launchTrialGame: 'session',
  },
  reports: {
    listBets: 'session',
    getRound: 'session',
    getProfitAndLoss: 'session',
    getPlayResult: 'session',
    listTransactionCodes: 'session',
    listTransactions: 'session',
    exportTransactions: 'session',
    listDownlineTransactions: 'agent',
  },
  protection: {
    getLimits: 'member',
    setLimit: 'member',
    confirmLimit: 'member',
    dropLimitWish: 'member',
    declineLimits: 'member',
    setRealityCheck: 'member',
    notePlay: 'session',
    answerCheck: 'session',
  },
  bonus: {
    listBonuses: 'session',
    forfeitBonus: 'session',
    listDepositBonuses: 'session',
    acceptDepositBonus: 'deposit',
    giveUpDepositBonus: 'deposit',
  },
  payments: {
    listDepositChannels: 'deposit',
    requestDeposit: 'deposit',
    requestQrDeposit: 'deposit',
    requestTransferDeposit: 'deposit',
    requestManualDeposit: 'deposit',
    getDeposit: 'session',
    listMemberDeposits: 'session',
    cancelDeposit: 'deposit',
    submitDeposit: 'deposit',
    listBankCards: 'member',
    addBankCard: 'passworded',
    chooseBankCard: 'passworded',
    removeBankCard: 'passworded',
    hasPaymentPassword: 'member',
    setPaymentPassword: 'passworded',
    changePaymentPassword: 'passworded',
    listWithdrawBanks: 'member',
    requestWithdrawal: 'passworded',
    getWithdrawal: 'member',
    listMemberWithdrawals: 'member',
  },
};
