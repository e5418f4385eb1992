import { accountMessages } from './account.ts';
import { agentHomeMessages } from './agents/agent-home.ts';
import { contractOfferMessages } from './agents/contract-offer.ts';
import { contractsMessages } from './agents/contracts.ts';
import { cooperationMessages } from './agents/cooperation.ts';
import { downlineTransferMessages } from './agents/downline-transfer.ts';
import { linkMessages } from './agents/links.ts';
import { ratesMessages } from './agents/rates.ts';
import { settlementsMessages } from './agents/settlements.ts';
import { teamMessages } from './agents/team.ts';
import { contentMessages } from './content.ts';
import { depositMessages } from './deposit.ts';
import { downloadMessages } from './download.ts';
import { errorMessages } from './errors/errors.ts';
import { gamesMessages } from './games.ts';
import { homeMessages } from './home.ts';
import { joiningMessages } from './joining.ts';
import { lotteryBetsMessages } from './lottery/bets.ts';
import { lotteryBettingMessages } from './lottery/betting.ts';
import { lotteryChartMessages } from './lottery/chart.ts';
import { lotteryMessages } from './lottery/draws.ts';
import { lotteryFixedMessages } from './lottery/fixed.ts';
import { lotteryLaunchMessages } from './lottery/launch.ts';
import { lotteryPadMessages } from './lottery/pad.ts';
import { lotteryRoomMessages } from './lottery/room.ts';
import { lotterySlipMessages } from './lottery/slip.ts';
import { lotteryTilesMessages } from './lottery/tiles.ts';
import { menuMessages } from './menu.ts';
import { promotionsMessages } from './promotions.ts';
import { exclusionMessages } from './protection/exclusion.ts';
import { identityMessages } from './protection/identity.ts';
import { limitsMessages } from './protection/limits.ts';
import { recordsMessages } from './records.ts';
import { rewardsMessages } from './rewards.ts';
import { checkingMessages } from './rewards/checking.ts';
import { mallPageMessages } from './rewards/mall-page.ts';
import { missionMessages } from './rewards/missions.ts';
import { pointsPageMessages } from './rewards/points-page.ts';
import { rainMessages } from './rewards/rain.ts';
import { referralMessages } from './rewards/referrals.ts';
import { signInMessages } from './rewards/sign-in.ts';
import { vipMessages } from './rewards/vip.ts';
import { securityMessages } from './security.ts';
import { sessionMessages } from './session.ts';
import { shellMessages } from './shell.ts';
import { titlesMessages } from './titles.ts';
import { transfersMessages } from './transfers.ts';
import { withdrawMessages } from './withdraw.ts';

/** What the mobile site shows. */
export const webMessages = {
  ...shellMessages,
  ...homeMessages,
  ...titlesMessages,
  ...menuMessages,
  ...downloadMessages,
  ...gamesMessages,
  ...lotteryMessages,
  ...lotteryBettingMessages,
  ...lotteryPadMessages,
  ...lotteryTilesMessages,
  ...lotteryFixedMessages,
  ...lotterySlipMessages,
  ...lotteryBetsMessages,
  ...lotteryRoomMessages,
  ...lotteryChartMessages,
  ...lotteryLaunchMessages,
  ...sessionMessages,
  ...accountMessages,
  ...securityMessages,
  ...joiningMessages,
  ...limitsMessages,
  ...exclusionMessages,
  ...identityMessages,
  ...recordsMessages,
  ...depositMessages,
  ...withdrawMessages,
  ...transfersMessages,
  ...promotionsMessages,
  ...rewardsMessages,
  ...checkingMessages,
  ...vipMessages,
  ...pointsPageMessages,
  ...mallPageMessages,
  ...signInMessages,
  ...missionMessages,
  ...rainMessages,
  ...referralMessages,
  ...contentMessages,
  ...agentHomeMessages,
  ...linkMessages,
  ...downlineTransferMessages,
  ...teamMessages,
  ...cooperationMessages,
  ...contractOfferMessages,
  ...contractsMessages,
  ...ratesMessages,
  ...settlementsMessages,
  ...errorMessages,
};

export type MessageKey = keyof typeof webMessages;
