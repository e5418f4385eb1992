import type { OperatorEndpoint } from './endpoint.ts';
import { agentCalls } from './operator/agents.ts';
import { contentCalls } from './operator/content.ts';
import { gameCalls } from './operator/games.ts';
import { lotteryCalls } from './operator/lottery.ts';
import { mallCalls } from './operator/mall.ts';
import { notificationCalls } from './operator/notifications.ts';
import { operatorCalls } from './operator/operators.ts';
import { paymentCalls } from './operator/payments.ts';
import { pictureCalls } from './operator/pictures.ts';
import { promotionCalls } from './operator/promotions.ts';
import { protectionCalls } from './operator/protection.ts';
import { rainCalls } from './operator/rains.ts';
import { referralCalls } from './operator/referrals.ts';
import { rewardCheckCalls } from './operator/reward-checks.ts';
import { rewardCalls } from './operator/rewards.ts';
import { siteCalls } from './operator/site.ts';
import { supportCalls } from './operator/support.ts';
import { transferCalls } from './operator/transfers.ts';
import { vipCalls } from './operator/vip.ts';
import { walletCalls } from './operator/wallet.ts';

/** All that operators call: area, then call. */
export const operatorEndpoints = {
  site: siteCalls,
  content: contentCalls,
  operators: operatorCalls,
  pictures: pictureCalls,
  promotions: promotionCalls,
  rewards: {
    ...rewardCalls,
    ...rewardCheckCalls,
    ...vipCalls,
    ...mallCalls,
    ...referralCalls,
    ...rainCalls,
  },
  notifications: notificationCalls,
  support: supportCalls,
  wallet: walletCalls,
  transfers: transferCalls,
  games: gameCalls,
  lottery: lotteryCalls,
  agents: agentCalls,
  protection: protectionCalls,
  payments: paymentCalls,
} satisfies Record<string, Record<string, OperatorEndpoint>>;

export type OperatorEndpoints = typeof operatorEndpoints;
