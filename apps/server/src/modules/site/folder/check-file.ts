import * as v from 'valibot';
import type { SiteMistake } from './site-folder-error.ts';
import type { FilePath, ReadFile, YamlFile } from './yaml-file.ts';

/** A file of the folder after its own check; `value` is undefined when it has mistakes. */
export type CheckedFile<Value> = {
  readonly name: string;
  readonly value: Value | undefined;
  readonly mistakes: readonly SiteMistake[];
  readonly lineOf: (path: FilePath) => number;
};

/** Reads a file of the folder and checks it against its schema. */
export function checkFile<Value>(
  read: (name: string) => ReturnType<ReadFile>,
  name: string,
  schema: v.GenericSchema<unknown, Value>,
): CheckedFile<Value> {
  const file = read(name);
  if ('length' in file) return { name, value: undefined, mistakes: file, lineOf: () => 1 };
  const result = v.safeParse(schema, file.content);
  const { lineOf } = file;
  if (result.success) return { name, value: result.output, mistakes: [], lineOf };
  const mistakes = result.issues.map((issue) => mistakeOf(file, issue));
  return { name, value: undefined, mistakes, lineOf };
}

/** `games[3].title` for `['games', 3, 'title']`. */
export function pathText(path: FilePath): string {
  const text = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('');
  return text.replace(/^\./u, '') || 'the file';
}

type Issue = v.BaseIssue<unknown>;

function mistakeOf(file: YamlFile, issue: Issue): SiteMistake {
  const path = (issue.path ?? []).map((item) => item.key as string | number);
  return { file: file.name, line: file.lineOf(path), sentence: sentenceOf(issue, path) };
}

function sentenceOf(issue: Issue, path: FilePath): string {
  const isMapIssue = issue.type === 'strict_object' || issue.type === 'object_with_rest';
  const key = issue.path?.at(-1);
  if (isMapIssue && key?.origin === 'key') {
    const parent = pathText(path.slice(0, -1));
    return issue.expected === 'never'
      ? `${pathText(path)}: expected no key of this name in ${parent}.`
      : `${pathText(path)}: expected this key in ${parent}, found none.`;
  }
  const phrase = isMapIssue ? 'keys with values' : issue.message;
  return `${pathText(path)}: expected ${phrase}${foundText(issue.input)}.`;
}

/** Shows the value found, when it fits on a line. */
function foundText(input: unknown): string {
  if (input === null || input === undefined) return ', found nothing';
  if (typeof input === 'object') return '';
  const text = JSON.stringify(typeof input === 'bigint' ? String(input) : input);
  return text.length > 60 ? '' : `, found ${text}`;
}
