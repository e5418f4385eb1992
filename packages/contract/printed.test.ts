import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { callRoutes } from './call-route.ts';
import type { Endpoint, EndpointTable } from './endpoint.ts';
import { operatorRoutes } from './operator-routes.ts';
import { operatorEndpoints } from './operator.ts';
import { playerRoutes } from './player-routes.ts';
import { playerEndpoints } from './player.ts';

type Side = { name: 'player' | 'operator'; table: EndpointTable; routes: object };

/** Each side of the contract, and what is printed of it. */
const sides: readonly Side[] = [
  { name: 'player', table: playerEndpoints, routes: playerRoutes },
  { name: 'operator', table: operatorEndpoints, routes: operatorRoutes },
];

function printRoutes({ name, table }: Side): string {
  const type = `${name === 'player' ? 'Player' : 'Operator'}Endpoints`;
  return [
    '// Printed from the contract by `UPDATE_PRINTED=1`; never edited.',
    "import type { CallRoutes } from './call-route.ts';",
    `import type { ${type} } from './${name}.ts';`,
    '',
    `export const ${name}Routes: CallRoutes<${type}> = ${JSON.stringify(callRoutes(table), null, 2)};`,
    '',
  ].join('\n');
}

if (process.env['UPDATE_PRINTED'] === '1') {
  for (const side of sides) {
    writeFileSync(new URL(`./${side.name}-routes.ts`, import.meta.url), printRoutes(side));
  }
}

test.each(sides)(
  '§3, §7 Paths known, §7, Wire calls: the printed routes of $name are those of the contract',
  ({ routes, table }) => {
    expect(routes).toEqual(callRoutes(table));
  },
);

test('§3, §7 Paths known, §7, Wire calls: no two calls share a method and a path', () => {
  const all = sides.flatMap(({ table }) => Object.values(table).flatMap(Object.values<Endpoint>));
  const keys = all.map((call) => `${call.method} ${call.path}`);
  expect(new Set(keys).size).toBe(keys.length);
});

test('§3, §7 Paths known, §7, Wire calls: the calls of operators are a document of their own and require their key', () => {
  for (const { name, table } of sides) {
    const calls = Object.values(table).flatMap(Object.values<Endpoint>);
    expect(calls.length).toBeGreaterThan(0);
    for (const { path, access } of calls) {
      const ofOperators = { path: path.startsWith('/operator/'), access: access === 'operator' };
      const is = name === 'operator';
      expect([path, ofOperators]).toEqual([path, { path: is, access: is }]);
    }
  }
});
