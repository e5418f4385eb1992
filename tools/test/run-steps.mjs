import { countOfCheck } from './reports.mjs';

/** Runs one step; an error that it throws counts as a failure. */
async function runStep({ title, run }) {
  const begun = performance.now();
  const failure = (error) => ({ ...countOfCheck(1), output: error.message });
  const result = await Promise.resolve().then(run).catch(failure);
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

/** Prints the result of a step, with its output when it failed. */
function printStep({ title, passed, failed, output, seconds }) {
  if (failed > 0) console.log(`\n${output.trim()}\n`);
  const numbers = passed + failed > 1 ? ` ${passed} passed, ${failed} failed` : '';
  console.log(`${failed > 0 ? 'FAILED' : 'ok    '} ${title}${numbers} (${seconds.toFixed(1)} s)`);
}

/**
 * Runs steps `{ title, run, lane }` and resolves with their results in order. The lanes of a block
 * run side by side, the steps of a lane and the blocks one after another; each result is printed
 * after those before it.
 */
export async function runSteps(steps, print = printStep) {
  const results = new Map();
  let next = 0;
  const settle = (step, result) => {
    results.set(step, result);
    for (; results.has(steps[next]); next += 1) print(results.get(steps[next]));
  };
  for (const block of blocksOf(steps)) {
    const lanes = new Set(block.map((step) => step.lane));
    const runLane = async (lane) => {
      for (const step of block) {
        if (step.lane === lane) settle(step, await runStep(step));
      }
    };
    await Promise.all([...lanes].map(runLane));
  }
  return steps.map((step) => results.get(step));
}
