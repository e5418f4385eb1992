import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newSiteKey } from '../fakes/push-sender.stub.ts';
import type { PushKey, PushSender, PushTarget } from '../push-sender.ts';

export type PushHarness = {
  sender: PushSender;
  /** Subscribes a browser to the site with that key; `received` is what it could decrypt. */
  subscribe(publicKey: string): Promise<{
    target: PushTarget;
    received(): Promise<string[]>;
    /** Unsubscribes the browser. */
    leave(): Promise<void>;
  }>;
  /** An address whose company answers that it is overloaded. */
  busy(publicKey: string): Promise<PushTarget>;
  /** An address that cannot be reached. */
  nobody: string;
  /** An address that accepts everything and never answers. */
  silent: string;
  close(): Promise<unknown>;
};

/** What every adapter of the port must do. */
export function pushSenderSuite(name: string, open: () => Promise<PushHarness>): void {
  describe(`${name} sends pushes`, () => {
    let harness: PushHarness;
    const site: PushKey = newSiteKey();
    beforeAll(async () => {
      harness = await open();
    });
    afterAll(() => harness.close());

    test.each(['{"kind":"message"}', 'May bagong liham — ñ 信', 'x'.repeat(3000)])(
      'a browser decrypts the text: %.30s',
      async (text) => {
        const browser = await harness.subscribe(site.publicKey);
        const other = await harness.subscribe(site.publicKey);
        expect(await harness.sender.send(browser.target, text, site)).toEqual({ outcome: 'sent' });
        expect(await browser.received()).toEqual([text]);
        expect(await other.received()).toEqual([]);
      },
    );

    test('a browser that subscribed to another site gets no push', async () => {
      const browser = await harness.subscribe(site.publicKey);
      const answer = await harness.sender.send(browser.target, 'one', newSiteKey());
      expect(answer.outcome).toBe('refused');
      expect(await browser.received()).toEqual([]);
    });

    test('a browser cannot decrypt a push for the keys of another', async () => {
      const browser = await harness.subscribe(site.publicKey);
      const { target } = await harness.subscribe(site.publicKey);
      const { endpoint } = browser.target;
      await harness.sender.send({ ...target, endpoint }, 'one', site);
      expect(await browser.received()).toEqual([]);
    });

    test('a browser that unsubscribed is `gone`, and may subscribe again', async () => {
      const browser = await harness.subscribe(site.publicKey);
      await browser.leave();
      expect(await harness.sender.send(browser.target, 'one', site)).toEqual({ outcome: 'gone' });
      const anew = await harness.subscribe(site.publicKey);
      expect(await harness.sender.send(anew.target, 'two', site)).toEqual({ outcome: 'sent' });
    });

    test('an overloaded company may be tried again', async () => {
      const answer = await harness.sender.send(await harness.busy(site.publicKey), 'one', site);
      expect(answer.outcome).toBe('notSent');
    });

    test.each(['nobody', 'silent'] as const)('with %s it may be tried again', async (which) => {
      const { target } = await harness.subscribe(site.publicKey);
      const answer = await harness.sender.send(
        { ...target, endpoint: harness[which] },
        'one',
        site,
      );
      expect(answer.outcome).toBe('notSent');
    });

    test.each([{ p256dh: 'B'.repeat(87) }, { p256dh: '' }])(
      'invalid browser keys are refused for good: %j',
      async (keys) => {
        const { target, received } = await harness.subscribe(site.publicKey);
        const answer = await harness.sender.send({ ...target, ...keys }, 'one', site);
        expect(answer.outcome).toBe('refused');
        expect(await received()).toEqual([]);
      },
    );
  });
}
