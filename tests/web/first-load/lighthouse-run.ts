import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import lighthouse, { type Flags } from 'lighthouse';
import { freePort } from '#tools/postgres.mjs';
import { browserOptions } from '../../support/browser.ts';
import { onItsOwn, type TraceEvent } from './busy-trace.ts';
import { phoneSlowdown } from './phone.ts';

/** Results of one cold visit on a simulated slow phone; times in milliseconds. */
export type Visit = {
  firstContentfulPaint: number;
  largestContentfulPaint: number;
  totalBlockingTime: number;
  cumulativeLayoutShift: number;
  transferBytes: number;
  /** Requests begun before the first paint, the page itself included. */
  requestsBeforePaint: number;
  /** Lighthouse's categories, 0 to 100. */
  scores: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>;
  /** Audits that cost points, shown when a test fails. */
  losses: string[];
};

const auditedCategories = ['accessibility', 'best-practices', 'seo'] as const;
const audited = 'cumulative-layout-shift';

/** Results of one cold visit that are the same on every machine. */
export type Audit = {
  cumulativeLayoutShift: number;
  scores: Record<(typeof auditedCategories)[number], number>;
  losses: string[];
};

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

function numberOf(report: Report, name: string): number {
  const value = report.audits[name]?.numericValue;
  if (value === undefined) throw new Error(`Lighthouse did not measure ${name}`);
  return value;
}

function scoreOf(report: Report, category: string): number {
  return Math.round((report.categories[category]?.score ?? 0) * 100);
}

type Details = Report['audits'][string]['details'];

/** The markup of the first element that an audit names. */
function firstNode(details: Details): string {
  const [item] = details?.type === 'table' ? details.items : [];
  const { node } = (item ?? {}) as { node?: { snippet?: string } };
  return node?.snippet ?? '';
}

function lossesOf(report: Report): string[] {
  return Object.values(report.audits)
    .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
    .map(({ id, title, details }) => `${id}: ${title} ${firstNode(details)}`);
}

function itemsOf(report: Report, id: string): readonly Record<string, unknown>[] {
  const details = report.audits[id]?.details;
  if (details === undefined || !('items' in details) || !Array.isArray(details.items)) return [];
  return details.items as Record<string, unknown>[];
}

function requestsBeforePaint(report: Report): number {
  const [metrics] = itemsOf(report, 'metrics');
  const paintedMs = Number(metrics?.['observedFirstContentfulPaint']);
  const begun = itemsOf(report, 'network-requests').map((one) => Number(one['networkRequestTime']));
  return begun.filter((ms) => ms < paintedMs).length;
}

function visitOf(report: Report): Visit {
  return {
    firstContentfulPaint: numberOf(report, 'first-contentful-paint'),
    largestContentfulPaint: numberOf(report, 'largest-contentful-paint'),
    totalBlockingTime: numberOf(report, 'total-blocking-time'),
    cumulativeLayoutShift: numberOf(report, 'cumulative-layout-shift'),
    transferBytes: numberOf(report, 'total-byte-weight'),
    requestsBeforePaint: requestsBeforePaint(report),
    scores: {
      performance: scoreOf(report, 'performance'),
      accessibility: scoreOf(report, 'accessibility'),
      'best-practices': scoreOf(report, 'best-practices'),
      seo: scoreOf(report, 'seo'),
    },
    losses: lossesOf(report),
  };
}

/** Takes the waits for a core out of the trace that Lighthouse saved. */
function calm(file: string): void {
  const trace = JSON.parse(readFileSync(file, 'utf8')) as { traceEvents: TraceEvent[] };
  writeFileSync(file, JSON.stringify({ ...trace, traceEvents: onItsOwn(trace.traceEvents) }));
}

/** Lighthouse's file name for the trace of a visit; that of a failed visit begins differently. */
const traceFile = 'defaultPass.trace.json';

/** Runs the two steps of Lighthouse: recording a visit, and auditing the recording. */
async function judged(address: string, flags: Flags): Promise<Report | undefined> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pavilion-visit-'));
  try {
    await lighthouse(address, { ...flags, gatherMode: folder });
    calm(path.join(folder, traceFile));
    return (await lighthouse(address, { ...flags, auditMode: folder }))?.lhr;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Waits for the browser's debugging port, which opens a little after the start. */
async function untilListening(port: number): Promise<void> {
  const isThere = () =>
    fetch(`http://127.0.0.1:${port}/json/version`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isThere())) await wait(50);
}

/** Runs Lighthouse in a browser of its own and returns the report. */
async function inBrowser<Made>(work: (flags: Flags) => Promise<Made>): Promise<Made> {
  const { launchOptions } = browserOptions;
  const port = await freePort();
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...launchOptions.args, `--remote-debugging-port=${port}`],
  });
  try {
    await untilListening(port);
    return await work({ port, logLevel: 'error', formFactor: 'mobile' });
  } finally {
    await browser.close();
  }
}

/** Null when Lighthouse itself failed, as when the browser painted no frame in time. */
function measured(report: Report | undefined, needs: string): Report | null {
  const needed = report?.audits[needs];
  if (report && !report.runtimeError && needed?.numericValue !== undefined) return report;
  const why = report?.runtimeError?.message ?? needed?.errorMessage;
  console.warn(`Lighthouse measured nothing: ${why}`);
  return null;
}

/** Repeats a visit a few times while Lighthouse measures nothing; the first report counts. */
async function untilMeasured(
  address: string,
  visitOnce: () => Promise<Report | null>,
): Promise<Report> {
  for (let tries = 0; tries < 4; tries += 1) {
    const report = await visitOnce();
    if (report !== null) return report;
  }
  throw new Error(`Lighthouse could not measure ${address}`);
}

/** Visits the address with an empty cache on Lighthouse's simulated slow 4G and slow phone. */
export async function visit(address: string): Promise<Visit> {
  const throttling = { cpuSlowdownMultiplier: phoneSlowdown() };
  const report = await untilMeasured(address, async () =>
    measured(
      await inBrowser((flags) => judged(address, { ...flags, throttling })),
      'first-contentful-paint',
    ),
  );
  return visitOf(report);
}

/**
 * Visits the address with an empty cache and audits what does not depend on time.
 * The audit begins `pauseMs` after the page is quiet, for what comes late.
 */
export async function audit(address: string, pauseMs = 0): Promise<Audit> {
  const report = await untilMeasured(address, async () =>
    measured(
      await inBrowser(async (flags) => {
        const onlyCategories = [...auditedCategories];
        const late = { pauseAfterLoadMs: pauseMs };
        const options = { ...flags, ...late, onlyCategories, onlyAudits: [audited] };
        return (await lighthouse(address, options))?.lhr;
      }),
      audited,
    ),
  );
  return {
    cumulativeLayoutShift: numberOf(report, audited),
    scores: {
      accessibility: scoreOf(report, 'accessibility'),
      'best-practices': scoreOf(report, 'best-practices'),
      seo: scoreOf(report, 'seo'),
    },
    losses: lossesOf(report),
  };
}

/** The middle one of an odd number of values. */
export function median(values: readonly number[]): number {
  const middle = values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
  if (middle === undefined) throw new Error('a median needs values');
  return middle;
}
