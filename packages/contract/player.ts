import type { PlayerEndpoint } from './endpoint.ts';
import { accountCalls } from './player/accounts.ts';
import { applicationCalls } from './player/agents/application.ts';
import { contractCalls } from './player/agents/contracts.ts';
import { downlineTransferCalls } from './player/agents/downline-transfers.ts';
import { linkCalls } from './player/agents/links.ts';
import { rebateCalls } from './player/agents/rebates.ts';
import { settlementCalls } from './player/agents/settlements.ts';
import { teamBetCalls } from './player/agents/team-bets.ts';
import { teamCalls } from './player/agents/teams.ts';
import { bonusCalls } from './player/bonus.ts';
import { contentCalls } from './player/content.ts';
import { credentialCalls } from './player/credentials.ts';
import { gameCalls } from './player/games.ts';
import { identityCalls } from './player/identity.ts';
import { lotteryDrawCalls } from './player/lottery/draws.ts';
import { lotteryGameCalls } from './player/lottery/games.ts';
import { lotteryOrderListCalls } from './player/lottery/order-lists.ts';
import { lotteryOrderCalls } from './player/lottery/orders.ts';
import { notificationCalls } from './player/notifications.ts';
import { ownGameCalls } from './player/own-games.ts';
import { bankCardCalls } from './player/payments/bank-cards.ts';
import { depositCalls } from './player/payments/deposits.ts';
import { withdrawalCalls } from './player/payments/withdrawals.ts';
import { pictureCalls } from './player/pictures.ts';
import { promotionCalls } from './player/promotions.ts';
import { protectionCalls } from './player/protection/protection.ts';
import { registrationCalls } from './player/registration.ts';
import { reportCalls } from './player/reports.ts';
import { mallCalls } from './player/rewards/mall.ts';
import { missionCalls } from './player/rewards/missions.ts';
import { pointCalls } from './player/rewards/points.ts';
import { rainCalls } from './player/rewards/rain.ts';
import { referralCalls } from './player/rewards/referrals.ts';
import { rewardCalls } from './player/rewards/rewards.ts';
import { signInCalls } from './player/rewards/sign-in.ts';
import { vipCalls } from './player/rewards/vip.ts';
import { securityCalls } from './player/security.ts';
import { sessionCalls } from './player/sessions.ts';
import { siteCalls } from './player/site.ts';
import { supportCalls } from './player/support.ts';
import { transferCalls } from './player/transfers.ts';
import { walletCalls } from './player/wallet.ts';

/** All that players, guests and agents call: area, then call. */
export const playerEndpoints = {
  site: siteCalls,
  content: contentCalls,
  accounts: accountCalls,
  credentials: credentialCalls,
  sessions: { ...sessionCalls, ...identityCalls },
  registration: registrationCalls,
  security: securityCalls,
  pictures: pictureCalls,
  promotions: promotionCalls,
  rewards: {
    ...rewardCalls,
    ...vipCalls,
    ...pointCalls,
    ...mallCalls,
    ...signInCalls,
    ...missionCalls,
    ...referralCalls,
    ...rainCalls,
  },
  notifications: notificationCalls,
  support: supportCalls,
  wallet: walletCalls,
  transfers: transferCalls,
  games: { ...gameCalls, ...ownGameCalls },
  lottery: {
    ...lotteryGameCalls,
    ...lotteryDrawCalls,
    ...lotteryOrderCalls,
    ...lotteryOrderListCalls,
  },
  reports: { ...reportCalls, ...teamBetCalls },
  agents: {
    ...teamCalls,
    ...rebateCalls,
    ...linkCalls,
    ...downlineTransferCalls,
    ...contractCalls,
    ...settlementCalls,
    ...applicationCalls,
  },
  protection: protectionCalls,
  bonus: bonusCalls,
  payments: { ...depositCalls, ...bankCardCalls, ...withdrawalCalls },
} satisfies Record<string, Record<string, PlayerEndpoint>>;

export type PlayerEndpoints = typeof playerEndpoints;
