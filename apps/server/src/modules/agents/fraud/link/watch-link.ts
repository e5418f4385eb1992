import { randomUUID } from 'node:crypto';
import type { DatabaseTransaction } from '#db/database.ts';
import { dayAt } from '#kit/time/day-range.ts';
import { dayMs, hourMs } from '#kit/time/milliseconds.ts';
import { isThrowAwayMail } from '#modules/accounts/throw-away-mail.ts';
import { isLinkPaused, linkDays } from '@pavilion/domain/fraud/link-case';
import { raiseCase } from '../case.store.ts';
import type { FraudDeps } from '../fraud-deps.ts';
import type { AfterDecision } from '../fraud-pages.ts';
import {
  findDismissed,
  findLinkOf,
  readJoined,
  writePaused,
  type LinkSpans,
} from './link.store.ts';

/** Who came before the last case was dismissed counts no more. */
function spansAt(at: Date, dismissed: Date | null): LinkSpans {
  const after = (ms: number) =>
    new Date(Math.max(at.getTime() - ms, dismissed?.getTime() ?? Number.NEGATIVE_INFINITY));
  return {
    hour: after(hourMs),
    day: after(dayMs),
    all: after(linkDays * dayMs),
    judgedUntil: new Date(at.getTime() - dayMs),
  };
}

/**
 * Looks at the link by which a new member came, in the transaction that opens the account and has
 * locked the link, and pauses it where too much speaks against it.
 */
export async function watchLink(
  { clock, timeZone }: Pick<FraudDeps, 'clock' | 'timeZone'>,
  transaction: DatabaseTransaction,
  memberId: bigint,
): Promise<void> {
  const link = await findLinkOf(transaction, memberId);
  if (link === null) return;
  const { code, agentId } = link;
  const at = clock();
  const spans = spansAt(at, await findDismissed(transaction, code));
  const { mail, ...joined } = await readJoined(transaction, code, spans);
  const throwAway = mail.filter(isThrowAwayMail).length;
  if (!isLinkPaused({ ...joined, throwAway })) return;
  const raised = await raiseCase(transaction, {
    id: randomUUID(),
    kind: 'link',
    subject: code,
    agentId,
    memberId: null,
    code,
    facts: { registered: joined.registered, unproved: joined.unproved, throwAway },
    day: dayAt(at, timeZone),
    at,
    since: at,
  });
  if (raised !== null) await writePaused(transaction, code, at);
}

/** Opens the link of a dismissed case again; one that was confirmed stays paused. */
export const resumeLink: AfterDecision = async (transaction, { kind, state, code }) => {
  if (kind === 'link' && state === 'dismissed' && code !== null) {
    await writePaused(transaction, code, null);
  }
};
