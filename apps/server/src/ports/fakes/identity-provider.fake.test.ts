import { identityProviderSuite, type SigningIn } from '../suites/identity-provider.suite.ts';
import { createFakeIdentity } from './identity-provider.fake.ts';

const longAgo = new Date(0);

identityProviderSuite('the fake', async () => {
  const fake = createFakeIdentity();
  const off = createFakeIdentity();
  off.setReachable(false);
  const personOf = ({ provider, account }: SigningIn) => ({
    provider,
    subject: account,
    mobileNum: provider === 'phone' ? account : null,
    name: null,
  });
  const ana = personOf({ provider: 'google', account: 'ana@people.test' });
  return {
    provider: fake.provider,
    nobody: off.provider,
    signIn: async (person, nonce) => fake.issue(personOf(person), nonce, new Date()),
    signInWith: async (fault, nonce) => {
      const late = fault === 'expired' || fault === 'stale';
      return late ? fake.issue(ana, nonce, longAgo) : `${fault} token`;
    },
    changeKey: async () => undefined,
    close: async () => undefined,
  };
});
