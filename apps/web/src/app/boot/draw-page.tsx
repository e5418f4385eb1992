import type { Query } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { callsAnsweredBy } from '#kit/api.ts';
import type { Answered } from '#kit/boot.ts';
import { takeDrawnComponents } from '@pavilion/client/queries/lazy-component.tsx';
import { createQueries } from '@pavilion/client/queries/query.ts';
import type { PageRequest } from '@pavilion/contract/page';
import { App } from '../App.tsx';

/** The browser makes the calls that `answer` refuses. */
export type PageToDraw = Pick<PageRequest, 'path' | 'search' | 'answer'> & {
  /** Sets the values that components read beside their queries; called before each drawing. */
  prepare: () => void;
};

export type DrawnPage = {
  html: string;
  /** Names of the chunks whose code was drawn. */
  parts: readonly string[];
  answers: readonly Answered[];
};

/** A page that still waits for something after so many drawings is not sent. */
const mostDrawings = 8;
/** React's mark of what it could not draw and leaves to the browser. */
const leftOut = '<!--$!-->';

function isWaiting(query: Query): boolean {
  const { enabled } = query.options as { enabled?: boolean | ((query: Query) => boolean) };
  const isWanted = typeof enabled === 'function' ? enabled(query) : enabled !== false;
  return isWanted && query.state.status === 'pending';
}

/**
 * Draws a page for a guest as the browser would show it: each drawing says which calls and which
 * code it waits for, and the next one has them. Pages cannot mix, since a drawing and the start of
 * its calls are synchronous.
 */
export async function drawPage({ path, search, prepare, answer }: PageToDraw): Promise<DrawnPage> {
  const queries = createQueries({ retry: false });
  const cache = queries.client.getQueryCache();
  const refused = new Set<string>();
  const answers: Answered[] = [];

  async function ask(query: Query): Promise<void> {
    try {
      await callsAnsweredBy(answer, () => query.fetch());
      answers.push([query.queryKey, query.state.data]);
    } catch {
      refused.add(query.queryHash);
      cache.remove(query);
    }
  }

  for (let drawings = 1; ; drawings += 1) {
    prepare();
    // A failed drawing has left its components behind.
    takeDrawnComponents();
    const html = renderToString(<App queries={queries} ssrPath={path} ssrSearch={search} />);
    const drawn = takeDrawnComponents();
    const waiting = cache.getAll().filter((one) => isWaiting(one) && !refused.has(one.queryHash));
    const loading = [...drawn.values()].filter(({ status }) => status !== 'fulfilled');
    const isWhole = !html.includes(leftOut);
    if (isWhole && waiting.length === 0 && loading.length === 0) {
      return { html, parts: [...drawn.keys()], answers };
    }
    if (drawings === mostDrawings) throw new Error(`The server cannot draw ${path}${search}.`);
    await Promise.all([...waiting.map(ask), ...loading]);
  }
}
