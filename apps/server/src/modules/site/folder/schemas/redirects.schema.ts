import * as v from 'valibot';
import { list, sitePath } from './fields.ts';

/** The configured route table: the targets of paths that no screen answers to. */
export const redirectsSchema = v.strictObject({
  redirects: list(v.strictObject({ from: sitePath, to: sitePath })),
});
