import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../measure.ts';
import { processorSeconds } from '../site/processor-time.ts';
import { openListeners, streams, type Listeners } from '../streams/listeners.ts';
import { rainPath, within, type RainBench } from './rain-bench.ts';

/** The web reads after a change for everybody within this time: `app/live/read-anew.ts`. */
const crowdSpreadMs = 1000;
const answeredWithinMs = 20_000;
const hourMs = 3_600_000;
/** Noon at the site, outside its quiet hours, in hours after midnight UTC. */
const noon = 4;

/** What comes of a call of the operator: when each page had its answer, after the call. */
type Told = { signals: number[]; pages: number[]; refused: number };

/** A noon that is more than an hour away. */
function nextNoon(): Date {
  const day = 24 * hourMs;
  const today = Math.floor(Date.now() / day) * day + noon * hourMs;
  return new Date(today > Date.now() + hourMs ? today : today + day);
}

function planned() {
  return {
    beginsAt: nextNoon().toISOString(),
    waves: 3,
    waveSeconds: 10,
    budget: '1000.00',
    envelopes: 100,
    least: '5.00',
    most: '50.00',
    winsPerPerson: 1,
    minLevel: 0,
    needsDeposit: false,
    needsContact: false,
    wageringMultiple: 0,
    requestKey: randomUUID(),
  };
}

/** Makes a call and waits until all pages that are told of it have their answers. */
async function tell(listeners: Listeners, act: () => Promise<void>): Promise<Told> {
  // What came late of the call before belongs to that.
  const before = await listeners.report();
  const begunAtMs = performance.timeOrigin + performance.now();
  const told: Told = { signals: [], pages: [], refused: 0 };
  await act();
  while (told.pages.length + told.refused < streams) {
    if (performance.timeOrigin + performance.now() > begunAtMs + answeredWithinMs) break;
    await pause(500);
    const { arrivals, reads, refused } = await listeners.report();
    told.signals.push(...arrivals.map(({ atMs }) => atMs - begunAtMs));
    told.pages.push(...reads.map(({ atMs }) => atMs - begunAtMs));
    told.refused = refused - before.refused;
  }
  return told;
}

/** A rain is planned and called off while ten thousand pages are open. */
export async function measurePages(bench: RainBench): Promise<void> {
  const { name, site, isShort, print } = bench;
  const tokens = site.bettors.map(({ token }) => token);
  const page = { kind: 'rains', path: rainPath, spreadMs: crowdSpreadMs };
  const listeners = await openListeners(site.port, tokens, page);
  try {
    for (let round = 1; round <= (isShort ? 1 : 2); round++) {
      let rainId = '';
      const plan = async () => {
        ({ rainId } = await site.operate<{ rainId: string }>('/operator/rains', planned()));
      };
      const cancel = async () => {
        const body = { reason: 'called off by the bench', requestKey: randomUUID() };
        await site.operate(`/operator/rains/${rainId}/cancel`, body);
      };
      for (const [what, act] of [['planned', plan] as const, ['called off', cancel] as const]) {
        const busyBefore = processorSeconds(site.pid);
        const { signals, pages, refused } = await tell(listeners, act);
        const busyMs = (processorSeconds(site.pid) - busyBefore) * 1000;
        const printMs = (text: string, value: number) =>
          print({ name: `${name}, ${what}, ${text}`, value, unit: 'ms' });
        printMs('the last stream is told', percentile(signals, 1));
        printMs('pages, p50', percentile(pages, 0.5));
        printMs('pages, p99', percentile(pages, 0.99));
        printMs('processor time of the server, by page', busyMs / streams);
        const last = { value: percentile(pages, 1), unit: 'ms', ...within(bench, 2000) };
        print({ name: `${name}, ${what}, the last of ${streams} pages`, ...last });
        const missing = { value: streams - pages.length, unit: '', gate: { atMost: 0 } };
        print({
          name: `${name}, ${what}, pages without an answer, ${refused} refused`,
          ...missing,
        });
      }
    }
  } finally {
    listeners.close();
  }
}
