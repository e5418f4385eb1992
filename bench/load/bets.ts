import type { BenchSite } from '../site/bench-site.ts';
import type { LoadJob, LoadResult } from './load-job.ts';
import { runLoad } from './run-load.ts';

const game = 'coral-choir';

export type Bets = Omit<LoadJob, 'port' | 'request'> & {
  players: 'spread' | 'hot' | 'limited' | 'owing';
  /** Makes the ids of the bets new. */
  run: string;
};

/** Bets over HTTP of some of the players: all without limits, one, those with limits, who owe. */
export function bets(
  { bettors: all, port, secret }: Pick<BenchSite, 'bettors' | 'port' | 'secret'>,
  { players, run, ...job }: Bets,
): Promise<LoadResult> {
  const some = all.filter(
    ({ isLimited, owes }) =>
      isLimited === (players === 'limited') && owes === (players === 'owing'),
  );
  const bettors = players === 'hot' ? some.slice(0, 1) : some;
  const id = `${players}-${job.connections}-${run}`;
  return runLoad({ ...job, port, request: { kind: 'bet', bettors, secret, game, run: id } });
}
