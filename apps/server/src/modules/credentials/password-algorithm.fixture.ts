import { createArgon2id, type PasswordAlgorithm } from './password-algorithm.ts';

/** The real algorithm at the lowest cost it takes, for tests that are not about the cost. */
export const leastCost = createArgon2id({ memoryCost: 8, timeCost: 1 });

/** Of a stored hash: the algorithm and its cost, without the salt and the hash itself. */
function costOf(stored: string): string {
  return stored.split('$').slice(1, 4).join(' ');
}

/** `work` grows by a line for each hash that is computed: what for, and at which cost. */
export function createCountedAlgorithm(algorithm = createArgon2id()) {
  const work: string[] = [];
  const counted: PasswordAlgorithm = {
    hash: async (text) => {
      const made = await algorithm.hash(text);
      work.push(`hash ${costOf(made)}`);
      return made;
    },
    verify: (stored, text) => {
      work.push(`verify ${costOf(stored)}`);
      return algorithm.verify(stored, text);
    },
  };
  return { ...counted, work };
}
