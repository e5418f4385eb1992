import { parseArgs } from 'node:util';

const usage = 'npm run stress -- FILE… [--times N] [--project NAME]';
const usualTimes = 10;

/** Whether Playwright runs a test file; vitest runs the tests of the system. */
export function isBrowserTest(file) {
  return /^tests\/.*\.test\.ts$/.test(file) && !file.endsWith('.system.test.ts');
}

/** The options of the command line, `{ files, times, project }`. Throws a sentence when wrong. */
export function readOptions(args, exists) {
  const { values, positionals } = parseArgs({
    args,
    options: { times: { type: 'string' }, project: { type: 'string' } },
    allowPositionals: true,
  });
  const times = Number(values.times ?? usualTimes);
  if (positionals.length === 0) throw new Error(`Which test files? ${usage}`);
  const isCount = Number.isInteger(times) && times > 0;
  if (!isCount) throw new Error(`--times is a number from 1. ${usage}`);
  const files = positionals.map((file) => file.replace(/^\.\//, ''));
  const missing = files.filter((file) => !exists(file));
  if (missing.length > 0) throw new Error(`${missing.join(', ')} is not there. ${usage}`);
  return { files, times, project: values.project };
}
