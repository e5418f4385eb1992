import { readStored, writeStored } from '../state/device-storage.ts';
import { sharedValue, useSharedValue } from '../state/shared-value.ts';
import { clientKeys } from '../state/storage-keys.ts';

export type Theme = 'dark' | 'light';

function themeOf(text: string | null | undefined): Theme {
  return text === 'light' ? 'light' : 'dark';
}

/** The theme that the person chose on an earlier visit, else dark. */
export const keptTheme = (): Theme => themeOf(readStored(clientKeys.theme));

const current = sharedValue<Theme>(
  themeOf(globalThis.document?.documentElement.dataset.theme ?? readStored(clientKeys.theme)),
);

/** The colour of the browser's own bars; the same as `--ground` of the tokens. */
export const browserBars = { dark: '#0d0f1a', light: '#f7f4ec' } as const satisfies Record<
  Theme,
  string
>;

/** Shows a theme without storing it. */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', browserBars[theme]);
  current.set(theme);
}

export function chooseTheme(theme: Theme): void {
  writeStored(clientKeys.theme, theme);
  showTheme(theme);
}

const onServer = (): Theme => 'dark';

/** The script in index.html sets the attribute on the root before the first paint. */
export function useTheme(): Theme {
  return useSharedValue(current, onServer);
}
