import * as v from 'valibot';
import { callJson } from '#kit/network/call-json.ts';
import type { Bytes } from '@pavilion/domain/lottery/fair/commitment';
import type { BeaconChain } from '@pavilion/domain/lottery/fair/quicknet';
import { isSigned } from './bls-signature.ts';

/** `fault`: the mirror has not answered, or what it answers does not count; a text for the log. */
export type MirrorAnswer =
  | { outcome: 'round'; signature: Bytes }
  | { outcome: 'notYet' }
  | { outcome: 'fault'; because: string };

/** An answer has some 300 bytes. */
const maximumBytes = 4096;

/** Statuses by which a mirror says that a round has not come out yet. */
const notYet: ReadonlySet<number | undefined> = new Set([404, 425]);

/** `randomness` stands in the answer too, but is worked out from the signature. */
const answerFor = (round: number) =>
  v.object({
    round: v.literal(round),
    signature: v.pipe(v.string(), v.regex(/^[\da-f]{96}$/)),
  });

/** Asks one mirror for a round and verifies what it answers; never throws. */
export async function askMirror(
  mirror: string,
  chain: BeaconChain,
  round: number,
  timeoutMs: number,
): Promise<MirrorAnswer> {
  const answer = await callJson({
    url: `${mirror}/${chain.hash}/public/${round}`,
    method: 'GET',
    headers: { accept: 'application/json' },
    deadlineMs: timeoutMs,
    maximumBytes,
  });
  if (!answer.done) {
    const { kind, detail, status } = answer.failure;
    if (notYet.has(status)) return { outcome: 'notYet' };
    return { outcome: 'fault', because: `${kind}: ${detail}` };
  }
  const read = v.safeParse(answerFor(round), answer.value);
  if (!read.success) return { outcome: 'fault', because: 'the answer is not of this round' };
  const signature: Bytes = new Uint8Array(Buffer.from(read.output.signature, 'hex'));
  if (isSigned(chain, round, signature)) return { outcome: 'round', signature };
  return { outcome: 'fault', because: 'the signature is not that of the chain' };
}
