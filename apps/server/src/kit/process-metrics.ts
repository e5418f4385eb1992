import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { CircuitState } from './limits/circuit-breaker.ts';
import type { SlotReading } from './limits/slots.ts';

/** The circuit breaker of one kind of calls to a company. */
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
    help: 'Circuit breaker of calls to a company: 0 closed, 1 trying one call, 2 open',
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
    help: 'Calls to a company that failed',
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

/** Read for each scrape, since all processes of the site share the budget. */
function textMetrics(registers: Registry[]) {
  let read = async (): Promise<number> => Number.NaN;
  const left: Gauge = new Gauge({
    name: 'text_messages_left',
    help: 'Text messages that the site may still send within the hour; at 0 none is sent',
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

/** How many wait for an operator, and since when the first of them. */
type Waiting = { waiting: number; oldest: Date | null };

/**
 * Gauges of what waits for an operator, `…_waiting` and `…_oldest_seconds`; read for each scrape,
 * since all processes of the site share it.
 */
function waitingMetrics(what: string, means: string, registers: Registry[]) {
  let read = async (): Promise<Waiting> => ({ waiting: Number.NaN, oldest: null });
  const gaugeOf = (name: string, help: string, value: (read: Waiting) => number) => {
    const gauge: Gauge = new Gauge({
      name,
      help,
      collect: async () => {
        gauge.set(await read().then(value, () => Number.NaN));
      },
      registers,
    });
  };
  gaugeOf(`${what}_waiting`, means, ({ waiting }) => waiting);
  gaugeOf(
    `${what}_oldest_seconds`,
    'For how long the first of them has waited; 0 without any',
    ({ oldest }) => (oldest === null ? 0 : (Date.now() - oldest.getTime()) / 1000),
  );
  return {
    watch: (next: () => Promise<Waiting>): void => {
      read = next;
    },
  };
}

const refusalMetrics = {
  'too slow': ['requests_too_slow_total', 'Requests that were not complete in time (408)'],
  'too large': ['requests_too_large_total', 'Requests that were longer than allowed (413)'],
  'too many': [
    'requests_too_many_total',
    'Requests above the share of one member or address (429)',
  ],
  busy: ['requests_while_busy_total', 'Requests that found no free slot (503, files 429)'],
  closed: [
    'requests_while_closed_total',
    'Requests during maintenance or while a circuit breaker is open (503)',
  ],
} as const;

/** Counts requests that a budget refused, with a metric for each kind of refusal. */
function refusalCounters(registers: Registry[]) {
  const counterOf = ([name, help]: readonly [string, string]) =>
    new Counter({ name, help, labelNames: ['kind'], registers });
  const counters = {
    'too slow': counterOf(refusalMetrics['too slow']),
    'too large': counterOf(refusalMetrics['too large']),
    'too many': counterOf(refusalMetrics['too many']),
    busy: counterOf(refusalMetrics.busy),
    closed: counterOf(refusalMetrics.closed),
  };
  return (refusal: keyof typeof refusalMetrics, kind: string): void =>
    counters[refusal].inc({ kind });
}

function slotGauges(registers: Registry[]) {
  let read = (): readonly SlotReading[] => [];
  const gaugeOf = (name: string, help: string, value: (reading: SlotReading) => number) => {
    const gauge: Gauge<'slots'> = new Gauge({
      name,
      help,
      labelNames: ['slots'],
      collect: () => {
        for (const reading of read()) gauge.set({ slots: reading.name }, value(reading));
      },
      registers,
    });
  };
  gaugeOf('slots_held', 'Slots in use', ({ held }) => held);
  gaugeOf('slots_waiting', 'Requests or work waiting for a slot', ({ waiting }) => waiting);
  gaugeOf(
    'slots_stand_still',
    '1 when all slots are held and none has been freed for long',
    (reading) => Number(reading.standsStill),
  );
  return {
    watch: (next: () => readonly SlotReading[]): void => {
      read = next;
    },
  };
}

/** Runs each a whole check and counts its findings. */
type FindingCounts = { ledger: () => Promise<number>; agents: () => Promise<number> };

/** The findings of the last runs of both checks, and how often one could not be run. */
function checkMetrics(counts: FindingCounts, registers: Registry[]) {
  const metricsOf = (gauge: string, counter: string, of: string, means: string) => ({
    found: new Gauge({
      name: gauge,
      help: `Findings of the last check of ${of}; anything but 0 means that ${means}`,
      registers,
    }),
    failures: new Counter({
      name: counter,
      help: `Checks of ${of} that could not be run`,
      registers,
    }),
  });
  const checks = [
    {
      ...metricsOf(
        'ledger_drift_findings',
        'ledger_check_failures_total',
        'the ledger',
        'money does not add up',
      ),
      count: counts.ledger,
    },
    {
      ...metricsOf(
        'agent_check_findings',
        'agent_check_failures_total',
        'the tree of agents',
        'agents see or earn what is not theirs',
      ),
      count: counts.agents,
    },
  ];
  return async (): Promise<void> => {
    for (const { found, failures, count } of checks) {
      try {
        found.set(await count());
      } catch {
        failures.inc();
      }
    }
  };
}

/** The metrics of the process. */
export function createProcessMetrics(counts: FindingCounts) {
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
  const looks = waitingMetrics(
    'harm_looks',
    'Members with signs of harm whom an operator must look at',
    registers,
  );
  const identityChecks = waitingMetrics(
    'identity_checks',
    'Identity checks that an operator must decide',
    registers,
  );
  const slots = slotGauges(registers);

  return {
    registry,
    /** Shown as `vendor_circuit` and `vendor_call_failures_total`. */
    watchCircuits: circuits.watch,
    /** Shown as the gauge `text_messages_left`. */
    watchTexts: texts.watch,
    /** Shown as the gauges `harm_looks_waiting` and `harm_looks_oldest_seconds`. */
    watchLooks: looks.watch,
    /** Shown as the gauges `identity_checks_waiting` and `identity_checks_oldest_seconds`. */
    watchIdentityChecks: identityChecks.watch,
    /** Shown as `slots_held`, `slots_waiting` and `slots_stand_still`. */
    watchSlots: slots.watch,
    countRefusal: refusalCounters(registers),
    /** Shown as the gauge `live_streams`. */
    watchStreams(count: () => number): void {
      countStreams = count;
    },
    observeRequest: (route: string, status: number, seconds: number) =>
      requests.observe({ route, status: String(status) }, seconds),
    /** Runs the checks of the ledger and of agents one after the other. */
    runChecks: checkMetrics(counts, registers),
  };
}

export type ProcessMetrics = ReturnType<typeof createProcessMetrics>;
