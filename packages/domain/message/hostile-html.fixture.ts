import texts from './hostile-html.json' with { type: 'json' };

/** Attacks that somebody with operator's rights might try; none may run, fetch or mislead. */
export const hostileHtml: readonly string[] = texts;
