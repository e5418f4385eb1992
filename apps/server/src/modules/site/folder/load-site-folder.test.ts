import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { dayMs, hourMs, minuteMs } from '#kit/time/milliseconds.ts';
import { gameTypes } from '@pavilion/domain/game/game-type';
import { homeWidgets } from '@pavilion/domain/site/home-widget';
import { defaultFolder, folderWith, loadSiteFolder, mistakesOf, now } from './changed-folder.ts';
import { plantedMistakes } from './planted/planted-mistakes.ts';

const videos = fileURLToPath(new URL('../../../../../web/public/', import.meta.url));

describe('§4, Site: the default folder', () => {
  test('loads, with the content of the default site', () => {
    const site = loadSiteFolder(defaultFolder, now);
    expect(site.brand).toMatchObject({ name: 'Pavilion', country: 'PH' });
    expect(site.languages).toHaveLength(19);
    expect(site.languages.filter(({ on }) => on).map(({ code }) => code)).toEqual(['EN', 'TY']);
    expect(site.games.length).toBeGreaterThanOrEqual(120);
    expect(new Set(site.games.map(({ gameType }) => gameType)).size).toBe(10);
    expect(site.vendors.length).toBeGreaterThanOrEqual(12);
    for (const banners of Object.values(site.banners)) {
      expect(banners.length).toBeGreaterThanOrEqual(3);
    }
    expect(site.announcements.length).toBeGreaterThanOrEqual(12);
    expect(site.promotions.length).toBeGreaterThanOrEqual(8);
    expect(site.promotionCategories.length).toBeGreaterThanOrEqual(4);
    expect(site.help.length).toBeGreaterThanOrEqual(8);
    expect(site.vip.levels.length).toBeGreaterThanOrEqual(8);
    expect(site.mall.items.length).toBeGreaterThanOrEqual(12);
    expect(site.hotMatches.length).toBeGreaterThan(0);
  });

  test('has rules for agents, with the rates of every game category', () => {
    const { agents } = loadSiteFolder(defaultFolder, now);
    const { tree, rebate, validBet, sees, salary, dividend, houseContracts } = agents;
    const all = (otherwise: number, own: object = {}) => ({
      ...Object.fromEntries(gameTypes.map((category) => [category, otherwise])),
      ...own,
    });
    expect(tree).toEqual({ depth: 10 });
    expect(rebate).toEqual({
      maximum: all(120, { LIVE: 15, ELOTT: 15, LOTT: 100 }),
      step: all(5, { LOTT: 10 }),
      gap: all(0),
      default: all(0, { LOTT: 80 }),
      minimum: 1n,
    });
    const weights = all(100);
    expect(validBet).toEqual({ weights, pushCountsNothing: true, bonusMoney: false });
    expect(sees).toEqual({ balance: 'direct' });
    expect(salary).toEqual({
      kinds: ['dailySalary', 'hourlySalary'],
      maximum: 200,
      approve: 'automatic',
      payerIsHouse: false,
      activeMinimum: 100_000n,
    });
    expect(dividend).toEqual({
      maximum: 4000,
      approve: 'operator',
      periods: ['HALF_MONTH', 'WEEK', 'TEN_DAYS', 'MONTH'],
      deducts: ['promotion', 'rebate', 'salary'],
      payUnit: 100n,
      carry: 'untilMonthEnd',
    });
    expect(houseContracts.hourlySalary).toMatchObject({
      capMinor: 10_000n,
      tiers: [
        { validMinor: 500_000n, activeMembers: 0, resultMinor: 0n, rate: 20, lostRate: null },
        { validMinor: 2_000_000n, rate: 30 },
      ],
    });
  });

  test('has rules for limits, waits in milliseconds, and organisations that help', () => {
    const { help, ...rules } = loadSiteFolder(defaultFolder, now).protection;
    const periods = ['day', 'week', 'month'];
    expect({ ...rules, markersOfHarm: undefined }).toEqual({
      minimumAge: 21,
      deposit: periods,
      loss: periods,
      wager: periods,
      maxBet: true,
      time: true,
      raiseAfter: 24 * hourMs,
      confirmWithin: 7 * 24 * hourMs,
      realityCheck: { every: 60, choices: [15, 30, 60], mayBeOff: false },
      timeOut: { choices: ['24 h', '3 d', '7 d', '30 d'] },
      selfExclusion: { choices: ['6 m', '1 y', '5 y', 'forGood'], returnAfter: 24 * hourMs },
      closing: { keepFor: '5 y' },
      verifiedBefore: ['withdraw'],
      previousLogin: true,
      netPosition: true,
      chasePlans: true,
      elapsedTime: true,
      offerLimitsAt: ['registration', 'deposit'],
    });
    expect(help).toHaveLength(3);
    for (const { about, link } of help) {
      expect([about.EN, about.TY, new URL(link).hostname]).toEqual([
        expect.stringMatching(/^Example/),
        expect.stringMatching(/^Halimbawa/),
        expect.stringMatching(/\.example$/),
      ]);
    }
  });

  test('looks for signs of harm, in milliseconds, minutes of the day and minor units', () => {
    const { markersOfHarm } = loadSiteFolder(defaultFolder, now).protection;
    expect(markersOfHarm).toMatchObject({
      countsFor: 7 * dayMs,
      signs: {
        depositJump: { points: 2, times: 3, daysBefore: 3 },
        limitsRaised: { points: 2, times: 2, within: 7 * dayMs },
        nightPlay: { points: 1, from: 120, until: 300, nights: 3, days: 7 },
        takenBack: { points: 2, times: 3, after: 60 * minuteMs, within: 30 * dayMs },
        lossesChased: { points: 3, times: 3, after: 10 * minuteMs, below: 100n },
        longSession: { points: 1, longer: 240 * minuteMs, rest: 15 * minuteMs },
      },
      thresholds: { message: 2, offers: 4, look: 6 },
    });
    expect(markersOfHarm?.message.title).toEqual({
      EN: 'A word about your play',
      TY: 'Tungkol sa paglalaro mo',
    });
  });

  test('may look for no signs of harm, or leave one out, and ask for all points', () => {
    const text = readFileSync(join(defaultFolder, 'protection.yaml'), 'utf8');
    const [all = ''] = /^markersOfHarm:\n(?: .*\n)+/mu.exec(text) ?? [];
    const without = loadSiteFolder(folderWith(['protection.yaml', all, '']), now).protection;
    expect(without.markersOfHarm).toBeUndefined();
    const fewer = folderWith(
      ['protection.yaml', 'nightPlay: { points: 1', 'nightPlay: { points: 0'],
      ['protection.yaml', 'look: 6 }', 'look: 10 }'],
      ['protection.yaml', "until: '05:00'", "until: '03:00'"],
    );
    expect(loadSiteFolder(fewer, now).protection.markersOfHarm).toMatchObject({
      signs: { nightPlay: { points: 0, until: 180 } },
      thresholds: { look: 10 },
    });
  });

  test('may have no check over games, and a pause of all players', () => {
    const check = 'realityCheck:\n  every: 60\n  choices: [15, 30, 60]\n  mayBeOff: false\n';
    const folder = folderWith(
      ['protection.yaml', check, ''],
      [
        'protection.yaml',
        '# sessionPause:\n#   after: 180\n#   pause: 15\n',
        'sessionPause: { after: 180, pause: 15 }\n',
      ],
    );
    const { realityCheck, sessionPause } = loadSiteFolder(folder, now).protection;
    expect(realityCheck).toBeUndefined();
    expect(sessionPause).toEqual({ after: 180, pause: 15 });
  });

  test('may offer some limits only, or none, and write the waits in hours or days', () => {
    const folder = folderWith(
      ['protection.yaml', 'deposit: [day, week, month]', 'deposit: [month]'],
      ['protection.yaml', 'loss: [day, week, month]', 'loss: []'],
      ['protection.yaml', 'raiseAfter: 24 h', 'raiseAfter: 3 d'],
      ['protection.yaml', 'confirmWithin: 7 d', 'confirmWithin: 720 h'],
      ['protection.yaml', '[registration, deposit]', '[]'],
      ['protection.yaml', 'verifiedBefore: [withdraw]', 'verifiedBefore: [play, deposit]'],
    );
    expect(loadSiteFolder(folder, now).protection).toMatchObject({
      deposit: ['month'],
      loss: [],
      raiseAfter: 3 * dayMs,
      confirmWithin: 30 * dayMs,
      offerLimitsAt: [],
      verifiedBefore: ['play', 'deposit'],
    });
  });

  test('may weigh a game differently from its category', () => {
    const minBet = "minBet: '0.05'\n";
    const folder = folderWith(['games.yaml', minBet, `${minBet}    validWeight: 50\n`]);
    const weightOf = (path: string) => loadSiteFolder(path, now).games[0]?.validWeight;
    expect([weightOf(defaultFolder), weightOf(folder)]).toEqual([undefined, 50]);
  });

  test('has no rain at night, where it says nothing too, or may have it at any time', () => {
    const line = "rain: { quietFrom: '00:00', quietUntil: '06:00' }\n";
    const rainWith = (text: string) =>
      loadSiteFolder(folderWith(['rewards.yaml', line, text]), now).rewards.rain;
    const night = { quietFrom: '00:00', quietUntil: '06:00' };
    expect(loadSiteFolder(defaultFolder, now).rewards.rain).toEqual(night);
    expect(rainWith('')).toEqual(night);
    const overMidnight = { quietFrom: '22:30', quietUntil: '07:00' };
    expect(rainWith("rain: { quietFrom: '22:30', quietUntil: '07:00' }\n")).toEqual(overMidnight);
    const never = { quietFrom: '12:00', quietUntil: '12:00' };
    expect(rainWith("rain: { quietFrom: '12:00', quietUntil: '12:00' }\n")).toEqual(never);
  });

  test('may tell of rains on a page that names no figures', () => {
    const page = ['promotions.yaml', 'promoCode: BIRTHDAY', 'promoCode: RED_RAIN'] as const;
    const often = [
      'promotions.yaml',
      'reward: { kind: cash, wageringTimes: 1 }',
      'reward: { kind: cash, wageringTimes: 5 }',
    ] as const;
    expect(mistakesOf(folderWith(page))).toEqual([]);
    expect(mistakesOf(folderWith(page, often))).toEqual([]);
  });

  test('has a video for the home, and the web app the video and its picture', () => {
    const { video } = loadSiteFolder(defaultFolder, now);
    expect(video).toMatch(/^\/videos\/[\w-]+\.mp4$/);
    const file = join(videos, `${video}`);
    expect(statSync(file).size).toBeGreaterThan(0);
    expect(statSync(file.replace(/mp4$/, 'jpg')).size).toBeGreaterThan(0);
  });

  test('reads amounts as integer minor units', () => {
    const site = loadSiteFolder(defaultFolder, now);
    expect(site.policy.payments.deposit.minimum).toBe(5000n);
    expect(site.games.find(({ gameId }) => gameId === 'coral-choir')?.minBet).toBe(5n);
  });

  test('counts relative dates from the day at the site, not from the day in UTC', () => {
    const promotion = (moment: string) =>
      loadSiteFolder(defaultFolder, new Date(moment)).promotions.find(
        ({ id }) => id === 'lantern-festival',
      )?.period;
    expect(promotion('2026-11-21T15:59:00Z')).toEqual({
      startDate: '2026-11-27',
      endDate: '2026-12-06',
    });
    expect(promotion('2026-11-21T16:00:00Z')?.startDate).toBe('2026-11-28');
  });

  test('has promotions that are coming, running and over', () => {
    const { promotions } = loadSiteFolder(defaultFolder, now);
    const today = '2026-11-21';
    const periods = promotions.map(({ period }) => period);
    expect(periods.some(({ startDate }) => startDate > today)).toBe(true);
    expect(periods.some(({ endDate }) => endDate !== null && endDate < today)).toBe(true);
    expect(periods.some(({ startDate, endDate }) => startDate <= today && endDate === null)).toBe(
      true,
    );
  });

  test('has widgets on its home, of which live stands for three', () => {
    const { home } = loadSiteFolder(defaultFolder, now).mobileTemplate;
    expect(home).toEqual([...homeWidgets]);
    const flags = readFileSync(join(defaultFolder, 'flags.yaml'), 'utf8');
    const [three = ''] = /- winners[^]+?- video.*/u.exec(flags) ?? [];
    const older = loadSiteFolder(folderWith(['flags.yaml', three, '- live']), now);
    expect(older.mobileTemplate.home).toEqual(home);
  });

  test('is deeply frozen', () => {
    const site = loadSiteFolder(defaultFolder, now);
    expect(Object.isFrozen(site)).toBe(true);
    expect(Object.isFrozen(site.games)).toBe(true);
    expect(Object.isFrozen(site.games[0]?.title)).toBe(true);
  });
});

