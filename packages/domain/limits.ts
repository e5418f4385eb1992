// oxlint-disable-next-line oxc/no-barrel-file -- one by one, a page carries only those it uses
export * as limits from './limit-values.ts';
