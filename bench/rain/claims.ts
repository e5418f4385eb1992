import { setTimeout as pause } from 'node:timers/promises';
import { bets } from '../load/bets.ts';
import { processorSeconds } from '../site/processor-time.ts';
import {
  claimAll,
  claimsAfterMs,
  drawnAfter,
  nextWave,
  untilPaid,
  within,
  type RainBench,
} from './rain-bench.ts';

/** Bets of other players beside the claims: as many whatever they take, as on a site half full. */
const beside = { connections: 64, duePerSecond: 200, players: 'spread' } as const;
/** A wave is drawn so long after its end: `rewards/rain/rain-times.ts`. */
const drawnAfterMs = 1500;
const paidWithinMs = 60_000;

const given = `select coalesce(sum(amount), 0) from rain_envelope where member_id is not null`;
const paid = `select coalesce(sum(amount), 0) from reward
  where origin = 'rain' and state = 'claimed'`;
const doubled = `select count(*) from (
  select from rain_claim group by rain_id, wave, member_id having count(*) > 1) as doubled`;
const envelopes = 'select count(*) from rain_envelope where member_id is not null';

/** Claims of all sessions within one second, beside bets, then the draw. */
export async function measureClaims(bench: RainBench): Promise<void> {
  const { name, site, sessions, slower, print } = bench;
  const alone = { ...beside, warmUpSeconds: 2, seconds: 3, run: 'before' };
  const normal = await bets(site, alone);
  const wave = await nextWave(site);
  const busyBefore = processorSeconds(site.pid);
  const beginsAt = wave.begins + claimsAfterMs;
  const [claims, during] = await Promise.all([
    claimAll(bench, wave),
    bets(site, { ...beside, beginsAt, warmUpSeconds: 0, seconds: 1.5, run: 'during' }),
  ]);
  const busyMs = (processorSeconds(site.pid) - busyBefore) * 1000;
  print({ name: `${name}, ${sessions} claims in a second, p50`, value: claims.p50Ms, unit: 'ms' });
  const p99 = { value: claims.p99Ms, unit: 'ms', ...within(bench, 1000) };
  print({ name: `${name}, the same, p99`, ...p99 });
  const each = { value: busyMs / sessions, unit: 'ms' };
  print({ name: `${name}, processor time of the server, by claim`, ...each });
  print({ name: `${name}, bets alone, p99`, value: normal.p99Ms, unit: 'ms' });
  const twice = slower === null ? {} : { gate: { atMost: 2 * normal.p99Ms } };
  const bet = { value: during.p99Ms, unit: 'ms', ...twice };
  print({ name: `${name}, bets beside the claims, p99`, ...bet });
  const missing = { value: sessions - claims.done, unit: '', gate: { atMost: 0 } };
  print({ name: `${name}, claims without an answer`, ...missing });
  // The job that draws looks four times a second, which counts as well.
  const draw = (await drawnAfter(site, wave)) - drawnAfterMs;
  const limit = { value: draw, unit: 'ms', ...within(bench, 500) };
  print({ name: `${name}, the draw of the wave, with its wait for the job`, ...limit });
}

/** Compares what was answered with what is in the database, once everything is paid. */
export async function judgeClaims(bench: RainBench, isEmbedded: boolean): Promise<void> {
  const { name, site, sessions, print } = bench;
  const since = Date.now();
  const printNone = (what: string, value: number) =>
    print({ name: `${name}, ${what}`, value, unit: '', gate: { atMost: 0 } });
  if (isEmbedded) {
    await pause(5000);
  } else {
    printNone('envelopes not paid within a minute', await untilPaid(site, paidWithinMs));
    print({ name: `${name}, paid after`, value: Date.now() - since, unit: 'ms' });
  }
  const { findings } = await site.checkLedger();
  printNone('findings of the ledger check', findings.length);
  if (isEmbedded) await site.end();
  const claims = Number(await site.read('select count(*) from rain_claim'));
  printNone('claims lost or doubled', Math.abs(sessions - claims));
  const winners = { value: Number(await site.read(envelopes)), unit: '', gate: { atLeast: 1 } };
  print({ name: `${name}, envelopes given`, ...winners });
  printNone('claims twice in a wave', Number(await site.read(doubled)));
  printNone('given but not paid', Number(await site.read(`select (${given}) - (${paid})`)));
}
