import type { WhitelabelFlag } from '@pavilion/domain/site/whitelabel-flag';
import type { ScreenId } from '@pavilion/screens/screens';

/** Functions of the site that agents' pages need, and without which no link leads to them. */
export const pageFlags = {
  teamOverview: 'AGEPAG',
  teamMembers: 'DOWNMAN',
  teamProfitAndLoss: 'AGETEAMPNL3',
  teamBetting: 'TEAMBETTING3',
  agentRebate: 'AGEREBINC3',
  teamRebate: 'AGEREBINC3',
  downlineTransfer: 'AGENTRANSMULTDOWN3',
} as const satisfies Partial<Record<ScreenId, WhitelabelFlag>>;

export type FlaggedPage = keyof typeof pageFlags;
