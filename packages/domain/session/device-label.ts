/** Names a device so that a person can tell theirs apart; null where the browser does not say. */
export type DeviceLabel = { browser: string | null; system: string | null };

/** In this order: the user agents of earlier ones contain the later names too. */
const browsers: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\biPhone\b|\biPad\b|\biPod\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

function firstMatch(text: string, names: readonly (readonly [RegExp, string])[]): string | null {
  return names.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** Reads browser and system from a user agent, without versions. */
export function deviceLabel(userAgent: string): DeviceLabel {
  return { browser: firstMatch(userAgent, browsers), system: firstMatch(userAgent, systems) };
}
