/** Named one by one, so that a page carries those alone that it uses. */
export * as limits from './limit-values.ts';
