import { getHelpCenter } from './content/get-help-center.ts';
import { listAnnouncements } from './content/list-announcements.ts';
import { listPromotionCategories } from './content/list-promotion-categories.ts';
import {
  countUnreadAnnouncements,
  listMemberAnnouncements,
  markAnnouncementRead,
} from './content/member-announcements.ts';
import type { EndpointTable } from './endpoint.ts';
import { launchGame } from './games/launch-game.ts';
import { listGames } from './games/list-games.ts';
import { listHotGames } from './games/list-hot-games.ts';
import { listVendors } from './games/list-vendors.ts';
import { changePassword } from './identity/change-password.ts';
import { checkUsername } from './identity/check-username.ts';
import { getCaptcha } from './identity/get-captcha.ts';
import { getEncryptionKey } from './identity/get-encryption-key.ts';
import { getMemberInfo } from './identity/get-member-info.ts';
import { getRegisterSettings } from './identity/get-register-settings.ts';
import { logIn } from './identity/log-in.ts';
import { logOut } from './identity/log-out.ts';
import { register } from './identity/register.ts';
import { startTrial } from './identity/start-trial.ts';
import { checkLedger } from './operator/check-ledger.ts';
import { approveWithdrawal, listWithdrawals, rejectWithdrawal } from './operator/withdrawals.ts';
import { addBankCard, listBankCards } from './payments/bank-card.ts';
import { getDeposit } from './payments/get-deposit.ts';
import { listDepositChannels } from './payments/list-deposit-channels.ts';
import { hasPaymentPassword, setPaymentPassword } from './payments/payment-password.ts';
import { requestDeposit } from './payments/request-deposit.ts';
import {
  listMemberWithdrawals,
  listWithdrawBanks,
  requestWithdrawal,
} from './payments/withdraw.ts';
import { listBets } from './reports/list-bets.ts';
import { listTransactions } from './reports/list-transactions.ts';
import { getLocation } from './site/get-location.ts';
import { getSettings } from './site/get-settings.ts';
import { getStatus } from './site/get-status.ts';
import { getWhitelabel } from './site/get-whitelabel.ts';
import { getWallet } from './wallet/get-wallet.ts';

/** The whole contract: area, then call. The server answers it, the client calls it. */
export const endpoints = {
  site: { getSettings, getStatus, getLocation, getWhitelabel },
  content: {
    listAnnouncements,
    listMemberAnnouncements,
    countUnreadAnnouncements,
    markAnnouncementRead,
    listPromotionCategories,
    getHelpCenter,
  },
  identity: {
    register,
    getRegisterSettings,
    checkUsername,
    logIn,
    logOut,
    startTrial,
    getEncryptionKey,
    getCaptcha,
    changePassword,
    getMemberInfo,
  },
  wallet: { getWallet, listTransactions, checkLedger },
  games: { listGames, listVendors, listHotGames, launchGame, listBets },
  payments: {
    listDepositChannels,
    requestDeposit,
    getDeposit,
    listBankCards,
    addBankCard,
    hasPaymentPassword,
    setPaymentPassword,
    listWithdrawBanks,
    requestWithdrawal,
    listMemberWithdrawals,
    listWithdrawals,
    approveWithdrawal,
    rejectWithdrawal,
  },
} satisfies EndpointTable;

export type Endpoints = typeof endpoints;
