import { createHash, createHmac, createSecretKey } from 'node:crypto';
import {
  asciiBytes,
  blockMessage,
  commitmentBytes,
  type DrawName,
} from '@pavilion/domain/lottery/fair/commitment';
import { drawWith } from '@pavilion/domain/lottery/fair/uniform';
import type { OwnFamily } from '@pavilion/domain/lottery/play';

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** What is published of a seed before betting. */
export function commitOf(draw: DrawName, seed: Uint8Array): Buffer {
  return sha256(commitmentBytes(draw, seed));
}

/** The randomness of a round, as hex. */
export function randomnessOf(signature: Uint8Array): string {
  return sha256(signature).toString('hex');
}

export type DrawSource = DrawName & {
  family: OwnFamily<unknown>;
  chainHash: string;
  round: number;
  yearAnimal: number;
};

/** Works out the result of a draw from its seed and its round, with the blocks that it took. */
export async function drawOwnNumbers(
  { family, ...draw }: DrawSource,
  { seed, signature }: { seed: Uint8Array; signature: Uint8Array },
): Promise<{ winNo: string; blocks: readonly Uint8Array[] }> {
  const key = createSecretKey(seed);
  const randomness = randomnessOf(signature);
  const blockAt = (index: number) =>
    createHmac('sha256', key)
      .update(asciiBytes(blockMessage({ ...draw, randomness }, index)))
      .digest();
  const { result, blocks } = await drawWith(family, blockAt, draw.yearAnimal);
  return { winNo: family.winNoOf(result), blocks };
}
