import { expect, test } from 'vitest';
import { families } from '@pavilion/domain/lottery/families';
import { fractionText } from '@pavilion/domain/lottery/fraction';
import { ownFamilyCodes, type FamilyCode } from '@pavilion/domain/lottery/play';
import { oddsRows } from './odds-rows.ts';

function listed(family: FamilyCode, code: string) {
  const play = families[family].plays.find((one) => one.code === code);
  if (!play) throw new Error(`${family} has no play ${code}`);
  const { orders, rows } = oddsRows(
    play,
    play.tiers.map(({ odds }) => odds),
  );
  const texts = rows.map(({ prize, pays }) => [
    prize,
    ...pays.map((one) => fractionText(one.odds)),
  ]);
  return { orders, texts };
}

test('each prize has its odds, by the orders that a number has', () => {
  expect(listed('MY4D', 'Small')).toEqual({
    orders: [],
    texts: [
      ['P1', '3500'],
      ['P2', '2000'],
      ['P3', '1000'],
    ],
  });
  const box = listed('MY4D', 'IBoxBig');
  expect(box.orders).toEqual(['24', '12', '6', '4']);
  expect(box.texts.map(([prize]) => prize)).toEqual(['P1', 'P2', 'P3', 'special', 'consolation']);
  expect(box.texts[0]).toEqual(['P1', '625/6', '625/3', '1250/3', '625']);
});

test.each<[FamilyCode, string, string[]]>([
  ['THAI', 'Toad3', ['150', '300']],
  ['PH3', 'PH3Rambolito', ['133', '266']],
])('%s %s has odds by orders alone', (family, code, pays) => {
  expect(listed(family, code)).toEqual({ orders: ['6', '3'], texts: [[null, ...pays]] });
});

test('no play with fixed odds has more odds in a row than orders', () => {
  const own: readonly string[] = ownFamilyCodes;
  const fixed = Object.values(families).filter(({ code }) => !own.includes(code));
  for (const { code: family, plays } of fixed) {
    for (const { code } of plays) {
      const { orders, texts } = listed(family, code);
      const lengths = texts.map((row) => row.length - 1);
      expect(lengths).toEqual(texts.map(() => Math.max(1, orders.length)));
    }
  }
});
