import { expect, test } from 'vitest';
import { drawPart } from '#testing/draw-part.tsx';
import type { Licence } from './licence.queries.ts';
import { SiteFoot } from './SiteFoot.tsx';

const licence: Licence = {
  title: 'License and player protection',
  paragraphs: ['Licensed by the regulator.', 'Your balance is kept apart.'],
  responsibleGaming: 'Play for fun, within your means.',
};

const drawnWith = (known: Licence | undefined) =>
  drawPart(<SiteFoot />, [[['site', 'licence', 'EN'], known]]);

test('§2 Home screen: the foot shows the licence with every paragraph, and the call to play responsibly', async () => {
  const markup = await drawnWith(licence);
  const words = [licence.title, ...licence.paragraphs, licence.responsibleGaming];
  expect(words.filter((one) => !markup.includes(`>${one}<`))).toEqual([]);
});

test('§2 Home screen: the foot waits for the licence, so that no text moves', async () => {
  expect(await drawnWith(undefined)).toBe('');
});
