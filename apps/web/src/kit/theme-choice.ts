import { readStored, writeStored } from './device-storage.ts';
import { sharedValue, useSharedValue } from './shared-value.ts';
import { localKeys } from './storage-keys.ts';
import { chooseTheme, showTheme, useTheme, type Theme } from './theme.ts';

/** What a person chose; `system` follows the device. */
export type ThemeChoice = Theme | 'system';

const lightDevice = globalThis.matchMedia?.('(prefers-color-scheme: light)');
const system = sharedValue(readStored(localKeys.theme) === 'system');

const deviceTheme = (): Theme => (lightDevice?.matches ? 'light' : 'dark');

lightDevice?.addEventListener('change', () => {
  if (readStored(localKeys.theme) === 'system') showTheme(deviceTheme());
});

export function chooseThemeChoice(choice: ThemeChoice): void {
  system.set(choice === 'system');
  if (choice !== 'system') {
    chooseTheme(choice);
    return;
  }
  writeStored(localKeys.theme, choice);
  showTheme(deviceTheme());
}

export function useThemeChoice(): ThemeChoice {
  const theme = useTheme();
  const follows = useSharedValue(system, () => false);
  return follows && readStored(localKeys.theme) === 'system' ? 'system' : theme;
}
