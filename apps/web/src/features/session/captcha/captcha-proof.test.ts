import { expect, test } from 'vitest';
import { findProof, zeroBitsOf } from './captcha-proof.ts';

async function bitsOf(text: string): Promise<number> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Math.clz32(new DataView(hash).getUint32(0));
}

test('D19: the hash is SHA-256, for every length of a proof', async () => {
  const texts = Array.from({ length: 56 }, (_, length) => 'a1-Z '.repeat(12).slice(0, length));
  const tried = Array.from({ length: 2000 }, (_, proof) => `some captcha ${proof}`);
  for (const text of [...texts, ...tried]) expect(zeroBitsOf(text)).toBe(await bitsOf(text));
});

test('D19: a proof has the required bits', async () => {
  const captchaId = '5b0c1b0e-6a0a-4f4e-9d6a-0c6c3ad3f0aa';
  const { signal } = new AbortController();
  const proof = await findProof(captchaId, 14, signal);
  expect(proof).toMatch(/^\d+$/);
  expect(await bitsOf(`${captchaId} ${proof}`)).toBeGreaterThanOrEqual(14);
  expect(await findProof(captchaId, 0, signal)).toBe('0');
});

test('D19: cancelled work ends without a proof', async () => {
  const work = new AbortController();
  const found = findProof('5b0c1b0e-6a0a-4f4e-9d6a-0c6c3ad3f0aa', 60, work.signal);
  work.abort();
  expect(await found).toBeUndefined();
});
