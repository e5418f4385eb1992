import type { MessageKey } from '#kit/text.ts';
import { CallError } from '@pavilion/contract/client';
import type { ErrorCode } from '@pavilion/contract/error-code';
import { paths } from '@pavilion/screens/paths';

/** Refusals by what protects the member, who can look at it on the page of limits. */
const byOwnLimit: ReadonlySet<string> = new Set<ErrorCode>([
  'deposit.own.limit',
  'limit.loss.reached',
  'limit.wager.reached',
  'limit.bet.reached',
  'limit.time.reached',
  'limit.check.due',
  'limit.pause',
]);

/** The page on which the member finds what has refused a call; null for none. */
export function refusalLink(error: unknown): { label: MessageKey; href: string } | null {
  if (!(error instanceof CallError)) return null;
  if (error.code === 'identity.check.needed') {
    return { label: 'identity.open', href: paths.identity() };
  }
  return byOwnLimit.has(error.code) ? { label: 'limits.see', href: paths.limits() } : null;
}
