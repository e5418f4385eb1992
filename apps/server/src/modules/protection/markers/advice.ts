import { mayBeAddressed } from '#modules/accounts/addressable.store.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { getAdvice as call } from '@pavilion/contract/player/protection/advice';
import type { MarkerFact } from '@pavilion/domain/protection/harm-markers';
import type { Language } from '@pavilion/domain/site/language';
import { inLanguage } from '@pavilion/domain/site/local-text';
import type { ProtectionDeps } from '../protection-deps.ts';
import { listAdvice, writeAdviceClosed } from './advice.store.ts';
import { readFacts } from './stored-facts.ts';

type Shown = ResponseOf<typeof call>;
type Signs = NonNullable<Shown['advice']>['signs'];

/** One sign for each marker, with its highest figure. */
function signsOf(facts: readonly MarkerFact[]): Signs {
  const highest = new Map<MarkerFact['marker'], number>();
  for (const { marker, count } of facts) {
    highest.set(marker, Math.max(count, highest.get(marker) ?? 0));
  }
  return [...highest].map(([marker, count]) => ({ marker, count }));
}

/** What the site advises a member; nothing once the newest is closed, or the member is excluded. */
export async function getAdvice(
  { db, policy: { markersOfHarm } }: Pick<ProtectionDeps, 'db' | 'policy'>,
  memberId: bigint,
  language: Language,
): Promise<Shown> {
  const [newest] = await listAdvice(db, memberId, 1);
  const isShown = newest !== undefined && newest.closedAt === null;
  if (!isShown || markersOfHarm === undefined) return { advice: null };
  if (!(await mayBeAddressed(db, memberId))) return { advice: null };
  const { title, text } = markersOfHarm.message;
  return {
    advice: {
      adviceId: newest.id,
      at: newest.at.toISOString(),
      title: inLanguage(title, language),
      text: inLanguage(text, language),
      signs: signsOf(readFacts(newest.facts)),
    },
  };
}

/** Closes an advice that the member has read; any other id changes nothing. */
export async function closeAdvice(
  { db, clock, signals }: Pick<ProtectionDeps, 'db' | 'clock' | 'signals'>,
  memberId: bigint,
  adviceId: string,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const closed = { id: adviceId, memberId, at: clock() };
    if (!(await writeAdviceClosed(transaction, closed))) return;
    await signals.publishIn(transaction, { kind: 'limit', memberId });
  });
}
