import { afterAll, beforeAll } from 'vitest';
import { longListRules, openLongList, type LongList } from './long-list.suite.ts';

/** games.bench.test.ts tests the same with 10,000. */
const moreSlots = 1500;
let list: LongList;

beforeAll(async () => {
  list = await openLongList(moreSlots);
});
afterAll(() => list?.close());

longListRules(moreSlots, () => list);
