import texts from './hostile-html.json' with { type: 'json' };

/** What somebody with the operator's pen might try; none of it may run, fetch or lead astray. */
export const hostileHtml: readonly string[] = texts;
