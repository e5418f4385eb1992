import { onTestFinished } from 'vitest';

/** As if a page at this address had led here, until the test is over. */
export function comeFrom(address: string): void {
  Object.defineProperty(document, 'referrer', { configurable: true, value: address });
  onTestFinished(() => {
    Reflect.deleteProperty(document, 'referrer');
  });
}
