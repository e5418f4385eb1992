import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

const skipped =
  /^(?:\.cache|\.git|coverage|data|dist|node_modules|playwright-report|test-results)$/;

/** Every file that people write, as paths from the project's folder, sorted. */
export function sourceFiles(folder = root) {
  const found = [];
  const walk = (inside) => {
    for (const entry of readdirSync(path.join(folder, inside), { withFileTypes: true })) {
      const file = inside === '' ? entry.name : `${inside}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!skipped.test(entry.name) && file !== 'gallery') walk(file);
      } else if (entry.isFile()) {
        found.push(file);
      }
    }
  };
  walk('');
  return found.toSorted((one, other) => (one < other ? -1 : 1));
}
