import type { ContentDependencies } from '../content-deps.ts';
import { contentSignal, type CurrentContent } from '../published/current-content.ts';

type Deps = Pick<ContentDependencies, 'closedPromoCodes' | 'signals'> & {
  current: Pick<CurrentContent, 'read'>;
};

/** The codes of promotions that are closed for now. */
export function createClosedCodes({ closedPromoCodes, signals, current }: Deps) {
  let before: string | null = null;

  /** Asks only where a promotion of the site has a code. */
  async function read(): Promise<readonly string[]> {
    const { promotion } = await current.read();
    const hasCode = promotion.some(({ offer }) => offer.promoCode !== undefined);
    return hasCode ? closedPromoCodes() : [];
  }

  return {
    read,
    /** Signals open pages when a code was closed or opened since the last call. */
    publishWhatChanged: async () => {
      const now = (await read()).toSorted().join(',');
      if (before !== null && before !== now) await signals.publish(contentSignal);
      before = now;
    },
  };
}

export type ClosedCodes = ReturnType<typeof createClosedCodes>;
