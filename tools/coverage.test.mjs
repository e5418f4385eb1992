import { expect, test } from 'vitest';
import { judgeCoverage, judgeRoutes, judgeScreens } from './spec-coverage/judge.mjs';

const known = ['§2 Header', 'D1'];
const there = new Set(['apps/web/src/app/Header.tsx', 'packages/domain/site/status.test.ts']);
const exists = (file) => there.has(file);
const header =
  '| §2 Header | logo, balance | `apps/web/src/app/Header.tsx` | `packages/domain/site/status.test.ts` |';
const decision = '| D1 one named state | maintenance wins | coming | coming |';

function judge(...rows) {
  const page = ['| Paragraph | What | Files | Tests |', '|---|---|:-:|---|', ...rows].join('\n');
  return judgeCoverage(page, known, exists);
}

test('a page whose every paragraph has files and tests, or is coming, is accepted', () => {
  expect(judge(header, decision)).toEqual({ wrong: [], rows: 2, coming: 1 });
});

test.each([
  ['a paragraph without a row', [header], 'has no row for D1'],
  ['a row of no paragraph', [header, decision, '| D99 | x | coming | coming |'], 'not a paragraph'],
  ['a file that is gone', [header.replace('Header.tsx', 'Gone.tsx'), decision], 'Gone.tsx is not'],
  ['a test that is gone', [header.replace('status.test', 'gone.test'), decision], 'gone.test.ts'],
  [
    'a test that is none',
    [
      header.replace('packages/domain/site/status.test.ts', 'apps/web/src/app/Header.tsx'),
      decision,
    ],
    'is not a test',
  ],
  ['an empty cell', [header, decision.replace('coming |', ' |')], 'names no files'],
  ['a row of three cells', [header, '| D1 | x | coming |'], 'four cells'],
])('refuses %s', (_, rows, sentence) => {
  expect(judge(...rows).wrong).toEqual([expect.stringContaining(sentence)]);
});

const routes = `export const routes = [
  { paths: ['/m/home', '/'], screen: home },
  { paths: ['/m/forget'], screen, coming: true },
  { paths: ['/m/hot', '/m/hottest'], screen, coming: true },
];`;
const list = (...paths) =>
  ['`/m/not-in-the-list`', '## Screens coming', ...paths.map((path) => `- \`${path}\``)].join('\n');

test('the list of coming routes is the one of the route table', () => {
  expect(judgeRoutes(list('/m/forget', '/m/hot'), routes)).toEqual([]);
  expect(judgeRoutes(list('/m/forget'), routes)[0]).toContain('/m/hot is still coming');
  expect(judgeRoutes(list('/m/forget', '/m/hot', '/m/home'), routes)).toEqual([
    'docs/coverage.md lists /m/home as coming, but the web does not',
  ]);
});

test('the browser expects the stand-in at the coming routes, and a screen at all others', () => {
  const screens = "  '/m/forget': coming,\n  '/m/hot': everyone(hot),\n";
  expect(judgeScreens(list('/m/forget'), screens)).toEqual([]);
  expect(judgeScreens(list('/m/forget', '/m/hot'), screens)[0]).toContain('/m/hot is still coming');
  expect(judgeScreens(list(), screens)[0]).toContain('which screen stands at /m/forget');
});
