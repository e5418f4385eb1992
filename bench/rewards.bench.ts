import { benchBothDatabases, type OnDatabase } from './both-databases.ts';
import { measureJobs } from './rewards/jobs.ts';
import {
  measureCounting,
  measureFirstCount,
  measureShare,
  measureWallet,
} from './rewards/levels.ts';
import { type Bench, openRewards } from './rewards/open-rewards.ts';
import { measurePages } from './rewards/pages.ts';
import { openBettors } from './tree/bettors.ts';
import { createRollUps } from './tree/roll-ups.ts';
import { treeSizes, type TreeSize } from './tree/tree-size.ts';
import { openTree } from './tree/tree.ts';

/** What the module says of points that do not add up fails the bench. */
async function measureFindings({ name, rewards, print }: Bench): Promise<void> {
  const findings = await rewards.checks();
  for (const finding of findings.slice(0, 5)) console.error(finding);
  const value = findings.length;
  print({ name: `${name}, findings of the checks`, value, unit: '', gate: { atMost: 0 } });
}

async function measureRewards(on: OnDatabase<TreeSize>): Promise<void> {
  const { name, url, size, print, part } = on;
  const tree = await openTree(url, size);
  try {
    const rollUps = await createRollUps(tree);
    const rewards = await openRewards({ tree, rollUps });
    const bench = { ...on, tree, rollUps, rewards, bettors: await openBettors(tree) };
    print({ name: `${name}, rewards of ${size.members} members`, value: rewards.count, unit: '' });
    const measures = [
      measureFirstCount,
      measurePages,
      measureCounting,
      measureShare,
      measureWallet,
      measureJobs,
      measureFindings,
    ];
    for (const measure of measures) await part(() => measure(bench));
  } finally {
    await tree.close();
  }
}

await benchBothDatabases(treeSizes, measureRewards);
