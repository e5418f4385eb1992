import type { RequestContext } from '#http/handlers.ts';
import type { Captchas, GivenCaptcha } from '../captchas.ts';

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
