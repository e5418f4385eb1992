import { expect, it } from 'vitest';
import { checkoutAddress } from '../checkout.ts';

it('opens web addresses of the payment company', () => {
  expect(checkoutAddress('https://pay.example/c/1?x=2')).toBe('https://pay.example/c/1?x=2');
  expect(checkoutAddress('http://127.0.0.1:4600/pay/1')).toBe('http://127.0.0.1:4600/pay/1');
});

it.each(['', 'javascript:alert(1)', 'data:text/html,x', '/m/home', 'file:///etc/hosts'])(
  'does not leave for %j',
  (url) => {
    expect(checkoutAddress(url)).toBeNull();
  },
);
