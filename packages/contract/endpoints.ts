import { acceptDepositBonus, giveUpDepositBonus } from './bonus/accept-deposit-bonus.ts';
import { forfeitBonus } from './bonus/forfeit-bonus.ts';
import { listBonuses } from './bonus/list-bonuses.ts';
import { listDepositBonuses } from './bonus/list-deposit-bonuses.ts';
import { getHelpCenter } from './content/get-help-center.ts';
import { getPage } from './content/get-page.ts';
import { listAnnouncements } from './content/list-announcements.ts';
import { listLobbyNews, listPopularAnnouncements } from './content/list-news.ts';
import { listPromotionCategories } from './content/list-promotion-categories.ts';
import {
  countUnreadAnnouncements,
  listMemberAnnouncements,
  markAnnouncementRead,
} from './content/member-announcements.ts';
import type { EndpointTable } from './endpoint.ts';
import {
  addFavourite,
  listFavouriteGames,
  listFavouriteIds,
  removeFavourite,
} from './games/favourites.ts';
import { launchGame, launchTrialGame } from './games/launch-game.ts';
import { listGames } from './games/list-games.ts';
import { listHotGames } from './games/list-hot-games.ts';
import { listHotMatches } from './games/list-hot-matches.ts';
import { listLiveModels } from './games/list-live-models.ts';
import { listVassalTypes } from './games/list-vassal-types.ts';
import { listVendors } from './games/list-vendors.ts';
import { listWinners } from './games/list-winners.ts';
import { addRecentGame, listRecentGames } from './games/recent-games.ts';
import { identityEndpoints } from './identity-endpoints.ts';
import { notificationCalls } from './notifications/notification-calls.ts';
import {
  confirmAdjustment,
  listAdjustments,
  proposeAdjustment,
  refuseAdjustment,
} from './operator/adjustments.ts';
import { checkAuditLog, listAuditEntries } from './operator/audit-log.ts';
import { checkLedger } from './operator/check-ledger.ts';
import { setContractRequest } from './operator/contract-requests.ts';
import { approveDeposit, listDeposits, rejectDeposit } from './operator/deposits.ts';
import { listGameMaintenance, setGameMaintenance } from './operator/game-maintenance.ts';
import { listPlayLocks, setPlayLock } from './operator/play-lock.ts';
import {
  approveApplication,
  listApplications,
  rejectApplication,
  reviewApplication,
} from './operator/promotion-entries.ts';
import {
  publishBanner,
  publishHelpSection,
  publishNotice,
  publishPage,
  publishPromotion,
  publishPromotionCategory,
  withdrawContent,
} from './operator/publish-content.ts';
import { listContent, listContentVersions } from './operator/read-content.ts';
import { reconcilePayments } from './operator/reconciliation.ts';
import { listRoundsInDoubt } from './operator/rounds-in-doubt.ts';
import { setStatus } from './operator/set-status.ts';
import {
  approveWithdrawal,
  listWithdrawals,
  rejectWithdrawal,
  reviewWithdrawal,
} from './operator/withdrawals.ts';
import {
  addBankCard,
  chooseBankCard,
  listBankCards,
  removeBankCard,
} from './payments/bank-card.ts';
import {
  cancelDeposit,
  getDeposit,
  listMemberDeposits,
  submitDeposit,
} from './payments/get-deposit.ts';
import { listDepositChannels } from './payments/list-deposit-channels.ts';
import {
  changePaymentPassword,
  hasPaymentPassword,
  setPaymentPassword,
} from './payments/payment-password.ts';
import {
  requestDeposit,
  requestManualDeposit,
  requestQrDeposit,
  requestTransferDeposit,
} from './payments/request-deposit.ts';
import {
  getWithdrawal,
  listMemberWithdrawals,
  listWithdrawBanks,
  requestWithdrawal,
} from './payments/withdraw.ts';
import { getPicture, getSentPicture } from './pictures/get-picture.ts';
import {
  claimReward,
  listAvailablePromotions,
  listMerchantPromotions,
  listPromotionEntries,
  requestPromotion,
} from './promotions/promotion-entry.ts';
import { declineLimits, getDepositLimits, setDepositLimit } from './protection/deposit-limits.ts';
import { reportCalls } from './reports/report-calls.ts';
import { getCountry } from './site/get-country.ts';
import { getDomainRoute } from './site/get-domain-route.ts';
import { getLicence } from './site/get-licence.ts';
import { getLocation } from './site/get-location.ts';
import { getSettings } from './site/get-settings.ts';
import { getStatus } from './site/get-status.ts';
import { getTemplates } from './site/get-templates.ts';
import { getVideo } from './site/get-video.ts';
import { getWhitelabel } from './site/get-whitelabel.ts';
import { supportCalls } from './support/support-calls.ts';
import { getWallet } from './wallet/get-wallet.ts';
import { transferCalls } from './wallet/vendor-transfers.ts';

