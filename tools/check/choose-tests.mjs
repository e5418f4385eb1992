import path from 'node:path';

const testFile = /\.test\.[cm]?[jt]sx?$/;
const browserTest = /^tests\/.*(?<!\.system)\.test\.ts$/;
/** Keeps a whole check below a minute on two cores. */
const testSecondsAtMost = 12;
const testFilesAtMost = 2;

/** An estimate for a test file that no run has measured yet. */
function guessedSeconds(file) {
  if (file.startsWith('apps/server/')) return 3;
  return file.startsWith('tools/') ? 2 : 0.5;
}

/** How many imports lie between each file and the nearest changed one. */
function distances(changed, importers) {
  const found = new Map(changed.map((file) => [file, 0]));
  // The loop also visits entries added during it, so it goes in order of distance.
  for (const [file, distance] of found) {
    for (const importer of importers.get(file) ?? []) {
      if (!found.has(importer)) found.set(importer, distance + 1);
    }
  }
  return found;
}

/** Whether a test has the folder and name of a changed file. */
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

/** Whether a test is in the folder of a changed file. */
function isInFolder(file, changed) {
  return changed.some((one) => path.posix.dirname(one) === path.posix.dirname(file));
}

/** The browser tests of the screens that import a changed file, the nearest screen first. */
function testsAbout(found, screens) {
  return screens
    .filter(({ file }) => found.has(file))
    .toSorted((one, other) => found.get(one.file) - found.get(other.file))
    .flatMap(({ file, browserTests }) =>
      browserTests.map((one) => ({ file: one, distance: found.get(file) + 1 })),
    );
}

/**
 * The tests for a change, nearest first: those that import it, and the browser tests that open a
 * screen which imports it, `{ tests, browserTests, system }`, the first two `{ taken, left }`.
 * `screens` are `{ file, browserTests }`; `seconds` holds the last duration of each test file.
 */
export function chooseTests({ changed, importers, screens, seconds }) {
  const secondsOf = (file) => seconds[file] ?? guessedSeconds(file);
  const found = distances(changed, importers);
  const candidates = [...found]
    .filter(([file]) => testFile.test(file))
    .map(([file, distance]) => {
      const near = isBeside(file, changed) ? 0.5 : isInFolder(file, changed) ? 1 : distance;
      return { file, distance: Math.min(distance, near) };
    })
    .toSorted((one, other) => one.distance - other.distance);
  const tests = candidates.filter(({ file }) => !file.startsWith('tests/'));
  const browserTests = candidates.filter(({ file }) => browserTest.test(file));
  const known = new Set(browserTests.map(({ file }) => file));
  for (const one of testsAbout(found, screens)) {
    if (known.has(one.file)) continue;
    known.add(one.file);
    browserTests.push(one);
  }
  return {
    tests: fitting(tests, secondsOf, testSecondsAtMost),
    browserTests: fitting(browserTests, () => 0, Infinity, testFilesAtMost),
    system: candidates.filter(({ file }) => file.includes('.system.')).map(({ file }) => file),
  };
}
