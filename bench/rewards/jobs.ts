import { instantOn } from '../../apps/server/src/kit/time/day-range.ts';
import { secondsOf } from '../measure.ts';
import { timeZone } from '../tree/tree.ts';
import type { Bench } from './open-rewards.ts';

const jobs = [
  { name: 'cash-back', job: 'give cashback', origin: 'cashback', key: 'level:%' },
  { name: 'weekly bonuses', job: 'give weekly bonuses', origin: 'vip-week', key: '____-__-__' },
  { name: 'birthday bonuses', job: 'give birthday bonuses', origin: 'birthday', key: '____' },
] as const;

/** How many members can claim what a job gives. */
async function countGiven({ tree }: Bench, { origin, key }: (typeof jobs)[number]) {
  const { rows } = await tree.engine.query<{ rewards: bigint; members: bigint }>(
    `select count(*) as rewards, count(distinct member_id) as members from reward
    where origin = $1 and key like $2 and state = 'issued'`,
    [origin, key],
  );
  return { rewards: Number(rows[0]?.rewards), members: Number(rows[0]?.members) };
}

/** How long the jobs of a Monday take that give something to everybody who bets. */
export async function measureJobs(bench: Bench): Promise<void> {
  const { name, tree, rollUps, rewards, slower, print } = bench;
  const { bettors } = tree.size;
  const before = rollUps.time.aheadMs;
  rollUps.time.aheadMs = instantOn(rewards.monday, '01:00', timeZone).getTime() - Date.now();
  for (const job of jobs) {
    const value = await secondsOf(() => rewards.run(job.job));
    const given = await countGiven(bench, job);
    if (given.rewards !== bettors || given.members !== bettors) {
      throw new Error(
        `${job.name}: ${given.rewards} rewards of ${given.members} members, not ${bettors}`,
      );
    }
    const gate = { atMost: 60 * slower };
    print({ name: `${name}, ${job.name} of ${bettors} members`, value, unit: 's', gate });
  }
  rollUps.time.aheadMs = before;
}
