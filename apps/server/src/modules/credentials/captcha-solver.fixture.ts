import type { ResponseOf } from '@pavilion/contract/endpoint';
import { readCaptchaWords } from '@pavilion/contract/player/captcha-reader.fixture';
import type { getCaptcha } from '@pavilion/contract/player/credentials';
import { proofBitsOf } from './captcha/captcha-proof.ts';

/** A proof of at least so many bits, found as a browser does; of fewer if not `isRight`. */
export function findProof(captchaId: string, bits: number, isRight = true, from = 0): string {
  let proof = from;
  while (proofBitsOf(captchaId, String(proof)) >= bits !== isRight) proof += 1;
  return String(proof);
}

export type IssuedCaptcha = ResponseOf<typeof getCaptcha>;

/** The digits that a captcha in words asks for, as a person or a script would read them. */
export function solveWords({ captchaId, words, proofBits }: IssuedCaptcha) {
  const proof = proofBits === null ? {} : { captchaProof: findProof(captchaId, proofBits) };
  return { captchaId, captcha: readCaptchaWords(words ?? ''), ...proof };
}
