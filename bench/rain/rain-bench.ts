import { setTimeout as pause } from 'node:timers/promises';
import type { Figure, Gate } from '../figures.ts';
import { runLoad } from '../load/run-load.ts';
import type { BenchSite } from '../site/bench-site.ts';

/** A site on which a rain falls, and how figures of it are printed. */
export type RainBench = {
  name: string;
  site: BenchSite;
  sessions: number;
  isShort: boolean;
  /** By how much times may be longer on this machine; null where there are no limits. */
  slower: number | null;
  print: (figure: Figure) => void;
};

/** A limit in milliseconds on the machine for which it was set; none where there are no limits. */
export function within({ slower }: RainBench, ms: number): { gate?: Gate } {
  return slower === null ? {} : { gate: { atMost: ms * slower } };
}

/** A wave of a rain that is to come, and when it begins and ends, in milliseconds since 1970. */
export type Wave = { rainId: string; wave: number; begins: number; ends: number };

type Now = { rain: { rainId: string; waveSeconds: number }; wave: number; closesAt: string };

/** Until the load generators are ready. */
const readyMs = 2500;
/** Connections over which all claim. */
const connections = 500;
const claimSeconds = 9;
const drawnWithinMs = 60_000;

export const rainPath = '/wps/relay/PROMOFE_getRedRain';

async function call<Value>(site: BenchSite, path: string): Promise<Value> {
  const headers = { merchant: 'PAVILION', authorization: site.bettors[0]?.token ?? '' };
  const response = await fetch(site.url + path, { headers });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return ((await response.json()) as { value: Value }).value;
}

/** The next wave that begins when load generators are ready. */
export async function nextWave(site: BenchSite): Promise<Wave> {
  const { now } = await call<{ now: Now | null }>(site, rainPath);
  if (now === null) throw new Error('the rain of the bench does not fall');
  const { rainId, waveSeconds } = now.rain;
  const waveMs = waveSeconds * 1000;
  const closes = Date.parse(now.closesAt);
  const later = closes - Date.now() < readyMs ? 1 : 0;
  const begins = closes + later * waveMs;
  return { rainId, wave: now.wave + 1 + later, begins, ends: begins + waveMs };
}

/** So long after the beginning of a wave, its claims begin. */
export const claimsAfterMs = 200;

/** One claim of each session, all within a second, once the wave has begun. */
export function claimAll({ site, sessions }: RainBench, { rainId, wave, begins }: Wave) {
  const tokens = site.bettors.map(({ token }) => token);
  return runLoad({
    port: site.port,
    connections,
    warmUpSeconds: 0,
    seconds: claimSeconds,
    duePerSecond: sessions,
    beginsAt: begins + claimsAfterMs,
    request: { kind: 'claim', tokens, rainId, wave },
  });
}

/** Asks again and again for the result of a wave; how many milliseconds after its end it came. */
export async function drawnAfter(site: BenchSite, { rainId, wave, ends }: Wave): Promise<number> {
  await pause(ends - Date.now());
  const path = `/wps/relay/PROMOFE_getRedRainResult?rainId=${rainId}&wave=${wave}`;
  while (Date.now() < ends + drawnWithinMs) {
    const { state } = await call<{ state: string }>(site, path);
    if (state !== 'pending') return Date.now() - ends;
    await pause(20);
  }
  throw new Error('the wave was not drawn');
}

const unpaid = `select count(*) from rain_envelope left join reward on reward.id = reward_id
  where rain_envelope.member_id is not null and reward.state is distinct from 'claimed'`;

/** Waits until all that was won is paid, at most for a time; how many are not paid then. */
export async function untilPaid(site: BenchSite, withinMs: number): Promise<number> {
  const since = Date.now();
  let left = Number(await site.read(unpaid));
  while (left > 0 && Date.now() < since + withinMs) {
    await pause(100);
    left = Number(await site.read(unpaid));
  }
  return left;
}
