import { readSession } from './session-record.ts';

/**
 * What the browser answers after it has asked the person, such as a permission or a key. When
 * another has come to hold the page meanwhile, nothing follows from it.
 */
export async function forHolder<Value>(answer: Promise<Value>): Promise<Value> {
  const token = readSession()?.token;
  const value = await answer;
  return token === readSession()?.token ? value : new Promise<never>(() => undefined);
}
