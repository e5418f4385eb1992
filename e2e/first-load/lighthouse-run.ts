import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse, { type Flags } from 'lighthouse';
import { browserOptions } from '../fixtures/browser.ts';
import { onItsOwn, type TraceEvent } from './busy-trace.ts';
import { phoneSlowdown } from './phone.ts';

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

/** Lets the trace that Lighthouse saved tell of a machine that had nothing else to do. */
function calm(file: string): void {
  const trace = JSON.parse(readFileSync(file, 'utf8')) as { traceEvents: TraceEvent[] };
  writeFileSync(file, JSON.stringify({ ...trace, traceEvents: onItsOwn(trace.traceEvents) }));
}

/** Lighthouse's two halves: the visit is recorded, and its record judged. */
async function judged(address: string, flags: Flags): Promise<Report | undefined> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pavilion-visit-'));
  try {
    await lighthouse(address, { ...flags, gatherMode: folder });
    calm(path.join(folder, 'trace.json'));
    return (await lighthouse(address, { ...flags, auditMode: folder }))?.lhr;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The browser takes calls on its port a little after it has started. */
async function untilListening(debuggingPort: number): Promise<void> {
  const address = `http://127.0.0.1:${debuggingPort}/json/version`;
  const isThere = () =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isThere())) await new Promise((resolve) => setTimeout(resolve, 50));
}

/** Null when Lighthouse itself came to nothing, as when the browser painted no frame in time. */
async function visitOnce(address: string, debuggingPort: number): Promise<Visit | null> {
  const { launchOptions } = browserOptions;
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...launchOptions.args, `--remote-debugging-port=${debuggingPort}`],
  });
  try {
    await untilListening(debuggingPort);
    const report = await judged(address, {
      port: debuggingPort,
      logLevel: 'error',
      formFactor: 'mobile',
      throttling: { cpuSlowdownMultiplier: phoneSlowdown() },
    });
    if (!report) return null;
    const { audits, runtimeError } = report;
    const paint = audits['first-contentful-paint'];
    if (!runtimeError && paint?.numericValue !== undefined) return visitOf(report);
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
