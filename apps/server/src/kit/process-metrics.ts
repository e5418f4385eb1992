import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { CircuitState } from './circuit-breaker.ts';

/** How the calls of one kind to another company stand. */
export type CircuitReading = {
  connection: string;
  call: string;
  state: CircuitState;
  failures: number;
};

const circuitValue = { closed: 0, trying: 1, open: 2 } as const satisfies Record<
  CircuitState,
  number
>;

function circuitMetrics(registers: Registry[]) {
  let read = (): readonly CircuitReading[] => [];
  const labelNames = ['connection', 'call'] as const;
  const states: Gauge<'connection' | 'call'> = new Gauge({
    name: 'vendor_circuit',
    help: 'Calls to a company: 0 are made, 1 one is tried, 2 rest after failures in a row',
    labelNames,
    collect: () => {
      for (const { connection, call, state } of read()) {
        states.set({ connection, call }, circuitValue[state]);
      }
    },
    registers,
  });
  const failures: Counter<'connection' | 'call'> = new Counter({
    name: 'vendor_call_failures_total',
    help: 'Calls that a company did not answer well',
    labelNames,
    collect: () => {
      failures.reset();
      for (const { connection, call, failures: count } of read()) {
        failures.inc({ connection, call }, count);
      }
    },
    registers,
  });
  return {
    watch: (next: () => readonly CircuitReading[]): void => {
      read = next;
    },
  };
}

/** Read anew for each reading of the metrics, since all processes of the site share what is left. */
function textMetrics(registers: Registry[]) {
  let read = async (): Promise<number> => Number.NaN;
  const left: Gauge = new Gauge({
    name: 'text_messages_left',
    help: 'Text messages that the site may still send within the hour; 0 means that none leaves',
    collect: async () => {
      left.set(await read().catch(() => Number.NaN));
    },
    registers,
  });
  return {
    watch: (next: () => Promise<number>): void => {
      read = next;
    },
  };
}

/** What the process tells its operator; `countLedgerFindings` runs the whole ledger check. */
export function createProcessMetrics(countLedgerFindings: () => Promise<number>) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_seconds',
    help: 'Time from request to answer',
    labelNames: ['route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5],
    registers,
  });
  const drift = new Gauge({
    name: 'ledger_drift_findings',
    help: 'Findings of the last ledger check; anything but 0 means that money does not add up',
    registers,
  });
  const failures = new Counter({
    name: 'ledger_check_failures_total',
    help: 'Ledger checks that could not be run',
    registers,
  });

  let countStreams = () => 0;
  const streams: Gauge = new Gauge({
    name: 'live_streams',
    help: 'Event streams of open pages',
    collect: () => {
      streams.set(countStreams());
    },
    registers,
  });

  const circuits = circuitMetrics(registers);
  const texts = textMetrics(registers);

  return {
    registry,
    /** Shown as `vendor_circuit` and `vendor_call_failures_total`. */
    watchCircuits: circuits.watch,
    /** Shown as the gauge `text_messages_left`. */
    watchTexts: texts.watch,
    /** Shown as the gauge `live_streams`. */
    watchStreams(count: () => number): void {
      countStreams = count;
    },
    observeRequest: (route: string, status: number, seconds: number) =>
      requests.observe({ route, status: String(status) }, seconds),
    async checkLedger(): Promise<void> {
      try {
        drift.set(await countLedgerFindings());
      } catch {
        failures.inc();
      }
    },
  };
}

export type ProcessMetrics = ReturnType<typeof createProcessMetrics>;
