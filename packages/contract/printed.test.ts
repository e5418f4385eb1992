import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { callRoutes } from './call-route.ts';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { openApiDocument } from './openapi.ts';
import { routes } from './routes.ts';

const openApiFile = new URL('../../docs/openapi.json', import.meta.url);
const routesFile = new URL('./routes.ts', import.meta.url);

function printRoutes(): string {
  const table = JSON.stringify(callRoutes(endpoints), null, 2);
  return [
    '// Printed from the contract by `UPDATE_PRINTED=1`; never edited.',
    "import type { CallRoutes } from './call-route.ts';",
    "import type { Endpoints } from './endpoints.ts';",
    '',
    `export const routes: CallRoutes<Endpoints> = ${table};`,
    '',
  ].join('\n');
}

if (process.env['UPDATE_PRINTED'] === '1') {
  writeFileSync(routesFile, printRoutes());
  writeFileSync(openApiFile, `${JSON.stringify(openApiDocument(endpoints), null, 2)}\n`);
}

test('§3, §7 Paths known, §7, Wire calls: the printed route table is the one of the contract', () => {
  expect(routes).toEqual(callRoutes(endpoints));
});

test('§3, §7 Paths known, §7, Wire calls: docs/openapi.json is the one of the contract', () => {
  const printed = JSON.parse(readFileSync(openApiFile, 'utf8')) as unknown;
  expect(printed).toEqual(JSON.parse(JSON.stringify(openApiDocument(endpoints))));
});

test('§3, §7 Paths known, §7, Wire calls: no two calls share a method and a path', () => {
  const all = Object.values<Record<string, Endpoint>>(endpoints).flatMap((area) =>
    Object.values(area),
  );
  const keys = all.map((call) => `${call.method} ${call.path}`);
  expect(new Set(keys).size).toBe(keys.length);
});
