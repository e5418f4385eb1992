import { randomBytes, randomUUID } from 'node:crypto';
import { paymentGatewaySuite } from '../suites/payment-gateway.suite.ts';
import { createFakeCompany, createFakeGateway, signFakeWebhook } from './payment-gateway.fake.ts';

paymentGatewaySuite('the stand-in for tests', async () => {
  const company = createFakeCompany();
  const key = randomBytes(32);
  return {
    gateway: createFakeGateway(company, key),
    company,
    webhook: (event, sentAt, truth = true) =>
      signFakeWebhook(truth ? key : randomBytes(32), event, randomUUID(), sentAt),
    close: async () => {},
  };
});
