import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { hub88Variables } from './testing/hub88-keys.ts';

const complete = {
  SANDBOX_VENDOR_SECRET: 'vendor',
  SANDBOX_GATEWAY_API_KEY: 'key',
  SANDBOX_CHAT_SECRET: 'chat',
  SANDBOX_IDENTITY_CHECK_KEY: 'checks',
  SANDBOX_BEACON_PRIVATE_KEY: '01'.repeat(32),
  SANDBOX_RESULTS_SECRET: 'results',
  SANDBOX_GATEWAY_WEBHOOK_SECRET: `whsec_${Buffer.from('a webhook secret').toString('base64')}`,
  SANDBOX_SMS_ACCOUNT_SID: 'AC1',
  SANDBOX_SMS_AUTH_TOKEN: 'token',
  ...hub88Variables(),
};

test('without ports and addresses the sandbox listens on port 3100 of the loopback', () => {
  expect(readConfig(complete)).toMatchObject({
    host: '127.0.0.1',
    port: 3100,
    smtpPort: 3101,
    pavilionOrigin: 'http://127.0.0.1:3000',
    publicOrigin: 'http://127.0.0.1:3100',
    gatewayWebhookKey: Buffer.from('a webhook secret'),
  });
});

test('the mail port follows the port unless it is set', () => {
  expect(readConfig({ ...complete, SANDBOX_PORT: '3250' }).smtpPort).toBe(3251);
  expect(
    readConfig({ ...complete, SANDBOX_PORT: '3250', SANDBOX_SMTP_PORT: '2525' }).smtpPort,
  ).toBe(2525);
});

test.each(Object.keys(complete))('an empty %s stops the start with a sentence', (name) => {
  for (const value of ['', '   ', undefined]) {
    expect(() => readConfig({ ...complete, [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ ...complete, [name]: value })).toThrow(name);
  }
});

test.each([
  ['SANDBOX_PORT', '0'],
  ['SANDBOX_PORT', '31x'],
  ['SANDBOX_SMTP_PORT', '99999'],
  ['PAVILION_URL', 'localhost'],
  ['PAVILION_URL', 'http://127.0.0.1:3000/m'],
  ['PAVILION_URL', 'ftp://127.0.0.1'],
  ['SANDBOX_GATEWAY_WEBHOOK_SECRET', 'not-standard'],
  ['SANDBOX_GATEWAY_WEBHOOK_SECRET', 'whsec_short'],
  ['SANDBOX_BEACON_PRIVATE_KEY', '01'.repeat(31)],
  ['SANDBOX_BEACON_PRIVATE_KEY', 'no-key'],
  ['SANDBOX_BEACON_PRIVATE_KEY', '00'.repeat(32)],
  ['SANDBOX_HUB88_VENDOR_PRIVATE_KEY', 'no-key'],
  ['SANDBOX_HUB88_OPERATOR_PUBLIC_KEY', 'no-key'],
])('%s cannot be "%s"', (name, value) => {
  expect(() => readConfig({ ...complete, [name]: value })).toThrow(name);
});
