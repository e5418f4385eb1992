import * as v from 'valibot';
import { drawStates } from '@pavilion/domain/lottery/state/draw-state';
import {
  described,
  howMany,
  instant,
  number,
  pageCounts,
  queryNumber,
  text,
} from '../../fields.ts';

export const gameId = described(queryNumber(1, 999_999), 'The number of the lottery.');
export const givenGameId = number('The number of the lottery.');
export const gameCode = text('The code of the lottery, such as `PVSSC1`.');
export const numero = text('The draw, such as `20261124-0731`.');

/** Of the lists of lotteries, whose pages count from 0 when they are asked for. */
export const lotteryPage = {
  page: described(
    v.optional(queryNumber(0, 9_999), 0),
    'Which page, from 0; the first where it is left out.',
  ),
  size: howMany(25),
};

/** A page of those lists; its own number counts from 1. */
export function lotteryPageOf<Item extends v.GenericSchema>(item: Item) {
  return v.object({
    list: described(v.array(item), 'The items of this page, in the order that the call names.'),
    pageSize: number('How many items a page has.'),
    ...pageCounts,
  });
}

export const drawState = described(
  v.picklist(drawStates),
  'scheduled: betting has not begun; open: it takes bets; closed: betting has ended; drawn: the ' +
    'result is known; settled: all orders are paid; resettled: so after a correction; void: it ' +
    'does not count.',
);

export const prizes = described(
  v.record(v.string(), v.array(v.string())),
  'The numbers of each prize, by its name, such as DB and G1; empty for lotteries with one number.',
);

export const drawsAt = described(instant, 'When it is drawn.');

export const device = described(
  v.optional(v.pipe(v.string(), v.maxLength(20))),
  'Not read: all devices are answered alike.',
);

export const givenPrizeMode = described(
  v.optional(v.picklist(['Lott', 'Elott', 'SEA', '1', '3', '4'])),
  'The prize mode, by name or number: 1 is Lott, 3 Elott, 4 SEA. Elott where it is left out.',
);
