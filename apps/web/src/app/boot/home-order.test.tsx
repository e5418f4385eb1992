import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { setBootValue } from '#kit/boot.ts';
import { addMessages } from '@pavilion/client/language/catalogue.ts';
import { homeWidgets, type HomeWidget } from '@pavilion/domain/site/home-widget';
import { compileCatalogue } from '@pavilion/messages/compile-catalogue';
import { homeMessages } from '@pavilion/messages/home';
import { textsIn } from '@pavilion/messages/message';
import { shellMessages } from '@pavilion/messages/shell';
import { App } from '../App.tsx';
import { homeBoot } from './home-boot.fixture.ts';

const headings: readonly string[] = [
  homeMessages['home.hot'].EN,
  homeMessages['home.jackpot'].EN,
  homeMessages['category.RNG'].EN,
];
const [hot, jackpot, slots] = headings;

beforeAll(async () => {
  addMessages('EN', compileCatalogue(textsIn({ ...shellMessages, ...homeMessages }, 'EN')));
});

/** Headings of the home of a site with these widgets, from the top. */
function headingsWith(home: HomeWidget[]): string[] {
  const { mobileTemplate, ...settings } = homeBoot.settings;
  const template = { ...mobileTemplate, home };
  setBootValue({ ...homeBoot, settings: { ...settings, mobileTemplate: template } });
  const html = renderToString(<App ssrPath="/m/home" />);
  const found = html.matchAll(/<(h2|p)[^>]*>([^<]+)<\/\1>/g);
  return [...found].map(([, , words = '']) => words).filter((one) => headings.includes(one));
}

test('§4: the home shows the widgets that the site names, in their order', () => {
  expect(headingsWith([...homeWidgets])).toEqual([hot, jackpot, slots]);
  expect(headingsWith(['slots', 'adverts', 'hot', 'jackpot'])).toEqual([slots, hot, jackpot]);
  expect(headingsWith(['games', 'hot'])).toEqual([hot]);
});
