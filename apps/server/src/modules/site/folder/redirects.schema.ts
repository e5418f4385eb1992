import * as v from 'valibot';
import { list, sitePath } from './fields.ts';

/** The configured route table: where paths that no screen answers to lead. */
export const redirectsSchema = v.strictObject({
  redirects: list(v.strictObject({ from: sitePath, to: sitePath })),
});
