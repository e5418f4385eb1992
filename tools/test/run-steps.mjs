import { countOfCheck } from './counts.mjs';

/** Runs one step; an error that it throws counts as a failure. */
async function runStep({ title, run }) {
  const begun = performance.now();
  let result;
  try {
    result = await run();
  } catch (error) {
    result = { ...countOfCheck(1), output: error.message };
  }
  return { title, ...result, seconds: (performance.now() - begun) / 1000 };
}

/** Steps with a `lane` that follow each other are one block; every other is a block of its own. */
function blocksOf(steps) {
  const blocks = [];
  for (const step of steps) {
    const last = blocks.at(-1);
    if (step.lane !== undefined && last?.[0].lane !== undefined) last.push(step);
    else blocks.push([step]);
  }
  return blocks;
}

/** Prints results, which arrive in any order, in the order of the steps. */
function inOrder(steps, print) {
  const results = new Map();
  let next = 0;
  return (step, result) => {
    results.set(step, result);
    for (; results.has(steps[next]); next += 1) print(results.get(steps[next]));
  };
}

/**
 * Runs steps `{ title, run, lane }` and resolves with their results in order. The lanes of a block
 * run side by side, the steps of a lane and the blocks one after another; each result is printed
 * after those before it.
 */
export async function runSteps(steps, print) {
  const results = [];
  const settle = inOrder(steps, (result) => {
    results.push(result);
    print(result);
  });
  for (const block of blocksOf(steps)) {
    const lanes = [...new Set(block.map((step) => step.lane))];
    await Promise.all(
      lanes.map(async (lane) => {
        for (const step of block.filter((one) => one.lane === lane)) {
          settle(step, await runStep(step));
        }
      }),
    );
  }
  return results;
}
