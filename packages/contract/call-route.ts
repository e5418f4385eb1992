import type { Endpoint, EndpointTable, Method, Sends } from './endpoint.ts';

/** What a client must know of a call; small enough to be in the first load. */
export type CallRoute = readonly [
  method: Method,
  path: string,
  sends: Sends,
  moduleId: string,
  encrypted: boolean,
];

/** The calls of an area but those of operators, which a browser's first load does not carry. */
export type PeopleCalls<Area> = {
  [Call in keyof Area as Area[Call] extends { access: 'operator' } ? never : Call]: Area[Call];
};

export type CallRoutes<Table> = {
  [Area in keyof Table]: { [Call in keyof PeopleCalls<Table[Area]>]: CallRoute };
};

function callRoute(endpoint: Endpoint): CallRoute {
  const { method, path, sends, moduleId = '', encrypted = false } = endpoint;
  return [method, path, sends, moduleId, encrypted];
}

/** The routes of a whole contract for people of the site, in its own order. */
export function callRoutes<Table extends EndpointTable>(table: Table): CallRoutes<Table> {
  const areas = Object.entries(table).map(([area, calls]) => [
    area,
    Object.fromEntries(
      Object.entries(calls)
        .filter(([, call]) => call.access !== 'operator')
        .map(([name, call]) => [name, callRoute(call)]),
    ),
  ]);
  return Object.fromEntries(areas) as CallRoutes<Table>;
}
