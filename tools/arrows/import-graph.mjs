import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';
import { sourceFiles } from '../source-files.mjs';
import { importsOf } from './imports.mjs';
import { resolve } from './judge.mjs';

const code = /^(?:packages|apps|art|bench|tests|tools)\/.*\.[cm]?[jt]sx?$/;
const generated = /^apps\/[^/]+\/public\//;

/**
 * What each code file imports from the tree: `[{ target, specifier, typeOnly }]`. Files that do not
 * parse import nothing: the linter and the compiler report them.
 */
export function importGraph(folder = root, files = sourceFiles(folder)) {
  const graph = new Map();
  const known = (file) => existsSync(path.join(folder, file));
  for (const file of files) {
    if (!code.test(file) || generated.test(file)) continue;
    const found = readImports(file, readFileSync(path.join(folder, file), 'utf8'));
    graph.set(
      file,
      found.flatMap(({ specifier, typeOnly }) => {
        const { file: target, missing } = resolve(file, specifier, known);
        return target && !missing ? [{ target, specifier, typeOnly }] : [];
      }),
    );
  }
  return graph;
}

/** The files that import each file; `skips` says which imports do not count. */
export function importersOf(graph, skips) {
  const importers = new Map();
  for (const [file, imports] of graph) {
    for (const found of imports) {
      if (skips(file, found)) continue;
      importers.set(found.target, (importers.get(found.target) ?? new Set()).add(file));
    }
  }
  return importers;
}

function readImports(file, source) {
  try {
    return importsOf(file, source);
  } catch {
    return [];
  }
}
