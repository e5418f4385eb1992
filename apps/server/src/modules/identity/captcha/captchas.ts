import { createHash, randomInt, randomUUID } from 'node:crypto';
import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { getCaptcha } from '@pavilion/contract/identity/get-captcha';
import type { Database } from '../../../db/tables.ts';
import type { RequestFacts } from '../../../http/handlers.ts';
import { Refused } from '../../../http/refused.ts';
import type { Clock } from '../../../kit/clock.ts';
import { countUse, type LimitDependencies } from '../limits/count-use.ts';
import { spendTry } from '../limits/spend-try.ts';
import { forgetCaptchas, insertCaptcha, tryCaptcha } from './captcha.store.ts';
import { digitsInWords } from './digit-words.ts';
import { drawDigits } from './draw-digits.ts';

const digitCount = 5;
const lifetimeMs = 5 * 60_000;
const forgetAfterMs = 60_000;

type Input = ParsedInputOf<typeof getCaptcha>;

export type CaptchaPurpose = Input['purpose'];
export type GivenCaptcha = { captchaId?: string | undefined; captcha?: string | undefined };

function newDigits(): string {
  return randomInt(10 ** digitCount)
    .toString()
    .padStart(digitCount, '0');
}

function hashAnswer(id: string, digits: string): Buffer {
  return createHash('sha256').update(`${id} ${digits}`).digest();
}

/** Decision D19: single use, bound to a purpose, 3 tries, 5 minutes. */
export function createCaptchas(db: Database, clock: Clock, limits: LimitDependencies) {
  let forgottenAtMs = 0;

  async function forgetOld(now: Date): Promise<void> {
    if (now.getTime() - forgottenAtMs < forgetAfterMs) return;
    forgottenAtMs = now.getTime();
    await forgetCaptchas(db, now);
  }

  async function issue(
    { purpose, form }: Input,
    facts: RequestFacts,
  ): Promise<ResponseOf<typeof getCaptcha>> {
    await countUse(limits, 'captcha', { facts });
    const now = clock();
    await forgetOld(now);
    const captchaId = randomUUID();
    const digits = newDigits();
    const expiresAt = new Date(now.getTime() + lifetimeMs);
    const answerHash = hashAnswer(captchaId, digits);
    await insertCaptcha(db, { id: captchaId, purpose, answerHash, expiresAt });
    const drawn = form === 'picture' ? Buffer.from(drawDigits(digits)).toString('base64') : null;
    return {
      captchaId,
      image: drawn === null ? null : `data:image/svg+xml;base64,${drawn}`,
      words: form === 'words' ? digitsInWords(digits, facts.language) : null,
      expiresAt: expiresAt.toISOString(),
    };
  }

  /** Throws `login.captcha.missing` or `login.captcha.wrong`, both asking for another one. */
  async function check(
    purpose: CaptchaPurpose,
    { captchaId, captcha }: GivenCaptcha,
    facts: RequestFacts,
  ) {
    if (captchaId === undefined || captcha === undefined) {
      throw new Refused('login.captcha.missing', { captcha: true });
    }
    const answerHash = hashAnswer(captchaId, captcha);
    const right = await spendTry(
      limits,
      { what: 'wrong captcha', use: { facts }, whenSpent: 'request.limited' },
      async () =>
        (await tryCaptcha(db, { id: captchaId, purpose, answerHash, now: clock() })) || null,
    );
    if (right === null) throw new Refused('login.captcha.wrong', { captcha: true });
  }

  return { issue, check };
}

export type Captchas = ReturnType<typeof createCaptchas>;
