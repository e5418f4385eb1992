import type { Browser } from '@playwright/test';
import type { TraceEvent } from './busy-trace.ts';

/** Records the browser's trace events of the named categories while `work` runs. */
export async function recorded(
  browser: Browser,
  includedCategories: readonly string[],
  work: () => Promise<void>,
): Promise<TraceEvent[]> {
  const devtools = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown[] as TraceEvent[])),
  );
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: [...includedCategories] },
  });
  await work();
  await devtools.send('Tracing.end');
  await complete;
  return events;
}
