import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MailSender } from '../mail-sender.ts';

export type ReceivedMail = { subject: string; text: string };

export type MailHarness = {
  sender: MailSender;
  /** The mails received at an address, newest first. */
  receivedBy(to: string): Promise<ReceivedMail[]>;
  /** A sender whose server cannot be reached. */
  nobody: MailSender;
  /** A sender whose server accepts the connection and never answers. */
  silent: MailSender;
  close(): Promise<void>;
};

const newAddress = () => `${randomUUID()}@example.test`;

/** What every adapter of the port must do. */
export function mailSenderSuite(name: string, open: () => Promise<MailHarness>): void {
  describe(`${name} sends mail`, () => {
    let harness: MailHarness;
    beforeAll(async () => {
      harness = await open();
    });
    afterAll(() => harness.close());

    const mail = (to: string) => ({
      to,
      id: randomUUID(),
      subject: 'Palitan ang password — ñ',
      text: 'Open this:\n\nhttp://site.test/m/forget#token=abc\n\nPavilion',
    });

    test('a mail arrives unchanged, with its link intact', async () => {
      const to = newAddress();
      const sent = mail(to);
      expect(await harness.sender.send(sent)).toEqual({ outcome: 'sent' });
      const [received] = await harness.receivedBy(to);
      expect(received?.subject).toBe(sent.subject);
      expect(received?.text.replaceAll('\r\n', '\n')).toBe(sent.text);
    });

    test('an address with a line break cannot add receivers or headers', async () => {
      const other = newAddress();
      const answer = await harness.sender.send({
        ...mail(newAddress()),
        subject: `Hello\r\nBcc: ${other}`,
      });
      expect(['sent', 'refused']).toContain(answer.outcome);
      expect(await harness.receivedBy(other)).toEqual([]);
      const bad = await harness.sender.send(mail(`${newAddress()}\r\nRCPT TO:<${other}>`));
      expect(bad.outcome).toBe('refused');
      expect(await harness.receivedBy(other)).toEqual([]);
    });

    test('without a connection nothing was sent, and it may be tried again', async () => {
      expect((await harness.nobody.send(mail(newAddress()))).outcome).toBe('notSent');
    });

    test('a server that never answers has not accepted the mail', async () => {
      expect((await harness.silent.send(mail(newAddress()))).outcome).toBe('notSent');
    });
  });
}
