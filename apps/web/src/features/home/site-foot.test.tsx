import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { WithQueries, DrawingQueries } from '../../kit/queries.tsx';
import { createQueries } from '../../kit/query.ts';
import type { Licence } from './licence.queries.ts';
import { SiteFoot } from './SiteFoot.tsx';

const licence: Licence = {
  title: 'Licence and protection',
  paragraphs: ['Licensed by the regulator.', 'Your balance is kept apart.'],
  responsibleGaming: 'Play for fun, within your means.',
};

async function drawnWith(known: Licence | undefined): Promise<string> {
  const queries = createQueries();
  queries.client.setQueryData(['site', 'licence', 'EN'], known);
  const { prelude } = await prerenderToNodeStream(
    <DrawingQueries value={queries}>
      <WithQueries>
        <Router ssrPath="/m/home">
          <SiteFoot />
        </Router>
      </WithQueries>
    </DrawingQueries>,
  );
  return text(prelude);
}

test('§2 Home screen: the foot shows the licence with every paragraph, and the call to care', async () => {
  const markup = await drawnWith(licence);
  const words = [licence.title, ...licence.paragraphs, licence.responsibleGaming];
  expect(words.filter((one) => !markup.includes(`>${one}<`))).toEqual([]);
});

test('§2 Home screen: the foot waits for the licence rather than move what is read', async () => {
  expect(await drawnWith(undefined)).toBe('');
});
