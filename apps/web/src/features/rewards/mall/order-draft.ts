import type { Address } from './mall.queries.ts';

/** What is ordered, and where it is sent; the address is null for what is not sent. */
export type OrderDraft = { quantity: number; address: Address | null };
