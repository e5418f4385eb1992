import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { LoadJob, LoadResult } from './load-job.ts';

const generator = fileURLToPath(new URL('generate.ts', import.meta.url));

/** Puts the site under load from another process; throws when an answer was not 200. */
export function runLoad(job: LoadJob): Promise<LoadResult> {
  return new Promise((resolve, reject) => {
    const child = fork(generator, [], { execArgv: ['--import', 'tsx'] });
    let result: LoadResult | undefined;
    child.once('message', (message) => {
      result = message as LoadResult;
    });
    child.once('error', reject);
    child.once('exit', () => {
      if (!result) reject(new Error('The load generator ended without a result.'));
      else if (Object.keys(result.refused).length === 0) resolve(result);
      else reject(new Error(`The site refused under load: ${JSON.stringify(result.refused)}.`));
    });
    child.send(job);
  });
}
