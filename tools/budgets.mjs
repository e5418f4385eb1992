import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';
import { sourceFiles } from './source-files.mjs';

const filesInFolder = 25;
/** Folders that may hold more, since their files are numbered, or one for each language. */
const numberedOrByLanguage = new Set([
  'apps/server/migrations',
  'apps/web/public/flags',
  'docs/decisions',
  'packages/messages/locales',
]);
const generated =
  /^(?:package-lock\.json|apps\/server\/src\/db\/tables\.ts)$|^apps\/[^/]+\/public\//;

const drawn = /^apps\/web\/public\/art\//;
const text = /(?:\.(?:[cm]?[jt]sx?|css|sql|sh|html|json|ya?ml|md|txt|webmanifest)|\/run)$/;
const code = /\.(?:[cm]?[jt]sx?|css|sql|sh)$/;
/** Modules without their stores, tests and test harnesses. */
const withoutSql =
  /^apps\/server\/src\/modules\/(?!.*(?:\.store\.ts|\.test\.ts|\.fixture\.ts|\/testing\/)).*\.ts$/;

/** A text or pattern alone on its line; the formatter cannot break it. */
const unbreakable = /^\s*(?:[\w'-]+:\s*|[\w.]+ = |\[)*(?:(['"`]).*\1|\/.*\/[a-z]*)[\],;)]*$/;
/** A test title that begins with its paragraphs; the formatter cannot break it either. */
const namedTest = /^\s*[\w.\])]*\((['"`])(?:§\d|[DV]\d|Wire |Site: |Sandbox: )/;

function isTooLong(line) {
  return [...line].length > 100 && !unbreakable.test(line) && !namedTest.test(line);
}

function isFloating(line) {
  const written = line.replace(/--.*|'[^']*'/g, '');
  return /\b(?:real|float[48]?|double\s+precision|money)\b/i.test(written);
}

/**
 * What no line of some files may contain, where the linter has no rule for it.
 * @type {{ files: RegExp, refuses: (line: string) => boolean, sentence: string }[]}
 */
const lineRules = [
  { files: code, refuses: isTooLong, sentence: 'more than 100 characters' },
  {
    files: text,
    refuses: (line) => /\b(?:registry|mirror)\.[a-z0-9-]+\.[a-z]{2,}\b/i.test(line),
    sentence: 'no address of a package registry',
  },
  {
    files: text,
    refuses: (line) => /\/work\/(?:main|shared)\b/.test(line),
    sentence: 'no path of one machine',
  },
  {
    files: code,
    refuses: (line) => /\b(?:es|ox)lint-disable\b(?!.*--\s*\S+.*\s\S)/.test(line),
    sentence: 'a disabled rule says why, after two dashes',
  },
  {
    files: withoutSql,
    refuses: (line) =>
      /\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(?:<.*>)?`/.test(line),
    sentence: 'queries belong in a *.store.ts',
  },
  {
    files: /^apps\/server\/migrations\/.*\.sql$/,
    refuses: isFloating,
    sentence: 'a type that cannot hold every amount',
  },
];

const lineLimits = [
  { files: /\.(?:css|sql)$/, most: 400 },
  { files: /^docs\/decisions\/\d{4}-.*\.md$/, most: 60 },
];
const emptyNames =
  /(?:^|\/)(?:utils?|helpers?|common|misc)(?:\/|\.)|(?:^|\/)(?:types|index)\.[cm]?[jt]sx?$/;

/** What in one file exceeds a budget, as sentences. */
export function excessOf(file, source) {
  if (file === 'package-lock.json' && /"resolved": "https?:/.test(source)) {
    return [`${file}: names a registry: run npm install with the .npmrc of the project`];
  }
  if (generated.test(file)) return [];
  const lines = source.trimEnd().split('\n');
  const rules = lineRules.filter(({ files }) => files.test(file));
  return [
    ...(emptyNames.test(file) ? [`${file}: the name does not say what is in it`] : []),
    ...lineLimits
      .filter(({ files, most }) => files.test(file) && lines.length > most)
      .map(({ most }) => `${file}: ${lines.length} lines, at most ${most}`),
    ...lines.flatMap((line, index) =>
      rules
        .filter(({ refuses }) => refuses(line))
        .map(({ sentence }) => `${file}:${index + 1} ${sentence}`),
    ),
  ];
}

/** Folders with too many files, tests and styles counted, as sentences. */
export function fullFolders(files) {
  const counts = new Map();
  for (const file of files.filter((one) => !drawn.test(one))) {
    const folder = path.posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([folder, count]) => count > filesInFolder && !numberedOrByLanguage.has(folder))
    .map(([folder, count]) => `${folder}: ${count} files in one folder, at most ${filesInFolder}`);
}

if (process.argv[1] === import.meta.filename) {
  const files = sourceFiles();
  const sentences = [
    ...fullFolders(files),
    ...files.flatMap((file) => excessOf(file, readFileSync(path.join(root, file), 'utf8'))),
  ];
  for (const sentence of sentences) console.error(sentence);
  if (sentences.length > 0) process.exitCode = 1;
  console.log(`Budgets: ${files.length} files, ${sentences.length} over.`);
}
