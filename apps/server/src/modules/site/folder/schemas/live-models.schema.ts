import * as v from 'valibot';
import { id, list, pictureName, text, timeOfDay, yesNo } from './fields.ts';
import type { Fields } from './site-fields.ts';

export const liveModelsSchema = ({ localText }: Fields) =>
  v.strictObject({
    models: list(
      v.strictObject({
        id,
        name: localText,
        /** gameId of the table in games.yaml. */
        game: text,
        /** A picture of the model; when absent, that of the table is shown. */
        picture: v.optional(pictureName),
        /** When the model streams, times of day at the site; always when absent. */
        hours: v.optional(v.strictObject({ from: timeOfDay, until: timeOfDay })),
        on: yesNo,
      }),
    ),
  });