describe('§4, Site: a mistake in the folder', () => {
  let copy: string;
  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'site-'));
    cpSync(defaultFolder, copy, { recursive: true });
  });
  afterAll(() => rmSync(copy, { recursive: true }));

  test.each(plantedMistakes)('$file: $from → $to', ({ file, from, to, at, sentence }) => {
    const original = readFileSync(join(defaultFolder, file), 'utf8');
    expect(original).toContain(from);
    const changed = original.replace(from, to);
    writeFileSync(join(copy, file), changed);
    onTestFinished(() => writeFileSync(join(copy, file), original));
    const index = at === undefined ? original.indexOf(from) : changed.indexOf(at);
    const line = changed.slice(0, index).split('\n').length;
    const named = mistakesOf(copy).filter((mistake) => mistake.includes(sentence));
    expect(named.map((mistake) => mistake.split(' ')[0])).toEqual([`${file}:${line}`]);
  });

  test('a language that is switched on must have a text everywhere', () => {
    const folder = folderWith([
      'languages.yaml',
      'Vietnamese\n    on: false',
      'Vietnamese\n    on: true',
    ]);
    const mistakes = mistakesOf(folder);
    expect(mistakes).toContain(
      'brand.yaml:3 tagline: expected a text in VI, which is switched on in languages.yaml.',
    );
    expect(mistakes.length).toBeGreaterThan(200);
  });

  test('a language may be switched on before its texts are written', () => {
    const folder = folderWith([
      'languages.yaml',
      'Vietnamese\n    on: false',
      'Vietnamese\n    on: true\n    untranslated: english',
    ]);
    const { brand } = loadSiteFolder(folder, now);
    expect(brand.tagline.VI).toBe(brand.tagline.EN);
    expect(brand.tagline.CN).toBeUndefined();
  });

  test('a file that is missing and a file that nothing reads are both named', () => {
    const folder = folderWith();
    rmSync(join(folder, 'mall.yaml'));
    writeFileSync(join(folder, 'banners', 'm_hom.yaml'), 'banners: []\n');
    expect(mistakesOf(folder)).toEqual([
      'banners/m_hom.yaml:1 Expected a file named after a banner group (m_home, m_adver, m_event, m_reg).',
      'mall.yaml:1 Expected this file, found none.',
    ]);
  });

  test('D23: where a licence forbids that a bonus blocks a withdrawal, no promotion may do so', () => {
    const forbidden = [
      'policy.yaml',
      'mayBlockWithdrawal: true',
      'mayBlockWithdrawal: false',
    ] as const;
    const often = [
      'promotions.yaml',
      'times: once',
      'times: once\n      withdrawal: blocks',
    ] as const;
    expect(mistakesOf(folderWith(often))).toEqual([]);
    expect(mistakesOf(folderWith(forbidden))).toEqual([]);
    expect(mistakesOf(folderWith(forbidden, often))).toEqual([
      expect.stringMatching(
        /^promotions\.yaml:\d+ promotions\[0\]\.bonus\.withdrawal: expected ends, because mayBlockWithdrawal of policy\.yaml is false\.$/,
      ),
    ]);
  });

  test('a mall may go as far as the policy, the levels and its own limits allow', () => {
    const folder = folderWith(
      ['mall.yaml', 'convertPerDay: 20000', 'convertPerDay: 200000'],
      ['mall.yaml', 'wageringTimes: 1', 'wageringTimes: 40'],
      ['mall.yaml', 'perMember: 10\n', 'perMember: 10\n    perDay: 10\n    minLevel: 9\n'],
      [
        'mall.yaml',
        "40\n    perMember: 1\n    bonusAmount: '2000.00'",
        "40\n    perMember: 5\n    bonusAmount: '2000.00'",
      ],
      ['mall.yaml', 'pointsPrice: 3000', 'pointsPrice: 40000'],
      ['mall.yaml', "bonusAmount: '300.00'", "bonusAmount: '4000.00'"],
      ['policy.yaml', 'pointsAloneUpTo: 10000', 'pointsAloneUpTo: 1'],
    );
    expect(mistakesOf(folder)).toEqual([]);
  });

  test('every mistake is listed, in order of file and line', () => {
    const folder = folderWith(
      ['games.yaml', 'hot: true', 'hot: maybe'],
      ['brand.yaml', 'theme: dark', 'theme: sepia'],
      ['brand.yaml', 'country: PH', 'country: Philippines'],
    );
    expect(mistakesOf(folder).map((mistake) => mistake.split(' ')[0])).toEqual([
      'brand.yaml:7',
      'brand.yaml:14',
      'games.yaml:20',
    ]);
    expect(() => loadSiteFolder(folder, now)).toThrow(/has 3 mistakes:\n {2}brand\.yaml:7 /u);
  });
});
