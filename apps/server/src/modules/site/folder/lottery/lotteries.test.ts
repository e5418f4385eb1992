import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { families } from '@pavilion/domain/lottery/families';
import { familyCodes } from '@pavilion/domain/lottery/play';
import {
  defaultFolder,
  folderWith,
  loadSiteFolder,
  mistakesOf,
  now,
  sentencesOf,
} from '../changed-folder.ts';

const { lotteries: rules, lotteryNames } = loadSiteFolder(defaultFolder, now);
const namesText = readFileSync(join(defaultFolder, 'lottery/names.yaml'), 'utf8');

/** The lines of a family in the file of names. */
const linesOf = (family: string) =>
  new RegExp(`^ {2}${family}:\\n(?: {4}.*\\n)+`, 'mu').exec(namesText)?.[0] ?? '';

const lottery = (code: string) => rules.lotteries.find((row) => row.code === code);

const hanoi = {
  hours: "hours: [{ draws: '18:15', closes: '18:00' }]",
  copies: '      copies: XSMB\n',
};

describe('the default site', () => {
  test('has fifteen lotteries, six of which the house draws', () => {
    expect(rules.lotteries.map(({ gameId, code }) => `${gameId} ${code}`)).toEqual([
      '1001 PVSSC1',
      '1002 PV11X5',
      '1003 PVK31',
      '1004 PVPK3',
      '1005 PVPC28',
      '1006 PVLHC5',
      '2001 XSMB',
      '2002 XSMT',
      '2003 XSMN',
      '3001 THGL',
      '3002 LAOS',
      '3003 HANOI',
      '3004 MY4D',
      '4001 PH3D',
      '4002 PH2D',
    ]);
    expect(rules.limits).toEqual({ order: 200_000_00n, win: 2_000_000_00n });
    expect(rules.lotteries.filter(({ own }) => own)).toHaveLength(6);
    const unlicensed = rules.lotteries.filter((row) => row.outside && row.licence !== 'required');
    expect(unlicensed).toEqual([]);
  });

  test('reads draws by day, by station and by hour', () => {
    expect(lottery('XSMN')?.outside?.schedule).toMatchObject({
      days: { on: 'weekdays', days: [1, 2, 3, 4, 5, 6, 7] },
      draws: { kind: 'byStation', hours: { draws: '16:15', closes: '16:10' } },
      moved: [],
    });
    expect(lottery('THGL')?.outside?.schedule).toMatchObject({
      days: { on: 'daysOfMonth', days: [1, 16] },
      draws: { kind: 'one' },
    });
    expect(lottery('PH3D')?.outside?.schedule.draws).toMatchObject({ kind: 'byHour' });
    expect(lottery('HANOI')?.outside).toMatchObject({
      copies: 'XSMB',
      sources: [],
      confirm: 'two',
    });
  });

  test.each(familyCodes)('%s: plays of one group have names that differ', (family) => {
    const names = lotteryNames[family];
    for (const language of ['EN', 'TY'] as const) {
      const shown = families[family].plays.map(
        ({ code, group }) => `${group}: ${names?.plays[code]?.[language]}`,
      );
      expect(new Set(shown).size).toBe(shown.length);
      const groups = Object.values(names?.groups ?? {}).map((name) => name[language]);
      expect(new Set(groups).size).toBe(groups.length);
    }
  });

  test.each(familyCodes)('%s: no name is longer than a button is wide', (family) => {
    const names = lotteryNames[family];
    const all = [...Object.values(names?.groups ?? {}), ...Object.values(names?.plays ?? {})];
    const long = all.flatMap(({ EN, TY }) => [EN, TY]).filter((name) => name.length > 48);
    expect(long).toEqual([]);
    expect(all.length).toBeGreaterThan(2);
  });

  test.each(['VN_NORTH', 'VN_SOUTH', 'THAI', 'LAOS', 'HANOI'] as const)(
    '%s: plays and groups have the word of their country beside them',
    (family) => {
      const { groups = {}, plays = {} } = lotteryNames[family] ?? {};
      const country = family.startsWith('VN')
        ? /^\P{Script=Thai}+$/u
        : /^[\p{Script=Thai}\p{M} ]+$/u;
      for (const { EN, TY } of [...Object.values(groups), ...Object.values(plays)]) {
        const [, ofEnglish = '', ...others] = EN.split(' · ');
        expect(ofEnglish).toMatch(country);
        expect(others).toEqual([]);
        expect(TY.split(' · ').slice(1)).toEqual([ofEnglish]);
      }
    },
  );
});

