import type { Drawing } from '../play.ts';
import {
  asciiBytes,
  blockMessage,
  commitmentBytes,
  roundAt,
  timeOfRound,
  type Bytes,
  type DrawName,
} from './commitment.ts';
import type { BeaconChain } from './quicknet.ts';
import { drawWith } from './uniform.ts';

/** What is public of a draw once it is drawn; bytes are hex in lower case. */
export type DrawProof = DrawName &
  Readonly<{
    /** When the draw was due: by its numero, not when it came out. */
    drawAt: Date;
    /** Best taken from an order's answer, as that was given before the draw. */
    commit: string;
    seed: string;
    chainHash: string;
    round: number;
    signature: string;
    randomness: string;
    /** Where they are said; all that the draw took. */
    blocks?: readonly string[];
    winNo: string;
    yearAnimal: number;
  }>;

/** By node:crypto or by a browser's own functions. */
export type DrawHashes = Readonly<{
  sha256(bytes: Bytes): Uint8Array | Promise<Uint8Array>;
  hmacSha256(key: Bytes, bytes: Bytes): Uint8Array | Promise<Uint8Array>;
}>;

/** The chain that the verifier trusts, whatever chain the proof names. */
export type TrustedBeacon = Readonly<{
  chain: BeaconChain;
  /** Whether the chain's key has signed the round; false for bytes that are no signature. */
  isSigned(round: number, signature: Bytes): boolean | Promise<boolean>;
}>;

/** In this order; each rests on some of those before it. */
export const drawSteps = [
  'commit',
  'chain',
  'round',
  'signature',
  'randomness',
  'blocks',
  'result',
] as const;
export type DrawStepName = (typeof drawSteps)[number];

/** `ok` and `computed` are null where a step that this one rests on is not right. */
export type DrawStep = Readonly<{
  name: DrawStepName;
  ok: boolean | null;
  said: string;
  computed: string | null;
}>;

/** Whether the draw is proven: each step was looked at and is right. */
export function isProven(steps: readonly DrawStep[]): boolean {
  return drawSteps.every((name) => steps.some((step) => step.name === name && step.ok === true));
}

/** The bytes, or null where the text is not `length` bytes as hex in lower case. */
function bytesOf(hex: string, length: number): Bytes | null {
  if (hex.length !== 2 * length || !/^[\da-f]*$/.test(hex)) return null;
  return Uint8Array.from({ length }, (_, at) => Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16));
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const seedLength = 32;
/** Of a point of the group G1, in which quicknet and chains like it sign. */
const signatureLength = 48;

type Finding = Readonly<{ computed: string; ok: boolean }>;

const equals = (computed: string, said: string): Finding => ({ computed, ok: computed === said });

async function commitOf(proof: DrawProof, { sha256 }: DrawHashes): Promise<Finding> {
  const seed = bytesOf(proof.seed, seedLength);
  if (!seed) return { computed: '', ok: false };
  return equals(hexOf(await sha256(commitmentBytes(proof, seed))), proof.commit);
}

async function signedBy({ round, signature }: DrawProof, beacon: TrustedBeacon): Promise<Finding> {
  const bytes = bytesOf(signature, signatureLength);
  const isSigned = bytes !== null && (await beacon.isSigned(round, bytes));
  return { computed: isSigned ? signature : '', ok: isSigned };
}

async function randomnessOf(proof: DrawProof, { sha256 }: DrawHashes): Promise<Finding> {
  const bytes = bytesOf(proof.signature, signatureLength);
  return equals(bytes ? hexOf(await sha256(bytes)) : '', proof.randomness);
}

async function drawnAnew<Result>(
  proof: DrawProof,
  { hmacSha256 }: DrawHashes,
  family: Drawing<Result>,
): Promise<Readonly<{ blocks: Finding; result: Finding }>> {
  const seed = bytesOf(proof.seed, seedLength) ?? new Uint8Array();
  const { blocks, result } = await drawWith(
    family,
    (index) => hmacSha256(seed, asciiBytes(blockMessage(proof, index))),
    proof.yearAnimal,
  );
  const computed = blocks.map(hexOf).join(' ');
  return {
    blocks: equals(computed, proof.blocks?.join(' ') ?? computed),
    result: equals(family.winNoOf(result), proof.winNo),
  };
}

/** A round with its time, as people can compare it with the draw's. */
function roundText(chain: BeaconChain, round: number): string {
  const time = timeOfRound(chain, round);
  return Number.isNaN(time.getTime()) ? `${round}` : `${round} (${time.toISOString()})`;
}

/**
 * Recomputes a draw from what is public of it. The caller says which family the lottery is of and
 * which chain it trusts. Numbers that the proof says are compared only, never built upon before
 * they are right.
 */
export async function verifyDraw<Result>(
  proof: DrawProof,
  hashes: DrawHashes,
  family: Drawing<Result>,
  beacon: TrustedBeacon,
): Promise<DrawStep[]> {
  const { chain } = beacon;
  const steps: DrawStep[] = [];
  async function judge(
    name: DrawStepName,
    said: string,
    restsOn: readonly DrawStepName[],
    find: () => Finding | Promise<Finding>,
  ) {
    const isGrounded = steps.every((step) => step.ok === true || !restsOn.includes(step.name));
    const { ok, computed } = isGrounded ? await find() : { ok: null, computed: null };
    steps.push({ name, ok, said, computed });
  }
  await judge('commit', proof.commit, [], () => commitOf(proof, hashes));
  await judge('chain', proof.chainHash, [], () => equals(chain.hash, proof.chainHash));
  const saidRound = roundText(chain, proof.round);
  await judge('round', saidRound, ['chain'], () =>
    equals(roundText(chain, roundAt(chain, proof.drawAt)), saidRound),
  );
  await judge('signature', proof.signature, ['round'], () => signedBy(proof, beacon));
  await judge('randomness', proof.randomness, ['signature'], () => randomnessOf(proof, hashes));
  let result: Finding | null = null;
  await judge('blocks', proof.blocks?.join(' ') ?? '', ['commit', 'randomness'], async () => {
    const anew = await drawnAnew(proof, hashes, family);
    result = anew.result;
    return anew.blocks;
  });
  await judge('result', proof.winNo, ['blocks'], () => result ?? { computed: '', ok: false });
  return steps;
}
