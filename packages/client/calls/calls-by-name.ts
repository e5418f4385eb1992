import type { Client } from '@pavilion/contract/client';

export type AnyCall = (input: object, signal?: AbortSignal) => Promise<unknown>;

function byName<Value>(make: (name: string) => Value): Record<string, Value> {
  const made = new Map<string, Value>();
  return new Proxy<Record<string, Value>>(
    {},
    {
      get(_, name) {
        const key = String(name);
        const value = made.get(key) ?? make(key);
        made.set(key, value);
        return value;
      },
    },
  );
}

/** The calls of a table, each made at its first use, so that the table can be loaded later. */
export function callsByName<Table>(makeCall: (area: string, name: string) => AnyCall) {
  return byName((area) => byName((name) => makeCall(area, name))) as unknown as Client<Table>;
}
