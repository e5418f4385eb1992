import path from 'node:path';

const testFile = /\.test\.[cm]?[jt]sx?$/;
const story = /^e2e\/.*(?<!\.system)\.test\.ts$/;
/** So that the whole of a check stays below a minute on two cores. */
const testSecondsAtMost = 12;
const storyFilesAtMost = 2;

/** What a file takes that no run has measured yet. */
function guessedSeconds(file) {
  if (file.startsWith('apps/server/')) return 3;
  return file.startsWith('tools/') ? 2 : 0.5;
}

/** How many imports lie between each file and the nearest changed one. */
function distances(changed, importers) {
  const found = new Map(changed.map((file) => [file, 0]));
  // Those that are added while it goes round come later, and so in order of their distance.
  for (const [file, distance] of found) {
    for (const importer of importers.get(file) ?? []) {
      if (!found.has(importer)) found.set(importer, distance + 1);
    }
  }
  return found;
}

/** Whether a test stands beside a changed file under its name. */
function isBeside(file, changed) {
  return changed.some((one) => one.replace(/\.[^./]+$/, '') === file.replace(testFile, ''));
}

/** Takes tests in order while they fit; a changed one always runs. */
function fitting(candidates, secondsOf, secondsAtMost, most = Infinity) {
  const taken = [];
  const left = [];
  let seconds = 0;
  for (const { file, distance } of candidates) {
    const cost = secondsOf(file);
    const fits = seconds + cost <= secondsAtMost && taken.length < most;
    if (distance > 0 && !fits) {
      left.push(file);
      continue;
    }
    taken.push(file);
    seconds += cost;
  }
  return { taken, left };
}

/** The rows of the coverage page that name a changed file, else those that name its folder. */
function rowsAbout(changed, rows) {
  return changed.flatMap((file) => {
    if (testFile.test(file)) return [];
    const exact = rows.filter((row) => row.files.includes(file));
    if (exact.length > 0) return exact;
    const folder = path.posix.dirname(file);
    return rows.filter((row) => row.files.some((one) => path.posix.dirname(one) === folder));
  });
}

/**
 * The tests that a change asks for, nearest first: those that import it, and those that rows of the
 * coverage page name for it, `{ tests, stories }`, each `{ taken, left }`. `rows` are
 * `{ files, tests }`, `seconds` what each test file took when all were run.
 */
export function chooseTests({ changed, importers, rows, seconds }) {
  const secondsOf = (file) => seconds[file] ?? guessedSeconds(file);
  const found = distances(changed, importers);
  const about = rowsAbout(changed, rows).toSorted(
    (one, other) => one.tests.length - other.tests.length,
  );
  for (const file of about.flatMap((row) => row.tests)) {
    found.set(file, Math.min(found.get(file) ?? 1, 1));
  }
  const candidates = [...found]
    .map(([file, distance]) => ({
      file,
      distance: distance > 0 && isBeside(file, changed) ? 0.5 : distance,
    }))
    .filter(({ file }) => testFile.test(file))
    .toSorted((one, other) => one.distance - other.distance);
  const tests = candidates.filter(({ file }) => !file.startsWith('e2e/'));
  const stories = candidates.filter(({ file }) => story.test(file));
  return {
    tests: fitting(tests, secondsOf, testSecondsAtMost),
    stories: fitting(stories, () => 0, Infinity, storyFilesAtMost),
    system: candidates.filter(({ file }) => file.includes('.system.')).map(({ file }) => file),
  };
}
