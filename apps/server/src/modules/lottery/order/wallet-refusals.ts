import { ApiError } from '#http/api-error.ts';
import type { Logger } from '#kit/logger.ts';
import type { WalletOutcome, WalletResult } from '#modules/wallet/operation.ts';
import { refusalOfBlocked } from '#modules/wallet/refuse-blocked.ts';
import type { ErrorCode } from '@pavilion/contract/error-code';

/**
 * What the wallet can refuse a stake for. Where bonus money would have to be in a stake that is
 * above the most that the bonus allows, the cash is too little.
 */
const codes: Partial<Record<WalletOutcome, ErrorCode>> = {
  noFunds: 'wallet.no.funds',
  accountUnknown: 'wallet.no.funds',
  bonusBetTooHigh: 'wallet.no.funds',
  spendingLimit: 'limit.wager.reached',
  stakeLimit: 'limit.bet.reached',
  timeLimit: 'limit.time.reached',
  checkDue: 'limit.check.due',
  pause: 'limit.pause',
};

function refusalOf(outcome: WalletOutcome, wageringBlocked: string | null): ApiError | null {
  const code = codes[outcome];
  if (code) return new ApiError(code);
  return outcome === 'wageringBlocked' ? refusalOfBlocked(wageringBlocked) : null;
}

/**
 * Why the stakes of an order were not taken; null where all were. An answer that nobody expects
 * refuses this order alone, unless some of its money has moved.
 */
export function refusalOfStakes(
  { logger }: { logger: Pick<Logger, 'error'> },
  results: readonly WalletResult[],
  wageringBlocked: string | null,
): ApiError | null {
  const outcomes = results.map(({ outcome }) => outcome);
  const refused = outcomes.find((outcome) => outcome !== 'applied' && outcome !== 'groupRefused');
  if (refused === undefined) return null;
  const expected = refusalOf(refused, wageringBlocked);
  if (expected) return expected;
  const words = `the wallet answered ${refused} to a stake`;
  if (outcomes.includes('applied')) throw new Error(words);
  logger.error({ outcomes }, words);
  return new ApiError('server.busy');
}
