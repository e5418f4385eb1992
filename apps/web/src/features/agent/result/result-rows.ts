import type { ReactNode } from 'react';
import type { ResultColumn, ResultFields } from './result-fields.ts';
import type { TeamReport } from './team-result.queries.ts';

/** What cards and table are given. */
export type ResultRowsProps = {
  report: TeamReport;
  fields: ResultFields;
  columns: readonly ResultColumn[];
  /** The address with the team of a line. */
  teamOf: (account: string) => string;
  /** The address with somebody's bets; null where the site does not show them. */
  betsOf: ((account: string) => string) | null;
  /** Shows more lines. */
  more: ReactNode;
  onSort: (changes: Pick<ResultFields, 'sort' | 'direction'>) => void;
};
