import type { Motif } from '../drawing/motif.ts';

/** A game of the vendors' catalogue, as far as its picture needs it. */
export type CatalogueGame = {
  readonly id: string;
  readonly title: { readonly EN: string };
  readonly type: string;
  readonly engine: string;
  readonly skin: string;
  readonly classify: string;
  readonly art: { readonly subject: string; readonly motif: Motif; readonly hue: number };
};
