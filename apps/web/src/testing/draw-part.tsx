import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { loadCatalogue } from '#kit/catalogue.ts';
import { DrawingQueries, WithQueries } from '@pavilion/client/queries/queries.tsx';
import { createQueries } from '@pavilion/client/queries/query.ts';

/** The markup of one part of the home in English, with these queries answered. */
export async function drawPart(
  part: ReactNode,
  answers: readonly (readonly [key: readonly unknown[], data: unknown])[],
): Promise<string> {
  await loadCatalogue('EN');
  const queries = createQueries();
  for (const [key, data] of answers) queries.client.setQueryData(key, data);
  return renderToString(
    <DrawingQueries value={queries}>
      <WithQueries>
        <Router ssrPath="/m/home">{part}</Router>
      </WithQueries>
    </DrawingQueries>,
  );
}
