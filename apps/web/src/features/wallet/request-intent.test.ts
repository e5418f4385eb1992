import { beforeEach, describe, expect, it } from 'vitest';
import { forgetIntent, requestKeyFor, type IntentStore } from './request-intent.ts';

const name = 'depositIntent';
let kept: Map<string, string>;
let store: IntentStore;

beforeEach(() => {
  kept = new Map();
  store = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
    removeItem: (key) => kept.delete(key),
  };
});

describe('the key of a deposit', () => {
  it('is one that the contract accepts', () => {
    expect(requestKeyFor(store, name, ['gcash', '500'])).toMatch(/^[A-Za-z0-9-]{16,64}$/);
  });

  it('is the same after a reload or a second tap', () => {
    const first = requestKeyFor(store, name, ['gcash', '500']);
    expect(requestKeyFor(store, name, ['gcash', '500'])).toBe(first);
  });

  it('is another for another amount or another payment method', () => {
    const keys = [
      requestKeyFor(store, name, ['gcash', '500']),
      requestKeyFor(store, name, ['gcash', '501']),
      requestKeyFor(store, name, ['maya', '501']),
    ];
    expect(new Set(keys).size).toBe(3);
  });

  it('does not confuse where one detail ends and the next begins', () => {
    const one = requestKeyFor(store, name, ['a,b', 'c']);
    expect(requestKeyFor(store, name, ['a', 'b,c'])).not.toBe(one);
  });

  it('is a new one once the intent is forgotten', () => {
    const first = requestKeyFor(store, name, ['gcash', '500']);
    forgetIntent(store, name);
    expect(requestKeyFor(store, name, ['gcash', '500'])).not.toBe(first);
  });

  it.each(['not json', 'null', '7', '{"details":1,"key":"x"}'])(
    'is fresh when the store holds %j',
    (stored) => {
      kept.set(name, stored);
      expect(requestKeyFor(store, name, ['gcash', '500'])).toMatch(/^[0-9a-f]{32}$/);
    },
  );
});
