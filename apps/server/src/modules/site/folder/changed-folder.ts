import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished } from 'vitest';
import { loadSiteFolder as loadWith } from './load-site-folder.ts';
import { SiteFolderError } from './site-folder-error.ts';
import { readYamlFile, type ReadFile } from './yaml-file.ts';

export const defaultFolder = fileURLToPath(new URL('../../../../../../site/', import.meta.url));
export const now = new Date('2026-11-21T15:30:00Z');

const read = new Map<string, ReturnType<ReadFile>>();

/** Parses a file once for all folders that hold the same text. */
const readOnce: ReadFile = (folder, name) => {
  const path = join(folder, name);
  if (!existsSync(path)) return readYamlFile(folder, name);
  const key = `${name}\n${readFileSync(path, 'utf8')}`;
  const file = read.get(key) ?? readYamlFile(folder, name);
  read.set(key, file);
  return file;
};

/** Reads a folder as the start does. */
export const loadSiteFolder = (folder: string, at: Date) => loadWith(folder, at, readOnce);

/** A copy of the default folder in which texts of files are replaced, until the test has ended. */
export function folderWith(
  ...edits: readonly (readonly [file: string, from: string, to: string])[]
) {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(defaultFolder, folder, { recursive: true });
  for (const [file, from, to] of edits) {
    const text = readFileSync(join(folder, file), 'utf8');
    expect(text).toContain(from);
    writeFileSync(join(folder, file), text.replace(from, to));
  }
  return folder;
}

/** The mistakes of a folder as the start prints them, with file and line. */
export function mistakesOf(folder: string): readonly string[] {
  try {
    loadSiteFolder(folder, now);
  } catch (error) {
    if (!(error instanceof SiteFolderError)) throw error;
    return error.mistakes.map(({ file, line, sentence }) => `${file}:${line} ${sentence}`);
  }
  return [];
}

/** The mistakes of a folder without the lines on which they are. */
export const sentencesOf = (folder: string) =>
  mistakesOf(folder).map((mistake) => mistake.replace(/:\d+ /u, ' '));
