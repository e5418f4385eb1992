import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { IdentityProvider } from '../identity-provider.ts';

/** A sign-in at the service, by e-mail address or by number. */
export type SigningIn =
  | { provider: 'google' | 'facebook'; account: string }
  | { provider: 'phone'; account: string };

/** Faults of tokens that the harness can produce. */
export const tokenFaults = [
  'expired',
  'stale',
  'audience',
  'issuer',
  'forged',
  'unsigned',
  'nonce',
] as const;

export type TokenFault = (typeof tokenFaults)[number];

export type IdentityHarness = {
  provider: IdentityProvider;
  signIn(person: SigningIn, nonce: string): Promise<string>;
  /** Signs in and returns a token with a fault. */
  signInWith(fault: TokenFault, nonce: string): Promise<string>;
  /** Makes the service sign with another key. */
  changeKey(): Promise<void>;
  /** An adapter whose key address is not reachable. */
  nobody: IdentityProvider;
  close(): Promise<void>;
};

const nonce = 'n'.repeat(43);

/** What every adapter of the port must do. */
export function identityProviderSuite(name: string, open: () => Promise<IdentityHarness>): void {
  describe(`${name} vouches for people`, () => {
    let harness: IdentityHarness;
    beforeAll(async () => {
      harness = await open();
    });
    afterAll(() => harness.close());

    const verify = (token: string, given = nonce) =>
      harness.provider.verify(token, given, new Date());

    test.each(['google', 'facebook'] as const)(
      '%s: the same person each time',
      async (provider) => {
        const account = 'ana@people.test';
        const [first, second] = [
          await verify(await harness.signIn({ provider, account }, nonce)),
          await verify(await harness.signIn({ provider, account }, nonce)),
        ];
        expect(first).toMatchObject({ outcome: 'vouched', person: { provider, mobileNum: null } });
        if (first.outcome !== 'vouched' || second.outcome !== 'vouched') return;
        expect(second.person).toEqual(first.person);
        expect(first.expiresAt.getTime()).toBeGreaterThan(Date.now());
      },
    );

    test('two people, or one person at two providers, have different subjects', async () => {
      const subjects = new Set<string>();
      for (const person of [
        { provider: 'google', account: 'ana@people.test' },
        { provider: 'google', account: 'ben@people.test' },
        { provider: 'facebook', account: 'ana@people.test' },
      ] as const) {
        const answer = await verify(await harness.signIn(person, nonce));
        if (answer.outcome === 'vouched') {
          subjects.add(`${answer.person.provider} ${answer.person.subject}`);
        }
      }
      expect(subjects.size).toBe(3);
    });

    test('a phone proves its number', async () => {
      const token = await harness.signIn({ provider: 'phone', account: '+639171234567' }, nonce);
      expect(await verify(token)).toMatchObject({
        outcome: 'vouched',
        person: { provider: 'phone', mobileNum: '+639171234567' },
      });
    });

    test.each(tokenFaults)('a token with a wrong part is refused: %s', async (fault) => {
      const answer = await verify(await harness.signInWith(fault, nonce));
      const late = fault === 'expired' || fault === 'stale';
      expect(answer).toMatchObject({ outcome: late ? 'expired' : 'invalid' });
    });

    test('a token issued to another page is refused', async () => {
      const token = await harness.signIn({ provider: 'google', account: 'ana@people.test' }, nonce);
      expect(await verify(token, 'm'.repeat(43))).toMatchObject({ outcome: 'invalid' });
    });

    test.each(['', 'x', 'a.b.c', `${'A'.repeat(9000)}.${'B'.repeat(9000)}.C`])(
      'what is no token is refused (%#)',
      async (token) => {
        expect(await verify(token)).toMatchObject({ outcome: 'invalid' });
      },
    );

    test('tokens are accepted after the service has changed its key', async () => {
      await harness.changeKey();
      const token = await harness.signIn({ provider: 'google', account: 'cid@people.test' }, nonce);
      expect(await verify(token)).toMatchObject({ outcome: 'vouched' });
    });

    test('without the keys the answer is `unavailable`, and nothing is thrown', async () => {
      const token = await harness.signIn({ provider: 'google', account: 'ana@people.test' }, nonce);
      const answer = await harness.nobody.verify(token, nonce, new Date());
      expect(answer).toMatchObject({ outcome: 'unavailable' });
    });
  });
}
