// Printed from the contract by `UPDATE_PRINTED=1`; never edited.
import type { CallRoutes } from './call-route.ts';
import type { OperatorEndpoints } from './operator.ts';

export const operatorRoutes: CallRoutes<OperatorEndpoints> = {
  site: {
    setStatus: ['PUT', '/operator/status', 'json', '', false],
  },
  content: {
    publishNotice: ['PUT', '/operator/notices/{id}', 'json', '', false],
    publishBanner: ['PUT', '/operator/banners/{id}', 'json', '', false],
    publishPromotion: ['PUT', '/operator/promotions/{id}', 'json', '', false],
    publishPromotionCategory: ['PUT', '/operator/promotion-categories/{id}', 'json', '', false],
    publishHelpSection: ['PUT', '/operator/help-sections/{id}', 'json', '', false],
    publishPage: ['PUT', '/operator/pages/{id}', 'json', '', false],
    withdrawContent: ['POST', '/operator/content/{kind}/{id}/withdraw', 'json', '', false],
    listContent: ['GET', '/operator/content/{kind}', 'query', '', false],
    listContentVersions: ['GET', '/operator/content/{kind}/{id}', 'query', '', false],
  },
  operators: {
    getMe: ['GET', '/operator/me', 'query', '', false],
    listAuditEntries: ['GET', '/operator/audit', 'query', '', false],
    checkAuditLog: ['GET', '/operator/audit/check', 'query', '', false],
  },
  pictures: {
    getSentPicture: ['GET', '/operator/pictures/{pictureId}', 'query', '', false],
  },
  promotions: {
    listApplications: ['GET', '/operator/promotion-entries', 'query', '', false],
    reviewApplication: ['POST', '/operator/promotion-entries/{entryId}/review', 'json', '', false],
    approveApplication: [
      'POST',
      '/operator/promotion-entries/{entryId}/approve',
      'json',
      '',
      false,
    ],
    rejectApplication: ['POST', '/operator/promotion-entries/{entryId}/reject', 'json', '', false],
  },
  notifications: {
    listInboxMessages: ['GET', '/operator/inbox-messages', 'query', '', false],
    readConversation: ['GET', '/operator/inbox-messages/{threadId}', 'query', '', false],
    answerInboxMessage: ['POST', '/operator/inbox-messages/{threadId}/answer', 'json', '', false],
    sendInboxMessages: ['POST', '/operator/inbox-messages', 'json', '', false],
  },
  support: {
    listFeedback: ['GET', '/operator/feedback', 'query', '', false],
    answerFeedback: ['POST', '/operator/feedback/{feedbackId}/answer', 'json', '', false],
  },
  wallet: {
    checkLedger: ['GET', '/operator/ledger-check', 'query', '', false],
  },
  transfers: {
    reconcileTransfers: ['GET', '/operator/vendor-transfers', 'query', '', false],
  },
  games: {
    setGameMaintenance: ['POST', '/operator/games/maintenance', 'json', '', false],
    listGameMaintenance: ['GET', '/operator/games/maintenance', 'query', '', false],
    listRoundsInDoubt: ['GET', '/operator/rounds-in-doubt', 'query', '', false],
  },
  agents: {
    setContractRequest: ['PUT', '/operator/contract-request', 'json', '', false],
    proposeMove: ['POST', '/operator/members/{account}/move', 'json', '', false],
    listMoves: ['GET', '/operator/moves', 'query', '', false],
    confirmMove: ['POST', '/operator/moves/{moveId}/confirm', 'json', '', false],
    refuseMove: ['POST', '/operator/moves/{moveId}/refuse', 'json', '', false],
    checkAgents: ['GET', '/operator/agents/check', 'query', '', false],
    getRates: ['GET', '/operator/rebates', 'query', '', false],
    setRates: ['PUT', '/operator/rebates', 'json', '', false],
  },
  protection: {
    setPlayLock: ['PUT', '/operator/members/{account}/play-lock', 'json', '', false],
    listPlayLocks: ['GET', '/operator/play-locks', 'query', '', false],
    setMemberLimit: ['PUT', '/operator/members/{account}/limits', 'json', '', false],
    showMemberLimits: ['GET', '/operator/members/{account}/limits', 'query', '', false],
    setMemberExclusion: ['PUT', '/operator/members/{account}/exclusion', 'json', '', false],
    showMemberExclusion: ['GET', '/operator/members/{account}/exclusion', 'query', '', false],
    reopenAccount: ['PUT', '/operator/members/{account}/reopen', 'json', '', false],
    addMemberNote: ['PUT', '/operator/members/{account}/notes', 'json', '', false],
    listExclusionCases: ['GET', '/operator/exclusion-cases', 'query', '', false],
    closeExclusionCase: ['PUT', '/operator/exclusion-cases/{caseId}/close', 'json', '', false],
    listMarkers: ['GET', '/operator/markers', 'query', '', false],
    showMemberMarkers: ['GET', '/operator/members/{account}/markers', 'query', '', false],
    noteLook: ['PUT', '/operator/members/{account}/markers/look', 'json', '', false],
  },
  payments: {
    listDeposits: ['GET', '/operator/deposits', 'query', '', false],
    approveDeposit: ['POST', '/operator/deposits/{depositId}/approve', 'json', '', false],
    rejectDeposit: ['POST', '/operator/deposits/{depositId}/reject', 'json', '', false],
    listWithdrawals: ['GET', '/operator/withdrawals', 'query', '', false],
    reviewWithdrawal: ['POST', '/operator/withdrawals/{withdrawalId}/review', 'json', '', false],
    approveWithdrawal: ['POST', '/operator/withdrawals/{withdrawalId}/approve', 'json', '', false],
    rejectWithdrawal: ['POST', '/operator/withdrawals/{withdrawalId}/reject', 'json', '', false],
    listAdjustments: ['GET', '/operator/adjustments', 'query', '', false],
    proposeAdjustment: ['POST', '/operator/adjustments', 'json', '', false],
    confirmAdjustment: ['POST', '/operator/adjustments/{adjustmentId}/confirm', 'json', '', false],
    refuseAdjustment: ['POST', '/operator/adjustments/{adjustmentId}/refuse', 'json', '', false],
    reconcilePayments: ['GET', '/operator/reconciliation', 'query', '', false],
  },
};
