import type { IdentityRefusal } from '@pavilion/domain/protection/identity-check';
import { inEach } from '@pavilion/domain/site/local-text';
import { textIn } from '@pavilion/messages/text-in';

/** The inbox message to a member whose identity is verified. */
export function verifiedMessage() {
  return {
    title: inEach((language) => textIn(language, 'identity.verified.title')),
    content: inEach((language) => textIn(language, 'identity.verified.text')),
  };
}

/** The inbox message to a member whose documents were refused, with the reason and what helps. */
export function refusedMessage(reason: IdentityRefusal) {
  return {
    title: inEach((language) => textIn(language, 'identity.refused.title')),
    content: inEach((language) => {
      const why = textIn(language, `identity.reason.${reason}`);
      if (reason === 'underAge') return why;
      return `${why}\n\n${textIn(language, 'identity.refused.again')}`;
    }),
  };
}
