import type { RebateLine, RebateSum } from './rebates.queries.ts';

/** The categories of the own play, or of one line below, on one day. */
export type RebateGroup = Pick<RebateLine, 'account' | 'nickname' | 'own'> & {
  lines: RebateLine[];
};

function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return [...groups.values()];
}

/** Rows of each day, in the order in which the days come. */
export function byDay<Row extends { day: string }>(
  rows: readonly Row[],
): { day: string; rows: Row[] }[] {
  return grouped(rows, ({ day }) => day).flatMap((of) =>
    of[0] ? [{ day: of[0].day, rows: of }] : [],
  );
}

/** The lines of one day by whose play they are. */
export function byAccount(lines: readonly RebateLine[]): RebateGroup[] {
  return grouped(lines, ({ own, account }) => `${own} ${account}`).flatMap((of) => {
    const [first] = of;
    if (!first) return [];
    const { account, nickname, own } = first;
    return [{ account, nickname, own, lines: of }];
  });
}

const isNothing = (amount: string) => !/[1-9]/.test(amount);

/** Whether more than the lines of the day makes what is paid. */
export function hasCarry({ carriedIn, carriedOut }: RebateSum): boolean {
  return !isNothing(carriedIn) || !isNothing(carriedOut);
}

/** Which sentence explains a sum. */
export function reasonOf(sum: RebateSum): 'paid' | 'due' | 'held' | 'small' | 'below' | 'nothing' {
  if (sum.state !== 'carried') return sum.state;
  if (isNothing(sum.carriedOut)) return 'nothing';
  return sum.carriedOut.startsWith('-') ? 'below' : 'small';
}
