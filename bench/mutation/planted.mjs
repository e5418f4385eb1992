import { writeFileSync } from 'node:fs';
import { afterAll, inject } from 'vitest';

/** Runs in the worker of a test file: which fault is active, and which ones the file executes. */
const injected = /** @type {(key: string) => any} */ (inject);
const awake = injected('plantedFault');
const record = injected('plantedRecord');
const met = new Set();

globalThis.planted = (number) => {
  met.add(number);
  return number === awake;
};

if (record !== '') afterAll(() => writeFileSync(record, JSON.stringify([...met])));
