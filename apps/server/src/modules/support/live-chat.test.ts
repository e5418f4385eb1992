import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { anyDatabase } from '#db/testing/test-database.ts';
import { codeOf } from '#testing/test-base.ts';
import { openSupportHarness, type SupportHarness } from './testing/support-harness.ts';

const database = anyDatabase();
const look = { b2c: '1', headerColor: '#171a2a', title: 'Help', extras: '' } as const;
let harness: SupportHarness;
let maria: Awaited<ReturnType<SupportHarness['newcomer']>>;
beforeAll(async () => {
  harness = await openSupportHarness(database);
});
afterAll(() => harness.close());
beforeEach(async () => {
  harness.flags.CBS3 = true;
  maria = await harness.newcomer();
});

async function launched(language: string, backUrl: string): Promise<URLSearchParams> {
  const input = { ...look, language, backUrl };
  const { chatUrl } = await harness.handlers.launchChat(input, maria.context);
  return new URL(chatUrl).searchParams;
}

test('§2 Message center: the chat opens in the language of the page and returns to it', async () => {
  const query = await launched('zh-CN', '/m/set');
  expect(query.get('language')).toBe('CN');
  expect(query.get('backUrl')).toBe('https://site.example/m/set');
  expect(query.get('name')).toBe(maria.username);
});

test('§2 Message center: it returns to this site alone, and does not reveal the account’s number', async () => {
  for (const away of ['//evil.example', 'https://evil.example', '/m/..//evil.example']) {
    expect((await launched('EN', away)).get('backUrl')).toBe('https://site.example/m/home');
  }
  const [one, again] = [await launched('EN', '/m/set'), await launched('EN', '/m/set')];
  expect(one.get('ref')).toBe(again.get('ref'));
  expect(one.get('ref')).not.toBe(maria.memberId.toString());
});

test('§2 Message center: answers are counted; a company that does not answer counts as none', async () => {
  const ref = (await launched('EN', '/m/set')).get('ref') ?? '';
  const count = () => harness.handlers.countUnreadChat({}, maria.context);
  harness.fake.unread.set(ref, 4);
  expect(await count()).toEqual({ unReadCount: 4 });
  harness.fake.unread.set(ref, null);
  expect(await count()).toEqual({ unReadCount: 0 });
});

test('§2 Message center: without the flag CBS3 there is no chat and no count', async () => {
  harness.flags.CBS3 = false;
  expect(await codeOf(launched('EN', '/m/set'))).toBe('chat.closed');
  expect(await codeOf(harness.handlers.countUnreadChat({}, maria.context))).toBe('chat.closed');
});
