import { readdirSync } from 'node:fs';
import path from 'node:path';
import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { root, run } from './run.mjs';

/** Runs bench/*.bench.ts one after another, or those named as arguments. */
async function bench(names) {
  ensureInstalled();
  await build();
  const files = readdirSync(path.join(root, 'bench'))
    .filter((file) => file.endsWith('.bench.ts'))
    .filter((file) => names.length === 0 || names.includes(file.replace('.bench.ts', '')));
  if (files.length === 0) throw new Error(`There is no bench ${names.join(', ')} in bench/.`);
  for (const file of files) {
    const args = ['--import', 'tsx', `bench/${file}`];
    const { code } = await run(process.execPath, args, { echo: true });
    if (code !== 0) throw new Error(`bench/${file} failed, see above.`);
  }
}

try {
  await bench(process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
