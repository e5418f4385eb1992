import { readStored, writeStored } from '../state/device-storage.ts';
import { sharedValue, useSharedValue } from '../state/shared-value.ts';
import { clientKeys } from '../state/storage-keys.ts';
import { chooseTheme, showTheme, useTheme, type Theme } from './theme.ts';

/** The person's choice; `system` follows the device. */
export type ThemeChoice = Theme | 'system';

const lightDevice = globalThis.matchMedia?.('(prefers-color-scheme: light)');
const system = sharedValue(readStored(clientKeys.theme) === 'system');

const deviceTheme = (): Theme => (lightDevice?.matches ? 'light' : 'dark');

lightDevice?.addEventListener('change', () => {
  if (readStored(clientKeys.theme) === 'system') showTheme(deviceTheme());
});

export function chooseThemeChoice(choice: ThemeChoice): void {
  system.set(choice === 'system');
  if (choice !== 'system') {
    chooseTheme(choice);
    return;
  }
  writeStored(clientKeys.theme, choice);
  showTheme(deviceTheme());
}

export function useThemeChoice(): ThemeChoice {
  const theme = useTheme();
  const follows = useSharedValue(system, () => false);
  return follows && readStored(clientKeys.theme) === 'system' ? 'system' : theme;
}
