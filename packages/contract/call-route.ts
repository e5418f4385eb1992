import type { Endpoint, EndpointTable, Method, Sends } from './endpoint.ts';

/** The part of a call that a client needs; small enough for the first load. */
export type CallRoute = readonly [
  method: Method,
  path: string,
  sends: Sends,
  moduleId: string,
  encrypted: boolean,
];

export type CallRoutes<Table> = {
  [Area in keyof Table]: { [Call in keyof Table[Area]]: CallRoute };
};

function callRoute(endpoint: Endpoint): CallRoute {
  const { method, path, sends, moduleId = '', encrypted = false } = endpoint;
  return [method, path, sends, moduleId, encrypted];
}

/** The routes of a table, in its order. */
export function callRoutes<Table extends EndpointTable>(table: Table): CallRoutes<Table> {
  const areas = Object.entries(table).map(([area, calls]) => [
    area,
    Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, callRoute(call)])),
  ]);
  return Object.fromEntries(areas) as CallRoutes<Table>;
}
