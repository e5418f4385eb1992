import { hash, verify } from '@node-rs/argon2';

/** What turns a password into a hash; `verify` takes as long as the stored hash asks for. */
export type PasswordAlgorithm = {
  hash: (text: string) => Promise<string>;
  verify: (stored: string, text: string) => Promise<boolean>;
};

/** KiB of memory and passes over it. */
const cost = { memoryCost: 19 * 1024, timeCost: 2 };

/** Only tests of something else than passwords ask for a lower cost. */
export function createArgon2id({ memoryCost, timeCost } = cost): PasswordAlgorithm {
  const options = { memoryCost, timeCost, parallelism: 1 };
  return {
    hash: (text) => hash(text, options),
    verify: (stored, text) => verify(stored, text),
  };
}
