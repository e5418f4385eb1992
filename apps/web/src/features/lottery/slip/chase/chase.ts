/** A draw of a chase; at multiple 0 it is left out. */
export type ChaseDraw = Readonly<{ numero: string; multiple: number }>;

/** The draws that an order goes over, one after the other. */
export type Chase = Readonly<{ draws: readonly ChaseDraw[]; stopsOnWin: boolean }>;

/** The draws that are not left out. */
export const takenDraws = ({ draws }: Chase): readonly ChaseDraw[] =>
  draws.filter(({ multiple }) => multiple > 0);

/** How many times the whole order is taken. */
export const timesTaken = (chase: Chase | null): number =>
  chase === null ? 1 : chase.draws.reduce((all, { multiple }) => all + multiple, 0);

/** The same multiples from another draw on; those for which no draw is left fall away. */
export function chaseFrom(chase: Chase, numero: string, numeros: readonly string[]): Chase {
  const taken = takenDraws(chase);
  const from = chase.draws.findIndex((draw) => draw === taken[0]);
  const at = numeros.indexOf(numero);
  const draws = chase.draws.slice(from).flatMap(({ multiple }, index) => {
    const next = at === -1 ? undefined : numeros[at + index];
    return next === undefined ? [] : [{ numero: next, multiple }];
  });
  return { ...chase, draws };
}

export type ChaseKind = 'same' | 'step' | 'profit';

/** What was typed for a chase. */
export type ChaseForm = Readonly<{
  kind: ChaseKind;
  /** The first draw; null for the one that comes next. */
  first: string | null;
  draws: string;
  multiple: string;
  start: string;
  every: string;
  factor: string;
  percent: string;
  stopsOnWin: boolean;
  /** Multiples that were changed by hand, by the numero; null for that of the plan. */
  changes: Readonly<Record<string, number | null>>;
}>;

export const firstForm: ChaseForm = {
  kind: 'same',
  first: null,
  draws: '5',
  multiple: '1',
  start: '1',
  every: '2',
  factor: '2',
  percent: '50',
  stopsOnWin: true,
  changes: {},
};
