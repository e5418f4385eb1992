import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LiveChat } from '../live-chat.ts';

export type ChatHarness = {
  chat: LiveChat;
  /** Makes the support desk answer a visitor so many times. */
  answer(ref: string, times: number): Promise<void>;
  /** An adapter whose company cannot be reached. */
  nobody: LiveChat;
  close(): Promise<void>;
};

const look = {
  language: 'EN',
  backUrl: 'https://site.example/m/set?a=1&b=2',
  headerColor: '#171a2a',
  title: 'Help & more',
  extras: 'theme=dark',
};

/** What every adapter of the port must do. */
export function liveChatSuite(name: string, open: () => Promise<ChatHarness>): void {
  describe(`${name} carries a live chat`, () => {
    let harness: ChatHarness;
    beforeAll(async () => {
      harness = await open();
    });
    afterAll(() => harness.close());

    test('the address contains the look of the window, but neither account nor secret', () => {
      const visitor = { ref: 'visitor-1', name: 'Ana' };
      const { protocol, searchParams } = new URL(harness.chat.address(visitor, look, new Date()));
      expect(protocol).toMatch(/^https?:$/);
      expect(Object.fromEntries(searchParams)).toMatchObject(look);
    });

    test('answers of the desk count as unread', async () => {
      expect(await harness.chat.countUnread('visitor-2')).toBe(0);
      await harness.answer('visitor-2', 3);
      expect(await harness.chat.countUnread('visitor-2')).toBe(3);
      expect(await harness.chat.countUnread('visitor-3')).toBe(0);
    });

    test('a company that does not answer gives no count, and throws nothing', async () => {
      expect(await harness.nobody.countUnread('visitor-2')).toBeNull();
    });
  });
}
