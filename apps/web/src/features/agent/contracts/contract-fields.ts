import { settlementFields } from '../settlements/settlement-fields.ts';
import { accountField, oneOf, type FieldsOf } from '../team/address-fields.ts';

/** Whose contracts a page shows, with what they paid, in its address. */
export const contractFields = {
  tab: oneOf('mine', 'given'),
  account: accountField,
  ...settlementFields,
};

export type ContractFields = FieldsOf<typeof contractFields>;
