import { identityCheckSuite } from '../suites/identity-check.suite.ts';
import { createFakeIdentityCheck, createFakeIdentityCompany } from './identity-check.fake.ts';

identityCheckSuite('the stand-in for tests', async () => {
  const company = createFakeIdentityCompany();
  return { port: createFakeIdentityCheck(company), company, close: async () => {} };
});
