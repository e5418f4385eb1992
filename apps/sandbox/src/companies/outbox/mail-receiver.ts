import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { readMail } from './mail-text.ts';
import type { Outbox } from './outbox.ts';

export type MailReceiver = {
  /** Resolves to the port, which the system chooses for 0. */
  listen: () => Promise<number>;
  close: () => Promise<void>;
};

const largestMailBytes = 5 * 1024 * 1024;

/** Accepts every mail and keeps it in the outbox. */
export function createMailReceiver(host: string, port: number, outbox: Outbox): MailReceiver {
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: largestMailBytes,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? '' }),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('error', done);
      stream.on('end', () => {
        const mail = readMail(Buffer.concat(chunks));
        for (const recipient of session.envelope.rcptTo) {
          outbox.add({ ...mail, kind: 'mail', to: recipient.address });
        }
        done();
      });
    },
  });
  return {
    listen: () =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        const listener = server.listen(port, host, () => {
          server.off('error', reject);
          server.on('error', () => {});
          resolve((listener.address() as AddressInfo).port);
        });
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}