describe('another site', () => {
  test('may draw in any zone whose clocks do not change', () => {
    const inZone = (zone: string) =>
      folderWith(['lottery/lotteries.yaml', 'timeZone: Asia/Manila', `timeZone: ${zone}`]);
    expect(mistakesOf(inZone('Asia/Kathmandu'))).toEqual([]);
    expect(mistakesOf(inZone('UTC'))).toEqual([]);
    expect(sentencesOf(inZone('America/New_York'))).toEqual([
      'lottery/lotteries.yaml lotteries[0].timeZone: expected a zone whose clocks do not change, for own draws.',
    ]);
  });

  test('names no plays of a family of which no lottery is on', () => {
    const names = ['lottery/names.yaml', linesOf('MY4D'), ''] as const;
    expect(sentencesOf(folderWith(names))).toEqual([
      'lottery/names.yaml families: expected names of MY4D, which lottery/lotteries.yaml has.',
    ]);
    const off = [
      'lottery/lotteries.yaml',
      'timeZone: Asia/Kuala_Lumpur\n    on: true',
      'timeZone: Asia/Kuala_Lumpur\n    on: false',
    ] as const;
    expect(mistakesOf(folderWith(names, off))).toEqual([]);
  });

  test('may have a lottery that copies one that is off, if it is off itself', () => {
    const off = 'timeZone: Asia/Ho_Chi_Minh\n    on: false';
    const on = off.replace('false', 'true');
    const files = Array.from({ length: 4 }, () => ['lottery/lotteries.yaml', on, off] as const);
    expect(mistakesOf(folderWith(...files))).toEqual([]);
    expect(mistakesOf(folderWith(...files.slice(1)))).toHaveLength(1);
  });

  test('may take the results of Hanoi from a source, and copy no lottery that copies', () => {
    const source = [
      'lottery/lotteries.yaml',
      hanoi.copies,
      '      sources: [east-star]\n',
    ] as const;
    expect(mistakesOf(folderWith(source))).toEqual([]);
    const north = 'sources: [north-star]\n      confirm: source\n  - gameId: 2002';
    const round = [
      'lottery/lotteries.yaml',
      north,
      north.replace('sources: [north-star]', 'copies: HANOI'),
    ];
    expect(sentencesOf(folderWith(round as [string, string, string]))).toEqual([
      "lottery/lotteries.yaml lotteries[6].outside.copies: expected no such key, because VN_NORTH reads no other family's prizes.",
      'lottery/lotteries.yaml lotteries[11].outside.copies: expected a lottery that copies none, XSMB does.',
    ]);
  });

  test('may bet on a copied draw until a minute before, and show it later', () => {
    const hours = (draws: string, closes: string) =>
      [
        'lottery/lotteries.yaml',
        hanoi.hours,
        `hours: [{ draws: '${draws}', closes: '${closes}' }]`,
      ] as const;
    expect(mistakesOf(folderWith(hours('18:15', '18:14')))).toEqual([]);
    expect(mistakesOf(folderWith(hours('18:40', '18:14')))).toEqual([]);
    expect(mistakesOf(folderWith(hours('18:40', '18:15')))).toHaveLength(1);
  });

  test('copies a draw on the days of that draw, in whatever order they are written', () => {
    const moved = "moved: [{ from: '2027-01-01', to: '2027-01-03' }]";
    const north = "hours: [{ draws: '18:15', closes: '18:10' }]";
    const days = (hours: string, weekdays: string, movedDays = '') =>
      [
        'lottery/lotteries.yaml',
        hours,
        `weekdays: ${weekdays}\n      ${hours}${movedDays && `\n      ${movedDays}`}`,
      ] as const;
    expect(
      mistakesOf(
        folderWith(days(north, '[1, 5, 2]', moved), days(hanoi.hours, '[5, 2, 1]', moved)),
      ),
    ).toEqual([]);
    expect(
      sentencesOf(folderWith(days(north, '[1, 5, 2]', moved), days(hanoi.hours, '[5, 2, 1]'))),
    ).toEqual([
      'lottery/lotteries.yaml lotteries[11].outside: expected the draw days, moved ones too, of XSMB, whose results it takes.',
    ]);
  });

  test('may have a 3D lottery with one draw a day', () => {
    const three = /- \{ draws: '14:00'[^]*?- \{ draws: '21:00'.*/u.exec(
      readFileSync(join(defaultFolder, 'lottery/lotteries.yaml'), 'utf8'),
    );
    const one = [
      'lottery/lotteries.yaml',
      three?.[0] ?? '',
      "- { draws: '21:00', closes: '20:00' }",
    ];
    expect(mistakesOf(folderWith(one as [string, string, string]))).toEqual([]);
  });
});
