import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newSiteKey } from './push-sender.stub.ts';
import type { PushKey, PushSender, PushTarget } from './push-sender.ts';

export type PushHarness = {
  sender: PushSender;
  /** A browser that subscribed to the site of that key; `received` is what it could read. */
  subscribe(publicKey: string): Promise<{
    target: PushTarget;
    received(): Promise<string[]>;
    /** Its person no longer wants to be told. */
    leave(): Promise<void>;
  }>;
  /** An address whose company has too much to do. */
  busy(publicKey: string): Promise<PushTarget>;
  /** Nothing listens there. */
  nobody: string;
  /** Takes everything in and never answers. */
  silent: string;
  close(): Promise<unknown>;
};

/** What every adapter of the port must do. */
export function pushSenderSuite(name: string, open: () => Promise<PushHarness>): void {
  describe(`${name} brings pushes`, () => {
    let harness: PushHarness;
    const site: PushKey = newSiteKey();
    beforeAll(async () => {
      harness = await open();
    });
    afterAll(() => harness.close());

    test.each(['{"kind":"message"}', 'May bagong liham — ñ 信', 'x'.repeat(3000)])(
      'a browser reads what was written: %.30s',
      async (text) => {
        const browser = await harness.subscribe(site.publicKey);
        const other = await harness.subscribe(site.publicKey);
        expect(await harness.sender.send(browser.target, text, site)).toEqual({ outcome: 'sent' });
        expect(await browser.received()).toEqual([text]);
        expect(await other.received()).toEqual([]);
      },
    );

    test('a browser of another site cannot be told', async () => {
      const browser = await harness.subscribe(site.publicKey);
      const answer = await harness.sender.send(browser.target, 'one', newSiteKey());
      expect(answer.outcome).toBe('refused');
      expect(await browser.received()).toEqual([]);
    });

    test('nobody reads what was sealed for keys of another', async () => {
      const browser = await harness.subscribe(site.publicKey);
      const { target } = await harness.subscribe(site.publicKey);
      const { endpoint } = browser.target;
      await harness.sender.send({ ...target, endpoint }, 'one', site);
      expect(await browser.received()).toEqual([]);
    });

    test('a browser that has left is gone, and may come anew', async () => {
      const browser = await harness.subscribe(site.publicKey);
      await browser.leave();
      expect(await harness.sender.send(browser.target, 'one', site)).toEqual({ outcome: 'gone' });
      const anew = await harness.subscribe(site.publicKey);
      expect(await harness.sender.send(anew.target, 'two', site)).toEqual({ outcome: 'sent' });
    });

    test('a company with too much to do may be asked again', async () => {
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
      'keys that no browser has are refused for good: %j',
      async (keys) => {
        const { target, received } = await harness.subscribe(site.publicKey);
        const answer = await harness.sender.send({ ...target, ...keys }, 'one', site);
        expect(answer.outcome).toBe('refused');
        expect(await received()).toEqual([]);
      },
    );
  });
}
