import { CallError } from '@pavilion/contract/client';
import type { ErrorCode } from '@pavilion/contract/error-code';

/** Refusals by what protects the member, who can look at it on the page of limits. */
const codes: ReadonlySet<string> = new Set<ErrorCode>([
  'deposit.own.limit',
  'limit.loss.reached',
  'limit.wager.reached',
  'limit.bet.reached',
  'limit.time.reached',
  'limit.check.due',
  'limit.pause',
]);

export function isByOwnLimit(error: unknown): boolean {
  return error instanceof CallError && codes.has(error.code);
}
