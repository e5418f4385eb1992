import { createHash } from 'node:crypto';

export type IdempotentResult<Answer> =
  | { kind: 'first' | 'repeated'; answer: Answer }
  /** The key was used with a different body. */
  | { kind: 'conflict' };

export type Idempotency<Answer> = {
  run: (
    key: string,
    rawBody: Buffer,
    make: () => Promise<Answer>,
  ) => Promise<IdempotentResult<Answer>>;
};

/** Answers each key once: a repeat waits for the first call if that is still running. */
export function createIdempotency<Answer>(): Idempotency<Answer> {
  const calls = new Map<string, { fingerprint: string; answer: Promise<Answer> }>();
  return {
    run: async (key, rawBody, make) => {
      const fingerprint = createHash('sha256').update(rawBody).digest('hex');
      const earlier = calls.get(key);
      if (earlier !== undefined) {
        if (earlier.fingerprint !== fingerprint) return { kind: 'conflict' };
        return { kind: 'repeated', answer: await earlier.answer };
      }
      const answer = make();
      calls.set(key, { fingerprint, answer });
      return { kind: 'first', answer: await answer };
    },
  };
}
