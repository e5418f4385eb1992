import { drawnText } from '@pavilion/domain/reward/rain';
import type { RainDraw, RainResult } from '../claim.queries.ts';

export type RainToCheck = {
  rainId: string;
  /** What the site says of the whole rain. */
  after: Pick<NonNullable<RainResult['after']>, 'seed' | 'seedHash' | 'claims' | 'taken'>;
  /** All claims of the member. */
  own: RainResult['claims'];
};

/** The wave whose draw does not match, or null where all are right. */
export type Finding = { wrongWave: number | null };

/** Reads what the draw of a wave is worked out from; null for a wave that the rain did not have. */
type ReadWave = (wave: number) => Promise<RainDraw | null>;

const mostWaves = 60;
const atOnce = 500;
const utf8 = new TextEncoder();

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  const pairs = /^(?:[\da-f]{2})+$/i.test(hex) ? (hex.match(/../g) ?? []) : [];
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
}

function hexOf(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function isCommitted(seed: string, seedHash: string): Promise<boolean> {
  const hash = await crypto.subtle.digest('SHA-256', bytesOf(seed));
  return hexOf(hash) === seedHash.toLowerCase();
}

function importKey(seed: string): Promise<CryptoKey> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  return crypto.subtle.importKey('raw', bytesOf(seed), algorithm, false, ['sign']);
}

type Ordered = RainDraw['claims'][number] & { order: string };

/** The claims in the order in which the seed puts them. */
async function inOrder(key: CryptoKey, claims: RainDraw['claims'], textOf: (id: string) => string) {
  const ordered: Ordered[] = [];
  for (let from = 0; from < claims.length; from += atOnce) {
    const some = claims.slice(from, from + atOnce).map(async (claim) => {
      const text = utf8.encode(textOf(claim.claimId));
      return { ...claim, order: hexOf(await crypto.subtle.sign('HMAC', key, text)) };
    });
    ordered.push(...(await Promise.all(some)));
  }
  const keyOf = ({ order, claimId }: Ordered) => `${order} ${claimId}`;
  return ordered.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

/** What was given in the waves before: how many envelopes, and to whom how many. */
type Given = { taken: number; winsOf: Map<string, number> };

/** Whether the first in the order, as often as each may win, got the next envelopes. */
function isRight(draw: RainDraw, ordered: readonly Ordered[], { taken, winsOf }: Given): boolean {
  const open = ordered.filter(({ person }) => (winsOf.get(person) ?? 0) < draw.winsPerPerson);
  const winners = open.slice(0, draw.due);
  const given = draw.envelopes
    .filter(({ claimId }) => claimId !== null)
    .toSorted((one, other) => one.place - other.place);
  return (
    given.length === winners.length &&
    given.every(
      ({ place, claimId }, index) =>
        place === taken + index + 1 && claimId === winners[index]?.claimId,
    )
  );
}

function noteGiven(draw: RainDraw, given: Given): void {
  const personOf = new Map(draw.claims.map(({ claimId, person }) => [claimId, person]));
  for (const { claimId } of draw.envelopes) {
    const person = claimId === null ? undefined : personOf.get(claimId);
    if (person === undefined) continue;
    given.taken += 1;
    given.winsOf.set(person, (given.winsOf.get(person) ?? 0) + 1);
  }
}

/** Whether all claims of the member in a wave took part in its draw, each claim once. */
function isComplete({ claims }: RainDraw, own: RainToCheck['own'], wave: number): boolean {
  const ids = new Set(claims.map(({ claimId }) => claimId));
  const isOwnIn = own.every((one) => one.wave !== wave || ids.has(one.claimId));
  return ids.size === claims.length && isOwnIn;
}

/**
 * Works out the draws of a rain anew, from the seed that it published: whether that is the one of
 * the fingerprint, whether each wave went to the claims that are first in its order, and whether
 * all claims are in it. Needs `crypto.subtle`, which browsers have on secure connections.
 */
export async function checkDraw(
  { rainId, after, own }: RainToCheck,
  readWave: ReadWave,
  onWave: (wave: number) => void = () => undefined,
): Promise<Finding> {
  if (!(await isCommitted(after.seed, after.seedHash))) return { wrongWave: 1 };
  const key = await importKey(after.seed);
  const given: Given = { taken: 0, winsOf: new Map() };
  const lastOwn = Math.max(0, ...own.map(({ wave }) => wave));
  const isOpen = (wave: number, claims: number) =>
    claims < after.claims || given.taken < after.taken || wave <= lastOwn;
  let claims = 0;
  let wave = 1;
  for (; wave <= mostWaves && isOpen(wave, claims); wave++) {
    onWave(wave);
    const draw = await readWave(wave);
    if (draw === null) break;
    const { seed, seedHash } = draw;
    const isSame = seed === after.seed && seedHash === after.seedHash;
    const textOf = (claimId: string) => drawnText(rainId, wave, claimId);
    const ordered = await inOrder(key, draw.claims, textOf);
    const isAllRight = isSame && isRight(draw, ordered, given) && isComplete(draw, own, wave);
    if (!isAllRight) return { wrongWave: wave };
    noteGiven(draw, given);
    claims += draw.claims.length;
  }
  const isWhole = claims === after.claims && given.taken === after.taken && lastOwn < wave;
  return { wrongWave: isWhole ? null : Math.max(wave - 1, 1) };
}
