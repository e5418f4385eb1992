/** Exported one by one, so that a page contains only the ones that it uses. */
export * as limits from './limit-values.ts';
