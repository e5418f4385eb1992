import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { importsOf } from '../arrows/imports.mjs';
import { resolve } from '../arrows/judge.mjs';
import { root } from '../run.mjs';
import { sourceFiles } from '../source-files.mjs';

const code = /^(?:packages|apps|tests|tools)\/.*\.[cm]?[jt]sx?$/;
const generated = /^apps\/[^/]+\/public\//;

/** The importers of each code file, without imports of types only, which the compiler checks. */
export function importersOfFiles() {
  const importers = new Map();
  for (const file of sourceFiles()) {
    if (!code.test(file) || generated.test(file)) continue;
    for (const { specifier, typeOnly } of readImports(file)) {
      if (typeOnly) continue;
      const target = resolve(file, specifier, (one) => existsSync(path.join(root, one))).file;
      if (target === undefined) continue;
      const known = importers.get(target);
      if (known) known.add(file);
      else importers.set(target, new Set([file]));
    }
  }
  return importers;
}

function readImports(file) {
  try {
    return importsOf(file, readFileSync(path.join(root, file), 'utf8'));
  } catch {
    // The linter and the compiler report a file that does not parse.
    return [];
  }
}
