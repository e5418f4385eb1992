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
        /** The picture of the table where it is left out. */
        picture: v.optional(pictureName),
        /** When the model is on the air, times of day at the site; always where it is left out. */
        hours: v.optional(v.strictObject({ from: timeOfDay, until: timeOfDay })),
        on: yesNo,
      }),
    ),
  });
