import { cpuUsage } from 'node:process';
import { expect, test } from 'vitest';
import { plainText } from '../read-operator-html.ts';

test('a text of many nested tags or open brackets is read in time', () => {
  const started = cpuUsage();
  plainText('<div>'.repeat(20_000) + 'x');
  plainText('<'.repeat(5000));
  plainText('<a '.repeat(3000));
  expect(cpuUsage(started).user / 1000).toBeLessThan(2000);
});
