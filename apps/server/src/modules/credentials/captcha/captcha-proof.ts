import { createHash } from 'node:crypto';

/**
 * How much work a proof shows: the zero bits that begin the hash of captcha and proof. A browser
 * tries proofs until there are enough; here it takes one hash.
 */
export function proofBitsOf(captchaId: string, proof: string): number {
  const hash = createHash('sha256').update(`${captchaId} ${proof}`).digest();
  return Math.clz32(hash.readUInt32BE());
}
