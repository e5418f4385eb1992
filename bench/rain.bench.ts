import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { createDatabase, freePort, startPostgres } from '../tools/postgres.mjs';
import { type Figure, isMet, lineOf } from './figures.ts';
import { bets } from './load/bets.ts';
import { runLoad } from './load/run-load.ts';
import { type BenchSite, openBenchSite } from './site/bench-site.ts';

/** BENCH_SHORT=1 only shows that the bench works; its figures mean nothing. */
const isShort = process.env['BENCH_SHORT'] === '1';
const connections = 500;
const winsMs = 60_000;

/** Bets of other players beside the claims: few at a time, as on a site that is not full. */
const beside = { connections: 8, warmUpSeconds: 0.5, players: 'spread' } as const;

const figures: Figure[] = [];

function print(figure: Figure): void {
  figures.push(figure);
  console.log(lineOf(figure));
}

type Now = { rain: { rainId: string }; wave: number; closesAt: string };

async function call<Value>(site: BenchSite, path: string): Promise<Value> {
  const headers = { merchant: 'PAVILION', authorization: site.bettors[0]?.token ?? '' };
  const response = await fetch(site.url + path, { headers });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return ((await response.json()) as { value: Value }).value;
}

/** Waits for the beginning of a wave, and returns it. */
async function nextWave(site: BenchSite): Promise<{ rainId: string; wave: number; ends: number }> {
  const read = () =>
    call<{ now: Now | null; serverTime: string }>(site, '/wps/relay/PROMOFE_getRedRain');
  const { now, serverTime } = await read();
  if (now === null) throw new Error('the rain of the bench does not fall');
  await pause(Date.parse(now.closesAt) - Date.parse(serverTime) + 300);
  const { now: then } = await read();
  if (then === null) throw new Error('the rain of the bench is over');
  return { rainId: then.rain.rainId, wave: then.wave, ends: Date.parse(then.closesAt) };
}

/** Asks again and again for the result of a wave; how many milliseconds after its end it came. */
async function drawnAfter(
  site: BenchSite,
  { rainId, wave, ends }: Awaited<ReturnType<typeof nextWave>>,
): Promise<number> {
  await pause(ends - Date.now());
  const path = `/wps/relay/PROMOFE_getRedRainResult?rainId=${rainId}&wave=${wave}`;
  while (Date.now() < ends + winsMs) {
    const { state } = await call<{ state: string }>(site, path);
    if (state !== 'pending') return Date.now() - ends;
    await pause(20);
  }
  throw new Error('the wave was not drawn');
}

const unpaid = `select count(*) from rain_envelope
  left join reward on reward.id = reward_id
  where rain_envelope.member_id is not null and reward.state is distinct from 'claimed'`;
const given = `select coalesce(sum(amount), 0) from rain_envelope where member_id is not null`;
const paid = `select coalesce(sum(amount), 0) from reward
  where origin = 'rain' and state = 'claimed'`;
const counts = {
  'claims in the database': 'select count(*) from rain_claim',
  'members with two claims of a wave': `select count(*) from (
    select from rain_claim group by rain_id, wave, member_id having count(*) > 1) as doubled`,
  'envelopes given': 'select count(*) from rain_envelope where member_id is not null',
} as const;

/** Claims of all sessions within one second, then the draw and the payment. */
async function measure(name: string, url: string, sessions: number): Promise<void> {
  const site = await openBenchSite(url, { count: sessions, waves: 60 });
  try {
    const normal = await bets(site, { ...beside, seconds: 3, run: 'before' });
    const wave = await nextWave(site);
    const tokens = site.bettors.map(({ token }) => token);
    const request = { kind: 'claim' as const, tokens, rainId: wave.rainId, wave: wave.wave };
    const job = { port: site.port, connections, warmUpSeconds: 0, seconds: 9, request };
    const [claims, during] = await Promise.all([
      runLoad({ ...job, duePerSecond: sessions }),
      bets(site, { ...beside, warmUpSeconds: 0, seconds: 3, run: 'during' }),
    ]);
    print({
      name: `${name}, ${sessions} claims within a second, p50`,
      value: claims.p50Ms,
      unit: 'ms',
    });
    print({ name: `${name}, the same, p99`, value: claims.p99Ms, unit: 'ms' });
    print({ name: `${name}, bets alone, p99`, value: normal.p99Ms, unit: 'ms' });
    print({ name: `${name}, bets beside the claims, p99`, value: during.p99Ms, unit: 'ms' });
    print({
      name: `${name}, claims without an answer`,
      value: sessions - claims.done,
      unit: '',
      gate: { atMost: 0 },
    });
    print({
      name: `${name}, drawn after the wave`,
      value: await drawnAfter(site, wave),
      unit: 'ms',
    });
    await judge(name, site, { url, sessions });
  } finally {
    await site.stop();
  }
}

/** Compares what was answered with what is in the database, once everything is paid. */
async function judge(
  name: string,
  site: BenchSite,
  { url, sessions }: { url: string; sessions: number },
): Promise<void> {
  const since = Date.now();
  if (url === '') await pause(5000);
  else while ((await site.read(unpaid)) !== '0' && Date.now() < since + winsMs) await pause(100);
  if (url !== '') print({ name: `${name}, paid after`, value: Date.now() - since, unit: 'ms' });
  const { findings } = await site.checkLedger();
  print({
    name: `${name}, findings of the ledger check`,
    value: findings.length,
    unit: '',
    gate: { atMost: 0 },
  });
  await site.end();
  const values = new Map<string, number>();
  for (const [what, query] of Object.entries(counts)) {
    values.set(what, Number(await site.read(query)));
  }
  const lost = Math.abs(sessions - (values.get('claims in the database') ?? Number.NaN));
  print({ name: `${name}, claims lost or doubled`, value: lost, unit: '', gate: { atMost: 0 } });
  print({
    name: `${name}, envelopes given`,
    value: values.get('envelopes given') ?? 0,
    unit: '',
    gate: { atLeast: 1 },
  });
  const doubled = values.get('members with two claims of a wave') ?? Number.NaN;
  print({ name: `${name}, claims twice in a wave`, value: doubled, unit: '', gate: { atMost: 0 } });
  const difference = Number(await site.read(`select (${given}) - (${paid})`));
  print({ name: `${name}, given but not paid`, value: difference, unit: '', gate: { atMost: 0 } });
}

console.log(`Bench on ${availableParallelism()} cores, load generator included`);
const [busy = 0] = loadavg();
if (busy > 0.7) console.log(`Load of the machine before the bench is ${busy.toFixed(1)}.`);
await measure('embedded', '', isShort ? 200 : 2000);
const server = await startPostgres({ port: await freePort() });
try {
  const url = await createDatabase(server.url, 'bench_rain');
  await measure('PostgreSQL', url, isShort ? 500 : 10_000);
} finally {
  await server.stop();
}
const missed = figures.filter((figure) => !isMet(figure));
if (missed.length > 0) {
  console.error(`Missed: ${missed.map(({ name }) => name).join('; ')}`);
  process.exitCode = 1;
}
