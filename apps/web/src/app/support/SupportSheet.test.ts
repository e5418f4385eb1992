import { expect, test } from 'vitest';
import { channelIcons } from './SupportSheet.tsx';

test('no two channels of customer service have the same icon', () => {
  const icons = Object.values(channelIcons);
  expect(new Set(icons).size).toBe(icons.length);
});
