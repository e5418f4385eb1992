import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';

function git(...args) {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

const listed = (text) => text.split('\0').filter(Boolean);

/**
 * The files that differ from the last commit, staged or not, and new ones; with `since`, also those
 * committed after that. Deleted files are left out.
 */
export function changedFiles(since) {
  const base = since === undefined ? 'HEAD' : git('merge-base', since, 'HEAD').trim();
  const changed = listed(git('diff', '--name-only', '-z', base));
  const added = listed(git('ls-files', '-oz', '--exclude-standard'));
  return [...new Set([...changed, ...added])].filter((file) => existsSync(path.join(root, file)));
}
