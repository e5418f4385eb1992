import { readSession } from '../session-record.ts';

/**
 * Passes on an answer that the person gave the browser, such as a permission or a key; never
 * settles when another session has come to hold the page meanwhile.
 */
export async function forHolder<Value>(answer: Promise<Value>): Promise<Value> {
  const token = readSession()?.token;
  const value = await answer;
  return token === readSession()?.token ? value : new Promise<never>(() => undefined);
}
