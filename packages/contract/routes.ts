// Printed from the contract by `UPDATE_PRINTED=1`; never edited.
import type { CallRoutes } from './call-route.ts';
import type { Endpoints } from './endpoints.ts';

export const routes: CallRoutes<Endpoints> = {
  site: {
    getSettings: ['GET', '/wps/system/settings/consolidated', 'query', 'COMM3', false],
    getStatus: ['GET', '/wps/system/status', 'query', 'COMM3', false],
    getLocation: ['GET', '/wps/system/location', 'query', 'COMM3', false],
    getWhitelabel: ['GET', '/wps/system/whitelabel', 'query', 'COMM3', false],
  },
  content: {
    listAnnouncements: ['GET', '/wps/relay/MCSFE_getListAnnouncements', 'query', 'COMM3', false],
    listMemberAnnouncements: [
      'GET',
      '/wps/relay/MCSFE_getMemberAnnouncements',
      'query',
      'COMM3',
      false,
    ],
    countUnreadAnnouncements: ['GET', '/wps/relay/MCSFE_unreadCount', 'query', 'COMM3', false],
    markAnnouncementRead: ['POST', '/wps/relay/MCSFE_readAnnouncement', 'json', 'COMM3', false],
    listPromotionCategories: [
      'GET',
      '/wps/relay/PROMOFE_getPromotionAnnouncementCategory',
      'query',
      'COMM3',
      false,
    ],
    getHelpCenter: ['GET', '/wps/system/helpCenter', 'query', '', false],
  },
  identity: {
    register: ['PUT', '/wps/member/register', 'json', 'REG3', true],
    getRegisterSettings: ['GET', '/wps/system/setting/register', 'query', 'REGISTER_REE3', false],
    checkUsername: ['GET', '/wps/check/username', 'query', '', false],
    logIn: ['POST', '/wps/session/login', 'json', 'COMM3', true],
    logOut: ['DELETE', '/wps/session/logout', 'query', 'COMM3', false],
    startTrial: ['POST', '/wps/session/login/freeplay', 'json', 'FREEPLAY3', false],
    getEncryptionKey: ['GET', '/wps/session/key', 'query', '', false],
    getCaptcha: ['GET', '/wps/captcha', 'query', 'VALID_CAPTCHA3', false],
    changePassword: ['POST', '/wps/member/password', 'json', 'PASS3', true],
    getMemberInfo: ['GET', '/wps/member/info', 'query', 'COMM3', false],
  },
  wallet: {
    getWallet: ['GET', '/wps/wallets/gcs', 'query', 'COMM3', false],
    listTransactions: ['GET', '/wps/report/transaction', 'query', 'TRANSREC3', false],
    checkLedger: ['GET', '/operator/ledger-check', 'query', '', false],
  },
  games: {
    listGames: ['GET', '/wps/relay/GCSGAME_gameList', 'query', 'GAMELO3', false],
    listVendors: ['GET', '/wps/relay/GCSGAME_gameVendor', 'query', 'GAMELO3', false],
    listHotGames: ['POST', '/wps/relay/GCSGAME_hotGamesV2', 'json', 'GAMELOHOT3', false],
    launchGame: ['GET', '/wps/game/launchGame', 'query', 'GAMELO3', false],
    listBets: ['GET', '/wps/report/accountGameBetHistory', 'query', '', false],
  },
  payments: {
    listDepositChannels: ['GET', '/wps/system/depositBanks', 'query', '', false],
    requestDeposit: ['POST', '/wps/transaction/deposit/pg', 'json', '', false],
    getDeposit: ['GET', '/wps/transaction/deposit/{depositId}', 'query', '', false],
    listBankCards: ['GET', '/wps/member/bankCard', 'query', '', false],
    addBankCard: ['PUT', '/wps/member/bankCard', 'json', '', true],
    hasPaymentPassword: ['GET', '/wps/member/hasWithdrawalPassword', 'query', '', false],
    setPaymentPassword: ['PUT', '/wps/member/paymentPassword', 'json', '', true],
    listWithdrawBanks: ['GET', '/wps/system/withdrawBanks', 'query', '', false],
    requestWithdrawal: ['POST', '/wps/transaction/withdraw', 'json', '', true],
    listMemberWithdrawals: ['GET', '/wps/report/withdrawTransaction', 'query', 'TRANSREC3', false],
    listWithdrawals: ['GET', '/operator/withdrawals', 'query', '', false],
    approveWithdrawal: ['POST', '/operator/withdrawals/{withdrawalId}/approve', 'json', '', false],
    rejectWithdrawal: ['POST', '/operator/withdrawals/{withdrawalId}/reject', 'json', '', false],
  },
};
