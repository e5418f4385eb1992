import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { freePort, startProgram, startSilentServer } from '../../../kit/testing/child-program.ts';
import { mailSenderSuite, type ReceivedMail } from '../../../ports/mail-sender.suite.ts';
import { createSmtpMail } from './smtp-mail.ts';

const from = 'Pavilion <no-reply@pavilion.test>';

mailSenderSuite('SMTP, spoken to the sandbox,', async () => {
  const [port, smtpPort, nobodyPort] = await Promise.all([freePort(), freePort(), freePort()]);
  const silent = await startSilentServer();
  const sandbox = await startProgram(
    'apps/sandbox/src/testing/companies.ts',
    {
      SANDBOX_PORT: String(port),
      SANDBOX_SMTP_PORT: String(smtpPort),
      SANDBOX_VENDOR_SECRET: 'vendor-secret-for-tests',
      SANDBOX_GATEWAY_API_KEY: 'gateway-key-for-tests',
      SANDBOX_CHAT_SECRET: 'chat-secret-for-tests',
      SANDBOX_GATEWAY_WEBHOOK_SECRET: `whsec_${Buffer.from('webhook-key-tests').toString('base64')}`,
      SANDBOX_SMS_ACCOUNT_SID: 'AC00000000000000000000000000000001',
      SANDBOX_SMS_AUTH_TOKEN: 'sms-token-for-tests',
    },
    /Sandbox on/,
  );
  const sender = (at: number, timeoutMs = 3000) =>
    createSmtpMail({ url: `smtp://127.0.0.1:${at}`, from, timeoutMs });
  return {
    sender: sender(smtpPort),
    nobody: sender(nobodyPort),
    silent: sender(silent.port, 200),
    receivedBy: async (to) => {
      const query = `kind=mail&to=${encodeURIComponent(to)}`;
      const response = await fetch(`http://127.0.0.1:${port}/outbox.json?${query}`);
      return ((await response.json()) as { messages: ReceivedMail[] }).messages;
    },
    close: async () => {
      silent.close();
      await sandbox.stop();
    },
  };
});

/** Speaks SMTP up to the text of the mail, then does as told. */
async function withEnding(ending: string | null, use: (url: string) => Promise<void>) {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write('220 test\r\n');
    let inText = false;
    socket.on('data', (chunk: Buffer) => {
      const text = chunk.toString();
      if (inText) {
        if (!text.endsWith('\r\n.\r\n')) return;
        if (ending === null) socket.destroy();
        else socket.write(`${ending}\r\n`);
        inText = false;
      } else if (text.startsWith('DATA')) {
        inText = true;
        socket.write('354 go on\r\n');
      } else socket.write('250 fine\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await use(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
  }
}

test.each([
  ['250 taken', 'sent'],
  ['451 later', 'notSent'],
  ['550 never', 'refused'],
  [null, 'inDoubt'],
])('a server that ends with %s leaves the mail %s', async (ending, outcome) => {
  await withEnding(ending, async (url) => {
    const sender = createSmtpMail({ url, from, timeoutMs: 2000 });
    const mail = { to: 'a@example.test', subject: 'Hello', text: 'Hello', id: 'one' };
    expect(await sender.send(mail)).toMatchObject({ outcome });
  });
});
