import { floatingPointIn, handlesMoney } from './money-arithmetic.mjs';

const limits = { fileLines: 400, lineCharacters: 100, decisionLines: 60 };

const code = /\.(?:[cm]?[jt]sx?|css|sql|sh)$/;
const text = /(?:\.(?:[cm]?[jt]sx?|css|sql|sh|html|json|ya?ml|md|txt|webmanifest)|\/run)$/;
const decision = /^docs\/decisions\/\d{4}-.*\.md$/;
const generated =
  /^(?:package-lock\.json|apps\/server\/src\/db\/tables\.ts)$|^apps\/[^/]+\/public\//;
const forbiddenNames = [
  /(?:^|\/)(?:utils?|helpers?|common|misc)(?:\/|\.)/,
  /(?:^|\/)(?:types|index)\.[cm]?[jt]sx?$/,
];
/** A text or pattern alone on its line; the formatter cannot break it. */
const unbreakable = /^\s*(?:[\w'-]+:\s*|[\w.]+ = |\[)*(?:(['"`]).*\1|\/.*\/[a-z]*)[\],;)]*$/;
/** A test title that begins with its paragraphs; the formatter cannot break it either. */
const namedTest = /^\s*[\w.\])]*\((['"`])(?:§\d|[DV]\d|Wire |Site: |Sandbox: )/;
/** @type {[RegExp, string][]} */
const forbiddenWords = [
  [/\b(?:TO[D]O|FIX[M]E)\b/, 'unfinished business belongs in an issue'],
  [/\b(?:registry|mirror)\.[a-z0-9-]+\.[a-z]{2,}\b/i, 'no address of a package registry'],
  [/\/work\/(?:main|shared)\b/, 'no path of one machine'],
];
/** Modules without their stores, tests and test harnesses. */
const withoutSql =
  /^apps\/server\/src\/modules\/(?!.*(?:\.store\.ts|\.test\.ts|\.fixture\.ts|\/testing\/)).*\.ts$/;
const query = /\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(?:<.*>)?`/;
const disable = /\b(?:eslint|oxlint)-disable(?:-next-line|-line)?\b(.*)/;
const reason = /--\s*\S+.*\s\S+/;

/**
 * What in one file exceeds a budget: `{ rule, line, amount, sentence }`; an exception may bound the
 * `amount`.
 */
export function excessOf(file, source) {
  if (generated.test(file)) return lockExcess(file, source);
  const found = nameExcess(file);
  if (!text.test(file)) return found;
  const lines = source.split('\n');
  if (lines.at(-1) === '') lines.pop();
  found.push(...wordExcess(lines));
  if (code.test(file)) found.push(...lengthExcess(lines), ...disableExcess(lines));
  if (decision.test(file) && lines.length > limits.decisionLines) {
    found.push({
      rule: 'decision-lines',
      line: limits.decisionLines + 1,
      amount: lines.length,
      sentence: `${lines.length} lines, a decision has at most ${limits.decisionLines}`,
    });
  }
  if (withoutSql.test(file)) found.push(...queryExcess(lines));
  if (handlesMoney(file)) found.push(...moneyExcess(file, source));
  return found;
}

function nameExcess(file) {
  if (!forbiddenNames.some((pattern) => pattern.test(file))) return [];
  return [{ rule: 'name', line: 1, amount: 1, sentence: 'the name does not say what is in it' }];
}

function lengthExcess(lines) {
  const found = [];
  if (lines.length > limits.fileLines) {
    found.push({
      rule: 'file-lines',
      line: limits.fileLines + 1,
      amount: lines.length,
      sentence: `${lines.length} lines, at most ${limits.fileLines}`,
    });
  }
  const long = lines.findIndex(isTooLong);
  if (long === -1) return found;
  const amount = lines.filter(isTooLong).length;
  const sentence = `${amount} lines over ${limits.lineCharacters} characters`;
  return [...found, { rule: 'line-length', line: long + 1, amount, sentence }];
}

function isTooLong(line) {
  if ([...line].length <= limits.lineCharacters) return false;
  return ![unbreakable, namedTest].some((pattern) => pattern.test(line));
}

function wordExcess(lines) {
  return lines.flatMap((line, index) =>
    forbiddenWords
      .filter(([pattern]) => pattern.test(line))
      .map(([, sentence]) => ({ rule: 'words', line: index + 1, amount: 1, sentence })),
  );
}

function queryExcess(lines) {
  const first = lines.findIndex((line) => query.test(line));
  if (first === -1) return [];
  const amount = lines.filter((line) => query.test(line)).length;
  return [{ rule: 'query', line: first + 1, amount, sentence: 'queries belong in a *.store.ts' }];
}

function disableExcess(lines) {
  return lines.flatMap((line, index) => {
    const directive = disable.exec(line);
    if (!directive || reason.test(directive[1])) return [];
    const sentence = 'a disabled rule says why, after two dashes';
    return [{ rule: 'disable', line: index + 1, amount: 1, sentence }];
  });
}

function moneyExcess(file, source) {
  const uses = floatingPointIn(file, source);
  if (uses.length === 0) return [];
  const what = [...new Set(uses.map((use) => use.what))].join(', ');
  const sentence = `${uses.length} times floating point where money is computed: ${what}`;
  return [{ rule: 'money', line: uses[0].line, amount: uses.length, sentence }];
}

function lockExcess(file, source) {
  if (file !== 'package-lock.json' || !/"resolved": "https?:/.test(source)) return [];
  const sentence = 'names a registry: run npm install with the .npmrc of the project';
  return [{ rule: 'words', line: 1, amount: 1, sentence }];
}
