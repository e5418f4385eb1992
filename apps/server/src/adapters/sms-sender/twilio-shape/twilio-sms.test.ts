import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { freePort, startProgram, startSilentServer } from '../../../kit/testing/child-program.ts';
import { smsSenderSuite } from '../../../ports/sms-sender.suite.ts';
import { createTwilioSms } from './twilio-sms.ts';

const account = { accountSid: 'AC00000000000000000000000000000001', authToken: 'sms-token' };

smsSenderSuite('the Messages call, spoken to the sandbox,', async () => {
  const [port, smtpPort, nobodyPort] = await Promise.all([freePort(), freePort(), freePort()]);
  const silent = await startSilentServer();
  const url = `http://127.0.0.1:${port}`;
  const sandbox = await startProgram(
    'apps/sandbox/src/testing/companies.ts',
    {
      SANDBOX_PORT: String(port),
      SANDBOX_SMTP_PORT: String(smtpPort),
      SANDBOX_VENDOR_SECRET: 'vendor-secret-for-tests',
      SANDBOX_GATEWAY_API_KEY: 'gateway-key-for-tests',
      SANDBOX_CHAT_SECRET: 'chat-secret-for-tests',
      SANDBOX_GATEWAY_WEBHOOK_SECRET: `whsec_${Buffer.from('webhook-key-tests').toString('base64')}`,
      SANDBOX_SMS_ACCOUNT_SID: account.accountSid,
      SANDBOX_SMS_AUTH_TOKEN: account.authToken,
    },
    /Sandbox on/,
  );
  const sender = (changes: object) =>
    createTwilioSms({ url, ...account, from: 'Pavilion', timeoutMs: 2000, ...changes });
  return {
    sender: sender({}),
    wrongKey: sender({ authToken: 'another' }),
    nobody: sender({ url: `http://127.0.0.1:${nobodyPort}` }),
    silent: sender({ url: `http://127.0.0.1:${silent.port}`, timeoutMs: 200 }),
    refusedNumber: '+639170000000',
    receivedBy: async (to) => {
      const response = await fetch(`${url}/outbox.json?kind=sms&to=${encodeURIComponent(to)}`);
      const { messages } = (await response.json()) as { messages: { text: string }[] };
      return messages.map(({ text }) => text);
    },
    close: async () => {
      silent.close();
      await sandbox.stop();
    },
  };
});

test.each([
  [200, 'sent'],
  [201, 'sent'],
  [302, 'inDoubt'],
  [400, 'refused'],
  [401, 'notSent'],
  [403, 'notSent'],
  [404, 'inDoubt'],
  [422, 'refused'],
  [429, 'notSent'],
  [500, 'inDoubt'],
  [503, 'notSent'],
])('an answer of %i is %s', async (status, outcome) => {
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(status, { location: '/' }).end('{}'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const sender = createTwilioSms({ url, ...account, from: 'Pavilion' });
  expect(await sender.send({ to: '+639171234567', text: 'one' })).toMatchObject({ outcome });
  server.close();
});
