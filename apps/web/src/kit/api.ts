import type { Client } from '@pavilion/contract/client';

type Call = (input: object, signal?: AbortSignal) => Promise<unknown>;

/** The table of calls is fetched with the first call; the first HTML needs none. */
function laterCall(area: string, name: string): Call {
  return async (input, signal) => {
    const { client } = await import('./api-client.ts');
    const call = (client as Record<string, Record<string, Call>>)[area]?.[name];
    if (!call) throw new Error(`The contract has no call ${area}.${name}`);
    return call(input, signal);
  };
}

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

/** Every call of the contract; components reach it through the query files of a feature. */
export const api = byName((area) => byName((name) => laterCall(area, name))) as unknown as Client;
