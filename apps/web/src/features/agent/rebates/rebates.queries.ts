import { rowsOf, usePages } from '#features/records/record-pages.ts';
import { api } from '#kit/api.ts';
import { ownData } from '@pavilion/client/queries/queries.tsx';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import type { CommissionsInput, IncomeInput } from './rebate-fields.ts';

type Calls = PlayerEndpoints['agents'];
type RebatePage = ResponseOf<Calls['listCommissions']>;
type IncomePage = ResponseOf<Calls['listIncome']>;
export type RebateLine = RebatePage['list'][number];
export type RebateSum = RebatePage['days'][number];
export type RebateTotal = RebatePage['footer'];
export type Payment = IncomePage['list'][number];
export type IncomeTotal = IncomePage['footer'];

const rebatesKey = [ownData, 'team', 'rebates'];

/** Tells lines apart: those of one person, day and category differ by the day of the play. */
export const lineKey = ({ day, own, account, category, playedOn }: RebateLine) =>
  [day, own, account, category, playedOn].join(' ');

/** Fetches rebates line by line, with the sums of their days. */
export function useRebateLines(input: CommissionsInput) {
  return usePages(
    [...rebatesKey, 'lines', input],
    (page, signal) => api.agents.listCommissions({ ...input, ...page }, signal),
    (pages: RebatePage[]) => {
      const [first] = pages;
      return first && { ...first, list: rowsOf(pages, lineKey) };
    },
  );
}

/** Fetches everything that was paid. */
export function useIncome(input: IncomeInput) {
  return usePages(
    [...rebatesKey, 'income', input],
    (page, signal) => api.agents.listIncome({ ...input, ...page }, signal),
    (pages: IncomePage[]) => {
      const [first] = pages;
      return first && { ...first, list: pages.flatMap(({ list }) => list) };
    },
  );
}
