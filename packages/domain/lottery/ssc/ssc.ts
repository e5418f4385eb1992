import type { OwnFamily } from '../play.ts';
import { entPlays } from './ent-plays.ts';
import { places, resultShowing, type SscResult } from './ssc-result.ts';
import { tradPlays } from './trad-plays.ts';

export type { SscResult } from './ssc-result.ts';

export const ssc: OwnFamily<SscResult> = {
  code: 'SSC',
  plays: [...tradPlays, ...entPlays],
  resultOf: ({ winNo }) =>
    /^[0-9]{5}$/.test(winNo) ? resultShowing(places, [...winNo].map(Number)) : null,
  winNoOf: (result) => result.join(''),
  draw: (uniform) => [uniform(10), uniform(10), uniform(10), uniform(10), uniform(10)],
};
