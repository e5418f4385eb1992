import { page } from 'vitest/browser';
import type { BreakChoices, CurrentExclusion, OwnExclusion } from './exclusion.queries.ts';

export const timeOuts: BreakChoices = {
  kind: 'timeOut',
  choices: ['24 h', '3 d', '7 d', '30 d'],
  returnAfterHours: null,
};

export const selfExclusions: BreakChoices = {
  kind: 'selfExclusion',
  choices: ['6 m', '1 y', '5 y', 'forGood'],
  returnAfterHours: 24,
};

/** An exclusion in force; by default a time-out that has just begun. */
export function exclusionOf(given: Partial<CurrentExclusion> = {}): OwnExclusion {
  const current: CurrentExclusion = {
    kind: 'timeOut',
    since: new Date().toISOString(),
    until: new Date(Date.now() + 24 * 60 * 60_000).toISOString(),
    byOperator: false,
    returnStep: 'none',
    returnFrom: null,
    returnAfterHours: 24,
    longer: [],
    closing: null,
    ...given,
  };
  return { current, help: [] };
}

type Closing = NonNullable<CurrentExclusion['closing']>;

/** An account that is being closed; by default its balance is left. */
export function closingOf(
  given: Partial<Closing> = {},
  more: Partial<CurrentExclusion> = {},
): OwnExclusion {
  return exclusionOf({
    kind: 'closing',
    until: null,
    longer: [timeOuts, selfExclusions],
    closing: {
      waitsFor: ['balance'],
      rest: null,
      restGivenUp: false,
      dataKeptFor: '5 y',
      ...given,
    },
    ...more,
  });
}

/** Where the page of excluded members leads: to money, records and support. */
export const excludedLinks = [
  '/m/withdraw',
  '/m/gameRecord',
  '/m/transaction/record',
  '/m/profitandloss',
  '/m/history',
  '/m/webEmail',
  '/m/feedback',
];

/** The addresses of the links on the page. */
export function linksOfPage(): (string | null)[] {
  const links = page.getByRole('main').getByRole('link').elements();
  return links.map((link) => link.getAttribute('href'));
}
