import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';

const beside = ['unit', 'tools', 'database', 'components'];

/** The vitest projects of the configuration that run together. */
export function vitestProjects() {
  const configs = ['vitest.config.ts', 'vitest.components.config.ts']
    .map((file) => path.join(root, file))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'));
  return beside.filter((name) => configs.some((config) => config.includes(`'${name}'`)));
}

/** The arguments that choose projects of vitest. */
export function projectArguments(names) {
  return names.flatMap((name) => ['--project', name]);
}
