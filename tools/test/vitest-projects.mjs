import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';

const beside = ['unit', 'tools', 'database', 'components'];

/** Those vitest projects that run together and that vitest.config.ts has. */
export function vitestProjects() {
  const config = readFileSync(path.join(root, 'vitest.config.ts'), 'utf8');
  return beside.filter((name) => config.includes(`'${name}'`));
}

/** The arguments that choose projects of vitest. */
export function projectArguments(names) {
  return names.flatMap((name) => ['--project', name]);
}
