import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isPair, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { Document, Node, Pair } from 'yaml';
import type { SiteMistake } from './site-folder-error.ts';

/** Keys and positions from the root of a file, as in `games[3].title` → `['games', 3, 'title']`. */
export type FilePath = readonly (string | number)[];

export type YamlFile = {
  readonly name: string;
  readonly content: unknown;
  /** Line of the deepest node on the path that exists, counted from 1. */
  readonly lineOf: (path: FilePath) => number;
};

export type ReadFile = (folder: string, name: string) => YamlFile | readonly SiteMistake[];

/** Reads one file of the folder; returns the mistakes of a file that is not YAML. */
export const readYamlFile: ReadFile = (folder, name) => {
  const path = join(folder, name);
  if (!existsSync(path)) {
    return [{ file: name, line: 1, sentence: 'Expected this file, found none.' }];
  }
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(path, 'utf8'), { lineCounter: lines });
  if (document.errors.length > 0) {
    return document.errors.map((error) => ({
      file: name,
      line: lines.linePos(error.pos[0]).line,
      sentence: `Expected YAML; ${firstLine(error.message)}.`,
    }));
  }
  const lineOf = (at: FilePath): number => lines.linePos(offsetOf(document, at)).line;
  return { name, content: document.toJS({ maxAliasCount: 100 }), lineOf };
};

function offsetOf(document: Document.Parsed, path: FilePath): number {
  let node: unknown = document.contents;
  let offset = document.contents?.range[0] ?? 0;
  for (const step of path) {
    const next = childAt(node, step);
    if (next === null) return offset;
    offset = next.offset;
    node = next.node;
  }
  return offset;
}

function childAt(node: unknown, step: string | number): { node: unknown; offset: number } | null {
  if (isMap(node)) {
    const pair = node.items.find((item) => keyOf(item) === String(step));
    if (pair === undefined) return null;
    return { node: pair.value, offset: startOf(pair.key) };
  }
  if (isSeq(node) && typeof step === 'number') {
    const item = node.items[step];
    return item === undefined ? null : { node: item, offset: startOf(item) };
  }
  return null;
}

function keyOf(pair: Pair): string {
  return String(isScalar(pair.key) ? pair.key.value : pair.key);
}

function startOf(node: unknown): number {
  if (isPair(node)) return startOf(node.key);
  return (node as Node | null)?.range?.[0] ?? 0;
}

/** Drops the excerpt of the file that the library adds below its first line. */
function firstLine(message: string): string {
  const line = message.split('\n')[0] ?? message;
  return line.replace(/ at line \d+, column \d+:?$/u, '').replace(/\.$/u, '');
}
