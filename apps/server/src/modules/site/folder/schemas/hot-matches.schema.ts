import * as v from 'valibot';
import { id, list, pictureName, text, timeOfDay, wholeNumber } from './fields.ts';
import type { Fields } from './site-fields.ts';

export const hotMatchesSchema = ({ localText }: Fields) =>
  v.strictObject({
    teams: list(v.strictObject({ id, name: localText, crest: pictureName })),
    /** Templates: the day of each match is counted from the day of the request. */
    matches: list(
      v.strictObject({
        id,
        competition: localText,
        home: id,
        away: id,
        inDays: wholeNumber,
        time: timeOfDay,
        game: text,
      }),
    ),
  });
