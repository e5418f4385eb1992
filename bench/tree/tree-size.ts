import { isShort, type Sizes } from '../both-databases.ts';

/** How many members there are, how many of them are agents, and how many bet each day. */
export type TreeSize = { members: number; agents: number; bettors: number; days: number };

const small: TreeSize = { members: 1500, agents: 100, bettors: 300, days: 30 };

export const treeSizes: Sizes<TreeSize> = {
  PostgreSQL: isShort ? small : { members: 100_000, agents: 5000, bettors: 20_000, days: 30 },
  embedded: isShort ? small : { members: 10_000, agents: 500, bettors: 2000, days: 30 },
};
