import { setTimeout as pause } from 'node:timers/promises';
import { claimAll, drawnAfter, nextWave, untilPaid, type RainBench } from './rain-bench.ts';

const envelopes = 100_000;
const waves = 2;
const stepWithinMs = 40_000;
const paidWithinMs = 60_000;
const sampleMs = 20;

/** Calls off the rain that falls, and plans a large one that is to be prepared now. */
const plan = `
  with gone as (
    update rain set state = 'cancelled', cancelled_at = now(), cancel_reason = 'bench'
    where state = 'running' returning 1
  )
  select count(*) from gone`;
const insert = `
  insert into rain (id, state, begins_at, ends_at, waves, wave_seconds, budget, envelopes, least,
    most, wins_per_person, min_level, needs_deposit, needs_contact, wagering_multiple,
    request_key, planned_by, planned_at, changed_at)
  select gen_random_uuid(), 'planned', at, at + interval '100 seconds', 10, 10,
    ${envelopes * 5000}, ${envelopes}, 500, 50000, 10, 0, false, false, 0, 'large', 'bench', now(),
    now()
  from (select now() + interval '12 minutes' as at) as begins
  returning id`;
const begin = `
  update rain set begins_at = at, ends_at = at + interval '100 seconds'
  from (select now() + interval '2 seconds' as at) as begins
  where state = 'prepared' returning id`;

/** Notes the most memory that the process of the server has had. */
function watchMemory({ site }: RainBench) {
  let most = site.memoryMb();
  const timer = setInterval(() => (most = Math.max(most, site.memoryMb())), sampleMs);
  return { mostMb: () => most, stop: () => clearInterval(timer) };
}

async function untilState({ site }: RainBench, state: string): Promise<void> {
  const since = Date.now();
  const query = `select count(*) from rain where request_key = 'large' and state = '${state}'`;
  while ((await site.read(query)) !== '1') {
    if (Date.now() > since + stepWithinMs) throw new Error(`the large rain was not ${state}`);
    await pause(100);
  }
}

/** A rain of 100,000 envelopes is prepared, and falls on all sessions for some waves. */
export async function measureMemory(bench: RainBench): Promise<void> {
  const { name, site, isShort, print } = bench;
  await site.read(plan);
  await pause(2000);
  const before = site.memoryMb();
  const memory = watchMemory(bench);
  const grown = () => memory.mostMb() - before;
  try {
    await site.read(insert);
    await untilState(bench, 'prepared');
    print({ name: `${name}, memory before a rain of ${envelopes}`, value: before, unit: 'MB' });
    print({ name: `${name}, more while it is prepared`, value: grown(), unit: 'MB' });
    await site.read(begin);
    await untilState(bench, 'running');
    for (let count = 0; count < (isShort ? 1 : waves); count++) {
      const wave = await nextWave(site);
      await claimAll(bench, wave);
      const drawn = await drawnAfter(site, wave);
      print({ name: `${name}, a large wave drawn after its end`, value: drawn, unit: 'ms' });
      print({ name: `${name}, more after a wave of it`, value: grown(), unit: 'MB' });
    }
    const since = Date.now();
    const left = await untilPaid(site, paidWithinMs);
    print({ name: `${name}, envelopes not paid within a minute`, value: left, unit: '' });
    print({ name: `${name}, paid after`, value: Date.now() - since, unit: 'ms' });
    const gate = { atMost: 50 };
    print({ name: `${name}, memory of the rain`, value: grown(), unit: 'MB', gate });
  } finally {
    memory.stop();
  }
}
