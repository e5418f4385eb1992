import { parseSync, Visitor } from 'oxc-parser';

const tableRow = /^\|(.+)\|\s*$/;
const separator = /^[\s|:-]+$/;
const quoted = /`([^`]+)`/g;
const testFile = /\.(?:test|suite)\.[cm]?[jt]sx?$/;
const comingHeading = /^#+ .*\bcoming\b/i;

/** The rows `| paragraph | what | files | tests |` of the page, with their line. */
export function rowsOf(page) {
  return page.split('\n').flatMap((text, index) => {
    const cells = tableRow
      .exec(text)?.[1]
      .split('|')
      .map((cell) => cell.trim());
    if (!cells || separator.test(text) || cells[0] === 'Paragraph') return [];
    const [paragraph, what, files, tests] = cells;
    return [{ paragraph, what, files, tests, line: index + 1, cells: cells.length }];
  });
}

export function namesIn(cell) {
  return [...cell.matchAll(quoted)].map(([, name]) => name);
}

function isComing(cell) {
  return /\bcoming\b/i.test(cell) && namesIn(cell).length === 0;
}

function belongsTo(row, paragraph) {
  return row.paragraph === paragraph || row.paragraph.startsWith(`${paragraph} `);
}

function judgeCell(row, kind, exists) {
  const cell = row[kind];
  if (isComing(cell)) return [];
  const names = namesIn(cell);
  if (names.length === 0) return [`names no ${kind} and is not marked coming`];
  const missing = names.filter((name) => !exists(name)).map((name) => `${name} is not there`);
  const strangers = kind === 'tests' ? names.filter((name) => !testFile.test(name)) : [];
  return [...missing, ...strangers.map((name) => `${name} is not a test`)];
}

/**
 * What is wrong with the coverage page, and how much of it is built. `exists` tells whether a path
 * of the project is there.
 */
export function judgeCoverage(page, paragraphs, exists) {
  const rows = rowsOf(page);
  const wrong = rows.flatMap((row) => {
    const where = `docs/coverage.md:${row.line} ${row.paragraph}`;
    if (row.cells !== 4) return [`${where}: a row has four cells`];
    const known = paragraphs.some((paragraph) => belongsTo(row, paragraph));
    const found = known ? [] : ['is not a paragraph of the specification'];
    found.push(...judgeCell(row, 'files', exists), ...judgeCell(row, 'tests', exists));
    return found.map((sentence) => `${where}: ${sentence}`);
  });
  for (const paragraph of paragraphs) {
    if (rows.some((row) => belongsTo(row, paragraph))) continue;
    wrong.push(`docs/coverage.md has no row for ${paragraph}`);
  }
  const coming = rows.filter((row) => row.cells === 4 && isComing(row.files)).length;
  return { wrong, rows: rows.length, coming };
}

/** The paths in the list under the page's heading about what is coming. */
function routesListedAsComing(page) {
  const lines = page.split('\n');
  const start = lines.findIndex((line) => comingHeading.test(line));
  if (start === -1) return [];
  const length = lines.slice(start + 1).findIndex((line) => line.startsWith('#'));
  const section =
    length === -1 ? lines.slice(start + 1) : lines.slice(start + 1, start + 1 + length);
  return namesIn(section.join('\n')).filter((name) => name.startsWith('/'));
}

/** The first path of every route of the web's table that is marked `coming`. */
function routesMarkedComing(source) {
  const found = [];
  new Visitor({
    ObjectExpression({ properties }) {
      const value = (name) => {
        const property = properties.find(
          (candidate) =>
            candidate.type === 'Property' &&
            candidate.key.type === 'Identifier' &&
            candidate.key.name === name,
        );
        return property?.type === 'Property' ? property.value : null;
      };
      const coming = value('coming');
      const routePaths = value('paths');
      if (coming?.type !== 'Literal' || coming.value !== true) return;
      if (routePaths?.type !== 'ArrayExpression') return;
      const [first] = routePaths.elements;
      if (first?.type === 'Literal') found.push(String(first.value));
    },
  }).visit(parseSync('routes.tsx', source).program);
  return found;
}

/** Where the page's list of coming routes and the web's table of routes differ. */
export function judgeRoutes(page, routesSource) {
  const listed = new Set(routesListedAsComing(page));
  const marked = new Set(routesMarkedComing(routesSource));
  return [
    ...[...marked]
      .filter((route) => !listed.has(route))
      .map((route) => `${route} is still coming, but docs/coverage.md does not list it`),
    ...[...listed]
      .filter((route) => !marked.has(route))
      .map((route) => `docs/coverage.md lists ${route} as coming, but the web does not`),
  ];
}

/** Where the page's list of coming routes and the screens that the browser expects differ. */
export function judgeScreens(page, screensSource) {
  const listed = routesListedAsComing(page);
  const expected = new Set(
    [...screensSource.matchAll(/^ +'([^']+)': coming,$/gm)].map(([, route]) => route),
  );
  const where = 'e2e/routes/expected-screens.ts';
  return [
    ...listed
      .filter((route) => !expected.has(route))
      .map((route) => `${route} is still coming, but ${where} expects a screen`),
    ...[...expected]
      .filter((route) => !listed.includes(route))
      .map((route) => `${where} must say which screen stands at ${route}`),
  ];
}
