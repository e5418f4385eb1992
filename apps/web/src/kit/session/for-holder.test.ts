import { afterEach, expect, test } from 'vitest';
import { forHolder } from './for-holder.ts';
import { clearSession, writeSession } from './session-writes.ts';

const record = { token: 'one', type: 0, merchantCode: 'M', userName: 'a', firstTimeLogin: false };

afterEach(clearSession);

test('§3: an answer to the browser counts only for the member who was asked', async () => {
  writeSession(record);
  expect(await forHolder(Promise.resolve('granted'))).toBe('granted');
  const late = forHolder(Promise.resolve('granted'));
  writeSession({ ...record, token: 'two' });
  expect(await Promise.race([late, forHolder(Promise.resolve('nothing'))])).toBe('nothing');
});
