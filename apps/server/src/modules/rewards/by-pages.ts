import type { RewardsDeps } from './rewards-deps.ts';

const pageSize = 500;

type PageWork = {
  /** What is done for some members, in whole or not at all. */
  run: (memberIds: readonly bigint[]) => Promise<void>;
  /** What the log says where it failed. */
  failed: { page: string; member: string };
  signal?: AbortSignal | undefined;
};

type Deps = Pick<RewardsDeps, 'logger'>;

/** Does it for each member of a page that failed as a whole: one keeps no other. */
async function oneByOne(
  { logger }: Deps,
  memberIds: readonly bigint[],
  { run, failed, signal }: PageWork,
): Promise<boolean> {
  let isWhole = true;
  for (const memberId of memberIds) {
    if (signal?.aborted) return false;
    try {
      await run([memberId]);
    } catch (error) {
      isWhole = false;
      logger.error({ err: error, memberId }, failed.member);
    }
  }
  return isWhole;
}

/**
 * Does something for members page by page, and one by one where a page failed. Returns whether it
 * was done for all of them.
 */
export async function byPages(
  deps: Deps,
  memberIds: readonly bigint[],
  work: PageWork,
): Promise<boolean> {
  const { run, failed, signal } = work;
  let isWhole = true;
  for (let at = 0; at < memberIds.length && !signal?.aborted; at += pageSize) {
    const page = memberIds.slice(at, at + pageSize);
    try {
      await run(page);
    } catch (error) {
      deps.logger.error({ err: error }, failed.page);
      if (!(await oneByOne(deps, page, work))) isWhole = false;
    }
  }
  return isWhole && signal?.aborted !== true;
}
