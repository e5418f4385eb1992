export type SiteMistake = {
  /** Path inside the site folder, such as `banners/m_home.yaml`. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** What was expected, one sentence. */
  readonly sentence: string;
};

/** The site folder cannot be used; every mistake in it is listed, in order of file and line. */
export class SiteFolderError extends Error {
  readonly mistakes: readonly SiteMistake[];

  constructor(folder: string, mistakes: readonly SiteMistake[]) {
    const ordered = mistakes.toSorted(
      (one, other) => one.file.localeCompare(other.file) || one.line - other.line,
    );
    const rows = ordered.map(({ file, line, sentence }) => `  ${file}:${line} ${sentence}`);
    const count = ordered.length === 1 ? 'a mistake' : `${ordered.length} mistakes`;
    super([`The site folder ${folder} has ${count}:`, ...rows].join('\n'));
    this.name = 'SiteFolderError';
    this.mistakes = ordered;
  }
}
