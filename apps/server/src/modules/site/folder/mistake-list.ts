import { pathText } from './check-file.ts';
import type { CheckedFile } from './check-file.ts';
import type { SiteMistake } from './site-folder-error.ts';
import type { FilePath } from './yaml-file.ts';

/** A mistake at a path of a file; `expected` completes "expected …". */
export function mistakeAt(
  file: CheckedFile<unknown>,
  path: FilePath,
  expected: string,
): SiteMistake {
  return {
    file: file.name,
    line: file.lineOf(path),
    sentence: `${pathText(path)}: expected ${expected}.`,
  };
}

/** One mistake for each entry whose `key` an earlier entry of the list already has. */
export function repeatsIn(
  file: CheckedFile<unknown>,
  list: string,
  entries: readonly object[],
  key: string,
): readonly SiteMistake[] {
  const seen = new Map<unknown, number>();
  return entries.flatMap((entry, index) => {
    const value = (entry as Record<string, unknown>)[key];
    const first = seen.get(value);
    if (first === undefined) {
      seen.set(value, index);
      return [];
    }
    const words = `another ${key}, "${String(value)}" is taken by ${list}[${first}]`;
    return [mistakeAt(file, [list, index, key], words)];
  });
}