/** The whole contract: area, then call. The server answers it, the client calls it. */
export const endpoints = {
  site: {
    getSettings,
    getStatus,
    setStatus,
    getLocation,
    getWhitelabel,
    getCountry,
    getDomainRoute,
    getTemplates,
    getVideo,
    getLicence,
  },
  content: {
    listAnnouncements,
    listPopularAnnouncements,
    listLobbyNews,
    listMemberAnnouncements,
    countUnreadAnnouncements,
    markAnnouncementRead,
    listPromotionCategories,
    getHelpCenter,
    getPage,
    publishNotice,
    publishBanner,
    publishPromotion,
    publishPromotionCategory,
    publishHelpSection,
    publishPage,
    withdrawContent,
    listContent,
    listContentVersions,
  },
  identity: identityEndpoints,
  operators: { listAuditEntries, checkAuditLog },
  pictures: { getPicture, getSentPicture },
  promotions: {
    listAvailablePromotions,
    listMerchantPromotions,
    listPromotionEntries,
    requestPromotion,
    claimReward,
    listApplications,
    reviewApplication,
    approveApplication,
    rejectApplication,
  },
  notifications: notificationCalls,
  support: supportCalls,
  wallet: { getWallet, checkLedger },
  transfers: transferCalls,
  games: {
    listGames,
    listVendors,
    listHotGames,
    listWinners,
    listHotMatches,
    listLiveModels,
    listVassalTypes,
    listFavouriteIds,
    listFavouriteGames,
    addFavourite,
    removeFavourite,
    listRecentGames,
    addRecentGame,
    launchGame,
    launchTrialGame,
    setGameMaintenance,
    listGameMaintenance,
    listRoundsInDoubt,
  },
  reports: reportCalls,
  agents: { setContractRequest },
  protection: {
    getDepositLimits,
    setDepositLimit,
    declineLimits,
    setPlayLock,
    listPlayLocks,
  },
  bonus: {
    listBonuses,
    forfeitBonus,
    listDepositBonuses,
    acceptDepositBonus,
    giveUpDepositBonus,
  },
  payments: {
    listDepositChannels,
    requestDeposit,
    requestQrDeposit,
    requestTransferDeposit,
    requestManualDeposit,
    getDeposit,
    listMemberDeposits,
    cancelDeposit,
    submitDeposit,
    listBankCards,
    addBankCard,
    chooseBankCard,
    removeBankCard,
    hasPaymentPassword,
    setPaymentPassword,
    changePaymentPassword,
    listWithdrawBanks,
    requestWithdrawal,
    getWithdrawal,
    listMemberWithdrawals,
    listWithdrawals,
    reviewWithdrawal,
    approveWithdrawal,
    rejectWithdrawal,
    listDeposits,
    approveDeposit,
    rejectDeposit,
    listAdjustments,
    proposeAdjustment,
    confirmAdjustment,
    refuseAdjustment,
    reconcilePayments,
  },
} satisfies EndpointTable;

export type Endpoints = typeof endpoints;
