import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { siteWarnings } from './site-warnings.ts';
import { loadSite } from './site.ts';

const folder = fileURLToPath(new URL('../../../../../site/', import.meta.url));
const { vip } = loadSite(folder, new Date('2026-11-21T10:00:00Z'));

test('the default site gives nothing to be warned of', () => {
  expect(siteWarnings({ vip })).toEqual([]);
});

test('a level with less than the one before is warned of', () => {
  const levels = vip.levels.map((one) => {
    if (one.level !== 5) return one;
    const rebatePercent = { ...one.benefits.rebatePercent, LIVE: 10 };
    return { ...one, benefits: { ...one.benefits, weeklyBonus: 87_99n, rebatePercent } };
  });
  expect(siteWarnings({ vip: { ...vip, levels } })).toEqual([
    'vip.yaml levels[5].benefits.weeklyBonus: less than at the level before.',
    'vip.yaml levels[5].benefits.rebatePercent.LIVE: less than at the level before.',
  ]);
});
