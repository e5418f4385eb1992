import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { benefitWays, vipPage } from './level-ways.fixture.ts';
import { itemWay, pointsWay } from './mall-ways.fixture.ts';
import { missionWay } from './mission-ways.fixture.ts';
import { begin, openPromisedSite, shipped, type PromisedSite } from './promised-site.fixture.ts';
import { judgedFigures, wayOf } from './promotion-ways.fixture.ts';
import {
  numbersIn,
  plain,
  walkAll,
  type Figure,
  type Outcome,
  type Steps,
} from './walk.fixture.ts';

const { promotions, vip, missions, mall } = shipped;
const benefits = Object.keys(benefitWays) as (keyof typeof benefitWays)[];
const levels = vip.levels.map(({ level }) => level);

/** A way that nobody has written fails where it is asked for. */
async function* unless(find: () => Steps): Steps {
  return yield* find();
}

/** Everything that the site promises, by the name of its test. */
function allWays(site: PromisedSite): Map<string, Steps> {
  const entries: [string, () => Steps][] = [
    ...promotions.map((one): [string, () => Steps] => [
      `promotion ${one.id}`,
      () => wayOf(one)(site, one),
    ]),
    ...missions.missions.map((one): [string, () => Steps] => [
      `mission ${one.id}`,
      () => missionWay(site, one),
    ]),
    ...mall.items.map((one): [string, () => Steps] => [`item ${one.id}`, () => itemWay(site, one)]),
    ...levels.flatMap((level) =>
      benefits.map((name): [string, () => Steps] => [
        `${name} of level ${level}`,
        () => benefitWays[name](site, level),
      ]),
    ),
    ['the VIP page', () => vipPage(site)],
    ['points', () => pointsWay(site)],
  ];
  return new Map(entries.map(([name, find]) => [name, unless(find)]));
}

describe.each(testDatabases())('what the shipped site promises, on $name', (database) => {
  let site: PromisedSite;
  let outcomes: ReadonlyMap<string, Outcome>;
  beforeAll(async () => {
    site = await openPromisedSite(database);
    const { moveTo } = site;
    outcomes = await walkAll(allWays(site), { start: begin, moveTo });
  }, 120_000);
  afterAll(() => site.close());

  /** Throws what went wrong on the way; returns the figures that were found to hold. */
  function expectWalked(name: string): readonly Figure[] {
    const outcome = outcomes.get(name);
    if (!outcome) throw new Error(`nobody walked ${name}`);
    if ('error' in outcome) throw outcome.error;
    return outcome.proved;
  }

  /** Numbers of texts that no walk has found to hold. */
  function unproved(texts: readonly (string | undefined)[], figures: readonly Figure[]): string[] {
    const proved = new Set(figures.map(plain));
    return texts.flatMap((text = '') => numbersIn(text)).filter((one) => !proved.has(one));
  }

  test.each(promotions)('promotion $id is claimed, and its texts name what it gives', (one) => {
    const proved = expectWalked(`promotion ${one.id}`);
    const texts = [one.title, one.summary, one.content].flatMap((text) => Object.values(text));
    expect(unproved(texts, [...proved, ...(judgedFigures[one.id] ?? [])])).toEqual([]);
  });

  test.each(missions.missions)('mission $id is done and claimed', ({ id }) => {
    expectWalked(`mission ${id}`);
  });

  test.each(mall.items)('item $id of the mall is ordered and got', ({ id, kind, ...texts }) => {
    const proved = expectWalked(`item ${id}`);
    const words = [texts.title, texts.description].flatMap((text) => Object.values(text));
    expect(kind === 'bonus' ? unproved(words, proved) : []).toEqual([]);
  });

  describe.each(levels)('level %i', (level) => {
    test.each(benefits)('%s is had as its page says', (name) => {
      expectWalked(`${name} of level ${level}`);
    });
  });

  test('the VIP page names every level and benefit, and its rules what holds', () => {
    const proved = expectWalked('the VIP page');
    expect(unproved(Object.values(vip.rules), proved)).toEqual([]);
  });

  test('points are earned and converted as the mall says', () => {
    expectWalked('points');
  });

  test('a promotion that nothing pays has no walk, and is named', () => {
    const [first] = promotions;
    const unpaid = { ...first, id: 'new-one', promoCode: 'NEW_ONE', bonus: undefined };
    expect(() => wayOf(unpaid as (typeof promotions)[number])).toThrow('promotion new-one');
  });
});
