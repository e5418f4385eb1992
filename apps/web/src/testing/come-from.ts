import { onTestFinished } from 'vitest';

/** Makes a page at this address the one that led here, until the test ends. */
export function comeFrom(address: string): void {
  const isOwn = address.startsWith(location.origin);
  const { navigation } = window as unknown as { navigation: object };
  Object.defineProperty(document, 'referrer', { configurable: true, value: address });
  Object.defineProperty(navigation, 'canGoBack', { configurable: true, value: isOwn });
  onTestFinished(() => {
    Reflect.deleteProperty(document, 'referrer');
    Reflect.deleteProperty(navigation, 'canGoBack');
  });
}
