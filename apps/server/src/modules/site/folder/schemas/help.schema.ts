import * as v from 'valibot';
import { id, list } from './fields.ts';
import type { Fields } from './site-fields.ts';

export const helpSchema = ({ localText, localHtml }: Fields) =>
  v.strictObject({
    sections: list(v.strictObject({ id, title: localText, content: localHtml })),
  });
