import * as v from 'valibot';

/** As typed; the server compares in lower case. */
export const username = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(32));

export const password = v.pipe(v.string(), v.minLength(1), v.maxLength(128));
