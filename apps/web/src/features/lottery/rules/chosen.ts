import { range } from '@pavilion/domain/lottery/counting';
import type { PickedPlay, Play } from '@pavilion/domain/lottery/play';
import type { Sentence } from './sentences.ts';

/** How many balls of its row the smallest selection of a play has; 0 where there is none. */
function leastBalls(play: PickedPlay<never>): number {
  const values = play.rows[0]?.balls.values ?? [];
  const positions = range(0, (play.positions?.least ?? 0) - 1);
  const selected = (balls: readonly number[]) =>
    play.positions ? { rows: [balls], positions } : { rows: [balls] };
  return values.findIndex((_, at) => play.count(selected(values.slice(0, at + 1))) > 0) + 1;
}

/** In how many rows something must be chosen, where any of several do. */
function leastRows({ rows, count }: PickedPlay<never>): number {
  // A ball of its own for each row: some plays take none twice.
  const firsts = rows.map(({ balls }, at) => balls.values.slice(at, at + 1));
  const inFirst = (rowCount: number) => firsts.map((row, at) => (at < rowCount ? row : []));
  return range(1, rows.length).find((rowCount) => count({ rows: inFirst(rowCount) }) > 0) ?? 0;
}

function inRows(play: PickedPlay<never>): Sentence {
  const { rows, code } = play;
  if (play.digits) return { key: 'lottery.rule.pick.anyRow', values: {} };
  if (code.endsWith('Join')) return { key: 'lottery.rule.pick.join', values: {} };
  const count = rows.length === 5 ? leastRows(play) : rows.length;
  const key =
    count < rows.length ? 'lottery.rule.pick.someRows' : ('lottery.rule.pick.rows' as const);
  return { key, values: { count } };
}

function inOneRow(play: PickedPlay<never>): Sentence {
  const [row] = play.rows;
  const count = leastBalls(play);
  if (play.positions) {
    return { key: 'lottery.rule.pick.places', values: { places: play.positions.least, count } };
  }
  const { name = '', balls } = row ?? {};
  const { values = [], width = 1, names } = balls ?? {};
  if (values.length === 1) return { key: 'lottery.rule.pick.nothing', values: {} };
  if (count > 1) {
    const alone = play.count({ rows: [values.slice(0, count)] });
    return alone > 1
      ? { key: 'lottery.rule.pick.doubles', values: {} }
      : { key: 'lottery.rule.pick.sets', values: { count } };
  }
  if (name === 'SUM' && play.count({ rows: [values.slice(1, 2)] }) > 1) {
    return { key: 'lottery.rule.pick.sums', values: {} };
  }
  // Numbers such as 68 are built of digits; 01 to 49 are balls.
  const isNumber = names === undefined && name === 'NUMBERS' && values[0] === 0;
  return isNumber
    ? { key: 'lottery.rule.pick.numbers', values: { count: width } }
    : { key: 'lottery.rule.pick.each', values: {} };
}

/** What is chosen in a play, and what of it is a bet. */
export function chosenIn(play: Play<never>): Sentence {
  if (play.approach === 'typed') {
    const { length, blanks } = play.number;
    return { key: 'lottery.rule.pick.typed', values: { count: length - blanks } };
  }
  return play.rows.length > 1 ? inRows(play) : inOneRow(play);
}
