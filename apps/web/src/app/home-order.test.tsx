import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { setBootValue } from '#kit/boot.ts';
import { addMessages } from '@pavilion/client/language/catalogue.ts';
import { compileCatalogue } from '@pavilion/client/language/compile-catalogue.ts';
import { homeWidgets, type HomeWidget } from '@pavilion/domain/site/home-widget';
import { homeEn } from '@pavilion/labels/en/home';
import { shellEn } from '@pavilion/labels/en/shell';
import { App } from './App.tsx';
import { homeBoot } from './home-boot.fixture.ts';

const headings: readonly string[] = [
  homeEn['home.hot'],
  homeEn['home.jackpot'],
  homeEn['category.RNG'],
];
const [hot, jackpot, slots] = headings;

beforeAll(async () => {
  addMessages('EN', compileCatalogue({ ...shellEn, ...homeEn }));
});

/** Headings of the home of such a site, from above. */
function headingsWith(home: HomeWidget[]): string[] {
  const { mobileTemplate, ...settings } = homeBoot.settings;
  const template = { ...mobileTemplate, home };
  setBootValue({ ...homeBoot, settings: { ...settings, mobileTemplate: template } });
  const html = renderToString(<App ssrPath="/m/home" />);
  const found = html.matchAll(/<(h2|p)[^>]*>([^<]+)<\/\1>/g);
  return [...found].map(([, , words = '']) => words).filter((one) => headings.includes(one));
}

test('§4: the home shows what the site names, in its order', () => {
  expect(headingsWith([...homeWidgets])).toEqual([hot, jackpot, slots]);
  expect(headingsWith(['slots', 'adverts', 'hot', 'jackpot'])).toEqual([slots, hot, jackpot]);
  expect(headingsWith(['games', 'hot'])).toEqual([hot]);
});
