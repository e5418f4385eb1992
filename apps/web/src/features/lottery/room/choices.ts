import { lotteryKeys } from '../slip/tab-keys.ts';
import { tabStore } from '../slip/tab-store.ts';

/** The play that was chosen last, by lottery and prize mode. */
function readChoices(): Record<string, number> {
  try {
    const value: unknown = JSON.parse(tabStore.getItem(lotteryKeys.choices) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, number>) : {};
  } catch {
    return {};
  }
}

export const chosenBefore = (of: string): number | null => readChoices()[of] ?? null;

export function rememberChoice(of: string, playId: number): void {
  const choices = { ...readChoices(), [of]: playId };
  tabStore.setItem(lotteryKeys.choices, JSON.stringify(choices));
}
