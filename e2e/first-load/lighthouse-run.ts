import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { browserOptions } from '../fixtures/browser.ts';

/** What one cold visit on a simulated slow phone came to; times in milliseconds. */
export type Visit = {
  firstContentfulPaint: number;
  largestContentfulPaint: number;
  totalBlockingTime: number;
  cumulativeLayoutShift: number;
  transferBytes: number;
  /** Lighthouse's categories, 0 to 100. */
  scores: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>;
  /** Audits that cost points, for the message of a failure. */
  losses: string[];
};

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

function numberOf(report: Report, audit: string): number {
  const value = report.audits[audit]?.numericValue;
  if (value === undefined) throw new Error(`Lighthouse did not measure ${audit}`);
  return value;
}

function scoreOf(report: Report, category: string): number {
  return Math.round((report.categories[category]?.score ?? 0) * 100);
}

function lossesOf(report: Report): string[] {
  return Object.values(report.audits)
    .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
    .map(({ id, title }) => `${id}: ${title}`);
}

function visitOf(report: Report): Visit {
  return {
    firstContentfulPaint: numberOf(report, 'first-contentful-paint'),
    largestContentfulPaint: numberOf(report, 'largest-contentful-paint'),
    totalBlockingTime: numberOf(report, 'total-blocking-time'),
    cumulativeLayoutShift: numberOf(report, 'cumulative-layout-shift'),
    transferBytes: numberOf(report, 'total-byte-weight'),
    scores: {
      performance: scoreOf(report, 'performance'),
      accessibility: scoreOf(report, 'accessibility'),
      'best-practices': scoreOf(report, 'best-practices'),
      seo: scoreOf(report, 'seo'),
    },
    losses: lossesOf(report),
  };
}

/** Null when Lighthouse itself came to nothing, as when the browser painted no frame in time. */
async function visitOnce(address: string, debuggingPort: number): Promise<Visit | null> {
  const { launchOptions } = browserOptions;
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...launchOptions.args, `--remote-debugging-port=${debuggingPort}`],
  });
  try {
    const result = await lighthouse(address, {
      port: debuggingPort,
      logLevel: 'error',
      formFactor: 'mobile',
    });
    if (!result) return null;
    const { audits, runtimeError } = result.lhr;
    const paint = audits['first-contentful-paint'];
    if (!runtimeError && paint?.numericValue !== undefined) return visitOf(result.lhr);
    console.warn(`Lighthouse measured nothing: ${runtimeError?.message ?? paint?.errorMessage}`);
    return null;
  } finally {
    await browser.close();
  }
}

/**
 * Visits the address as a newcomer on Lighthouse's simulated slow 4G and slow phone. A visit in
 * which nothing was measured is made again, a few times; what was measured always counts.
 */
export async function visit(address: string, debuggingPort: number): Promise<Visit> {
  for (let tries = 0; tries < 4; tries += 1) {
    const made = await visitOnce(address, debuggingPort);
    if (made !== null) return made;
  }
  throw new Error(`Lighthouse could not measure ${address}`);
}

/** The middle one of an odd number of values. */
export function median(values: readonly number[]): number {
  const middle = values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
  if (middle === undefined) throw new Error('a median needs values');
  return middle;
}
