import { describe, expect, test } from 'vitest';
import { dayAt, timeAt } from '#kit/time/day-range.ts';
import type { MarkerFact } from '@pavilion/domain/protection/harm-markers';
import { nextCountAt } from './next-count-at.ts';
import { siteTimeOf } from './site-time.ts';
import { readFacts, writeFacts } from './stored-facts.ts';

const manila = 'Asia/Manila';
const berlin = 'Europe/Berlin';

describe('§7: when markers of harm are counted', () => {
  test.each([
    ['before six', '2026-11-21T21:59:59Z', manila, '2026-11-21T22:00:00Z'],
    ['at six', '2026-11-21T22:00:00Z', manila, '2026-11-22T22:00:00Z'],
    ['after six', '2026-11-21T10:00:00Z', manila, '2026-11-21T22:00:00Z'],
    [
      'on the day before the clocks go back',
      '2026-10-24T12:00:00Z',
      berlin,
      '2026-10-25T05:00:00Z',
    ],
    ['on the day before they go on', '2026-03-28T12:00:00Z', berlin, '2026-03-29T04:00:00Z'],
  ])('%s', (_, now, zone, next) => {
    expect(nextCountAt(new Date(now), zone)).toEqual(new Date(next));
  });

  test.each([manila, berlin, 'America/St_Johns', 'Pacific/Apia'])(
    'the site’s clock in %s is that of all other calculations',
    (zone) => {
      const siteTime = siteTimeOf(zone);
      const first = Date.parse('2026-03-28T00:07:00Z');
      for (let hours = 0; hours < 24 * 300; hours += 71) {
        const at = new Date(first + hours * 3_600_000);
        const [hour = 0, minute = 0] = timeAt(at, zone).split(':').map(Number);
        expect(siteTime(at)).toEqual({ day: dayAt(at, zone), minute: hour * 60 + minute });
      }
    },
  );
});

describe('§7: stored markers', () => {
  const facts: MarkerFact[] = [
    {
      marker: 'depositJump',
      at: new Date('2026-11-21T10:00:00.123Z'),
      count: 3,
      amountMinor: 900_719_925_474_099_312n,
      usualMinor: 1n,
      limit: null,
    },
    {
      marker: 'limitsRaised',
      at: new Date('2026-11-20T10:00:00Z'),
      count: 2,
      amountMinor: null,
      usualMinor: null,
      limit: { kind: 'loss', period: 'day' },
    },
  ];

  test('are read as they were written', () => {
    expect(readFacts(JSON.parse(writeFacts(facts)))).toEqual(facts);
    expect(readFacts([])).toEqual([]);
  });

  test.each([
    ['another marker', { marker: 'luck' }, 'Invalid type'],
    ['an amount with a point', { amountMinor: '1.50' }, 'Invalid format'],
    ['an amount that is a number', { amountMinor: 150 }, 'Invalid type'],
    ['another field', { member: 1 }, 'Invalid key'],
    ['no instant', { at: 'soon' }, 'Invalid timestamp'],
  ])('are refused with %s', (_, change, error) => {
    const [stored] = JSON.parse(writeFacts(facts)) as object[];
    expect(() => readFacts([{ ...stored, ...change }])).toThrow(error);
  });
});
