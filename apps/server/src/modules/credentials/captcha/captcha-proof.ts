import { createHash } from 'node:crypto';

/** The work that a proof shows: the zero bits that begin the hash of captcha and proof. */
export function proofBitsOf(captchaId: string, proof: string): number {
  const hash = createHash('sha256').update(`${captchaId} ${proof}`).digest();
  return Math.clz32(hash.readUInt32BE());
}
