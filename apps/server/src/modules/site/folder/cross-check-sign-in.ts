import { pageMistakes, type PaidByItself } from './cross-check-page.ts';
import { mistakeAt } from './mistake-list.ts';
import type { SiteFiles } from './site-files.ts';
import type { SiteMistake } from './site-folder-error.ts';

const mostDaysOfMonth = 31;

/** The rewards of the days that may come, and conditions that ask for something. */
function rowMistakes({ rewards }: SiteFiles): readonly SiteMistake[] {
  const signIn = rewards.value?.signIn;
  if (!signIn) return [];
  const { row, days, conditions } = signIn;
  const at = (path: readonly string[], words: string) => mistakeAt(rewards, path, words);
  const isWhole = row !== 'month' || days.length === mostDaysOfMonth;
  const asked = [
    [['deposit', 'amount'], conditions.deposit?.amount],
    [['validBets'], conditions.validBets],
  ] as const;
  return [
    ...(isWhole ? [] : [at(['signIn', 'days'], `${mostDaysOfMonth} days, because row is month`)]),
    ...asked
      .filter(([, amount]) => amount !== undefined && amount <= 0n)
      .map(([path]) => at(['signIn', 'conditions', ...path], 'an amount above 0')),
  ];
}

/** A page tells of the check-in by what it gives on the first day, and a row of days has no end. */
const signInPage = ({ rewards }: SiteFiles): PaidByItself => ({
  code: 'DAILY_CHECK_IN',
  key: 'signIn',
  gift: rewards.value?.signIn?.days[0],
  source: 'as on the first day of signIn',
  giver: 'the first day of signIn',
  isEndless: true,
});

/** Finds mistakes in the row of days to sign in for, and in the page that tells of it. */
export function signInMistakes(files: SiteFiles): readonly SiteMistake[] {
  return [...rowMistakes(files), ...pageMistakes(files, signInPage(files))];
}
