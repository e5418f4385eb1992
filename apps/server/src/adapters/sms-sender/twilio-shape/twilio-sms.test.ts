import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { smsAccount, startSandboxProgram } from '#kit/testing/sandbox-program.ts';
import { smsSenderSuite } from '#ports/suites/sms-sender.suite.ts';
import { createTwilioSms } from './twilio-sms.ts';

smsSenderSuite('the Messages call, spoken to the sandbox,', async () => {
  const sandbox = await startSandboxProgram();
  const { url } = sandbox;
  const sender = (changes: object) =>
    createTwilioSms({ url, ...smsAccount, from: 'Pavilion', timeoutMs: 20_000, ...changes });
  return {
    sender: sender({}),
    wrongKey: sender({ authToken: 'another' }),
    nobody: sender({ url: `http://127.0.0.1:${sandbox.nobodyPort}` }),
    // oxlint-disable-next-line test-waits/no-short-timeout -- it never answers
    silent: sender({ url: `http://127.0.0.1:${sandbox.silentPort}`, timeoutMs: 200 }),
    refusedNumber: '+639170000000',
    receivedBy: async (to) => {
      const messages = (await sandbox.receivedBy('sms', to)) as { text: string }[];
      return messages.map(({ text }) => text);
    },
    close: sandbox.close,
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
  const sender = createTwilioSms({ url, ...smsAccount, from: 'Pavilion' });
  expect(await sender.send({ to: '+639171234567', text: 'one' })).toMatchObject({ outcome });
  server.close();
});
