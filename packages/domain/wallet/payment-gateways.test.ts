import { expect, test } from 'vitest';
import { gateways, mobileGateway, paymentGateways } from './payment-gateways.ts';

test('§3: a payment is made from the web, 1, or from a phone, 3', () => {
  expect(gateways).toEqual({ WEB: 1, MOBILE: 3 });
  expect(paymentGateways).toEqual([1, 3]);
  expect(mobileGateway).toBe(3);
});
