import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { startSandboxProgram } from '#kit/testing/sandbox-program.ts';
import { mailSenderSuite, type ReceivedMail } from '#ports/suites/mail-sender.suite.ts';
import { createSmtpMail } from './smtp-mail.ts';

const from = 'Pavilion <no-reply@pavilion.test>';

mailSenderSuite('SMTP, spoken to the sandbox,', async () => {
  const sandbox = await startSandboxProgram();
  const sender = (at: number, timeoutMs = 20_000) =>
    createSmtpMail({ url: `smtp://127.0.0.1:${at}`, from, timeoutMs });
  return {
    sender: sender(sandbox.smtpPort),
    nobody: sender(sandbox.nobodyPort),
    silent: sender(sandbox.silentPort, 200),
    receivedBy: async (to) => (await sandbox.receivedBy('mail', to)) as ReceivedMail[],
    close: sandbox.close,
  };
});

/** Serves SMTP up to the text of the mail, then sends `ending`, or nothing for null. */
async function withEnding(ending: string | null, use: (url: string) => Promise<void>) {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write('220 test\r\n');
    let inText = false;
    let text = '';
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (!text.endsWith(inText ? '\r\n.\r\n' : '\r\n')) return;
      if (inText) {
        if (ending === null) socket.destroy();
        else socket.write(`${ending}\r\n`);
        inText = false;
      } else if (text.startsWith('DATA')) {
        inText = true;
        socket.write('354 go on\r\n');
      } else socket.write('250 fine\r\n');
      text = '';
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
    const sender = createSmtpMail({ url, from, timeoutMs: 20_000 });
    const mail = { to: 'a@example.test', subject: 'Hello', text: 'Hello', id: 'one' };
    expect(await sender.send(mail)).toMatchObject({ outcome });
  });
});
