import { createHash, randomInt, randomUUID } from 'node:crypto';
import type { Database } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import type { RequestContext } from '#http/handlers.ts';
import { countUse, type LimitDependencies } from '#http/limits/count-use.ts';
import { spendTry } from '#http/limits/spend-try.ts';
import type { Clock } from '#kit/clock.ts';
import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { getCaptcha } from '@pavilion/contract/player/credentials';
import { proofBitsOf } from './captcha/captcha-proof.ts';
import { askInWords } from './captcha/captcha-question.ts';
import { forgetCaptchas, insertCaptcha, tryCaptcha } from './captcha/captcha.store.ts';
import { drawDigits } from './captcha/draw-digits.ts';

const digitCount = 5;
const lifetimeMs = 5 * 60_000;
const forgetAfterMs = 60_000;

type Input = ParsedInputOf<typeof getCaptcha>;

export type CaptchaPurpose = Input['purpose'];
export type GivenCaptcha = {
  captchaId?: string | undefined;
  captcha?: string | undefined;
  captchaProof?: string | undefined;
};

type Question = { digits: string; image: string | null; words: string | null; bits: number };

function newDigits(): string {
  return randomInt(10 ** digitCount)
    .toString()
    .padStart(digitCount, '0');
}

function hashAnswer(id: string, digits: string): Buffer {
  return createHash('sha256').update(`${id} ${digits}`).digest();
}

async function drawn(): Promise<Question> {
  const digits = newDigits();
  const picture = (await drawDigits(digits)).toString('base64');
  return { digits, image: `data:image/png;base64,${picture}`, words: null, bits: 0 };
}

type CaptchaDependencies = LimitDependencies & {
  /** Bits of the proof of work that an answer in words needs; 0 needs none. */
  captchaProofBits: number;
};

/** Decision D19: single use, bound to a purpose, 3 tries, 5 minutes. */
export function createCaptchas(db: Database, clock: Clock, limits: CaptchaDependencies) {
  let forgottenAtMs = 0;

  async function forgetOld(now: Date): Promise<void> {
    if (now.getTime() - forgottenAtMs < forgetAfterMs) return;
    forgottenAtMs = now.getTime();
    await forgetCaptchas(db, now);
  }

  async function issue(
    { purpose, form }: Input,
    context: RequestContext,
  ): Promise<ResponseOf<typeof getCaptcha>> {
    await countUse(limits, 'captcha', { context });
    const now = clock();
    await forgetOld(now);
    const captchaId = randomUUID();
    const question: Question =
      form === 'picture'
        ? await drawn()
        : { ...askInWords(context.language), image: null, bits: limits.captchaProofBits };
    const { digits, image, words, bits } = question;
    const expiresAt = new Date(now.getTime() + lifetimeMs);
    const answerHash = hashAnswer(captchaId, digits);
    const kept = { id: captchaId, purpose, answerHash, expiresAt, proofBits: bits };
    await insertCaptcha(db, kept);
    const proofBits = bits === 0 ? null : bits;
    return { captchaId, image, words, proofBits, expiresAt: expiresAt.toISOString() };
  }

  /** Throws `login.captcha.missing`, `.wrong` or `.proof`; each asks for another captcha. */
  async function check(
    purpose: CaptchaPurpose,
    { captchaId, captcha, captchaProof }: GivenCaptcha,
    context: RequestContext,
  ) {
    if (captchaId === undefined || captcha === undefined) {
      throw new ApiError('login.captcha.missing', { captcha: true });
    }
    const answerHash = hashAnswer(captchaId, captcha);
    const proofBits = captchaProof === undefined ? 0 : proofBitsOf(captchaId, captchaProof);
    let isUnproved = false;
    const right = await spendTry(
      limits,
      { what: 'wrong captcha', use: { context }, whenSpent: 'request.limited' },
      async () => {
        const given = { id: captchaId, purpose, answerHash, proofBits, now: clock() };
        const outcome = await tryCaptcha(db, given);
        isUnproved = outcome === 'unproved';
        return outcome === 'right' || null;
      },
    );
    if (right !== null) return;
    throw new ApiError(isUnproved ? 'login.captcha.proof' : 'login.captcha.wrong', {
      captcha: true,
    });
  }

  return { issue, check };
}

export type Captchas = ReturnType<typeof createCaptchas>;

/** A client that sends only the answer: the cookie names the captcha that it answers. */
function named(given: GivenCaptcha, { captchaCookie }: RequestContext): GivenCaptcha {
  if (given.captchaId !== undefined || given.captcha === undefined) return given;
  return { ...given, captchaId: captchaCookie?.value ?? undefined };
}

/** Captchas whose id is also in a cookie, which expires with the captcha. */
export function captchasByCookie(captchas: Captchas): Captchas {
  return {
    issue: async (input, context) => {
      const issued = await captchas.issue(input, context);
      context.captchaCookie?.write(issued.captchaId, new Date(issued.expiresAt));
      return issued;
    },
    check: (purpose, given, context) => captchas.check(purpose, named(given, context), context),
  };
}
