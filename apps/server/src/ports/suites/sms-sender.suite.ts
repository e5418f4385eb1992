import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SmsSender } from '../sms-sender.ts';

export type SmsHarness = {
  sender: SmsSender;
  /** The texts received at a number, newest first. */
  receivedBy(to: string): Promise<string[]>;
  /** A number that the company refuses. */
  refusedNumber: string;
  wrongKey: SmsSender;
  /** A sender whose company cannot be reached. */
  nobody: SmsSender;
  /** A sender whose company accepts the message and never answers. */
  silent: SmsSender;
  close(): Promise<void>;
};

let numbers = 1_000_000;

/** A new number; none ends in 0000, which the sandbox refuses. */
function newNumber(): string {
  numbers += 1;
  return `+63917${numbers}`;
}

/** What every adapter of the port must do. */
export function smsSenderSuite(name: string, open: () => Promise<SmsHarness>): void {
  describe(`${name} sends text messages`, () => {
    let harness: SmsHarness;
    beforeAll(async () => {
      harness = await open();
    });
    afterAll(() => harness.close());

    test.each(['Your code is 123456.', 'Ang code mo: 123456 — huwag ibigay & itago = ñ'])(
      'a message arrives unchanged: %s',
      async (text) => {
        const to = newNumber();
        expect(await harness.sender.send({ to, text })).toEqual({ outcome: 'sent' });
        expect(await harness.receivedBy(to)).toEqual([text]);
      },
    );

    test('a number that the company does not serve is refused for good', async () => {
      const answer = await harness.sender.send({ to: harness.refusedNumber, text: 'one' });
      expect(answer.outcome).toBe('refused');
      expect(await harness.receivedBy(harness.refusedNumber)).toEqual([]);
    });

    test.each(['wrongKey', 'nobody'] as const)(
      'with %s nothing was sent, and it may be tried again',
      async (which) => {
        const to = newNumber();
        expect((await harness[which].send({ to, text: 'one' })).outcome).toBe('notSent');
        expect(await harness.receivedBy(to)).toEqual([]);
      },
    );

    test('a company that never answers leaves it in doubt', async () => {
      expect((await harness.silent.send({ to: newNumber(), text: 'one' })).outcome).toBe('inDoubt');
    });
  });
}
