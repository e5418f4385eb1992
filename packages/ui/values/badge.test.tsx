import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Badge } from './Badge.tsx';

const drawn = (count: number) => renderToStaticMarkup(<Badge count={count} label="unread" />);

test.each([
  [1, '>1<'],
  [99, '>99<'],
  [100, '>99+<'],
  [5000, '>99+<'],
])('%i unread shows as %s', (count, shown) => {
  expect(drawn(count)).toContain(shown);
  expect(drawn(count)).toContain('unread');
});

test('zero unread messages show no badge', () => {
  expect(drawn(0)).toBe('');
});
