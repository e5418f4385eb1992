import { measureBelow, measureMove, measureOpening } from './agents/hierarchy.ts';
import { createJobs } from './agents/jobs.ts';
import { measurePages } from './agents/pages.ts';
import {
  measureClose,
  measureRollUp,
  measureRollUpBeside,
  measureWallet,
} from './agents/roll-up.ts';
import { benchBothDatabases, type OnDatabase } from './both-databases.ts';
import { openBettors } from './tree/bettors.ts';
import { treeSizes, type TreeSize } from './tree/tree-size.ts';
import { openTree } from './tree/tree.ts';

async function measureTree(on: OnDatabase<TreeSize>): Promise<void> {
  const { name, url, size, print, part } = on;
  const tree = await openTree(url, size);
  try {
    const gate = { atMost: 1_000_000 };
    print({ name: `${name}, rows of who is below whom`, value: tree.closure, unit: '', gate });
    const bench = {
      ...on,
      tree,
      jobs: await createJobs(tree),
      bettors: await openBettors(tree),
    };
    const measures = [
      measureRollUp,
      measurePages,
      measureRollUpBeside,
      measureWallet,
      measureClose,
      measureBelow,
      measureOpening,
      measureMove,
    ];
    for (const measure of measures) await part(() => measure(bench));
  } finally {
    await tree.close();
  }
}

await benchBothDatabases(treeSizes, measureTree);
