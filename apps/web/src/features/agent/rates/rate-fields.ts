import { accountField } from '../team/address-fields.ts';

/** What the page shows, in its address. */
export const rateFields = {
  /** Whose rates are open. */
  account: accountField,
  /** What is searched for. */
  name: accountField,
};
