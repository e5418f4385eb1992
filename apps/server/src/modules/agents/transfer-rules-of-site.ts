import type { Site } from '#modules/site/site.ts';
import type { TransferRules } from './transfer/transfer-deps.ts';

/** Reads the rules of downline transfers from the files of the site. */
export function transferRulesOf({
  flags,
  agents: { transfer },
  policy: { payments },
}: Pick<Site, 'flags' | 'agents' | 'policy'>): TransferRules {
  const { enabled, toUpline, dailyMaximum, timesPerDay, timesToOne } = transfer;
  return {
    isOpen: flags.AGENTRANSMULTDOWN3 && enabled,
    toUpline,
    ...payments.downlineTransfer,
    dailyMaximum,
    timesPerDay,
    timesToOne,
    playThrough: payments.withdraw.playThrough,
  };
}
