import { expect, test } from 'vitest';
import { newestId } from './InboxList.tsx';

const messages = (...ids: string[]) => ids.map((messageId) => ({ messageId }));

test('ids are compared as numbers', () => {
  expect(newestId(messages('9', '10', '8'))).toBe('10');
  expect(newestId([])).toBeNull();
});
