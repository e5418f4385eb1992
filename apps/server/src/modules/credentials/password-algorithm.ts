import { hash, verify } from '@node-rs/argon2';

/** Hashes passwords; `verify` takes as long as the parameters of the stored hash demand. */
export type PasswordAlgorithm = {
  hash: (text: string) => Promise<string>;
  verify: (stored: string, text: string) => Promise<boolean>;
};

/** Memory in KiB, and passes over it. */
const cost = { memoryCost: 19 * 1024, timeCost: 2 };

/** Only tests of other things than passwords ask for a lower cost. */
export function createArgon2id({ memoryCost, timeCost } = cost): PasswordAlgorithm {
  const options = { memoryCost, timeCost, parallelism: 1 };
  return {
    hash: (text) => hash(text, options),
    verify: (stored, text) => verify(stored, text),
  };
}
