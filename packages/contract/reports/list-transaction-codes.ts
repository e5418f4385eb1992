import * as v from 'valibot';
import { transactionGroups } from '@pavilion/domain/wallet/transaction-group';
import { endpoint } from '../endpoint.ts';
import { familyFields } from '../fields.ts';
import { transactionKinds } from './list-transactions.ts';

export const listTransactionCodes = endpoint({
  method: 'GET',
  path: '/wps/wallets/transactionCodes',
  summary: 'The kinds that the transaction record is filtered by, with their names',
  access: 'session',
  moduleId: 'TRANSREC3',
  sends: 'query',
  input: v.object(familyFields),
  response: v.array(
    v.object({
      /** The `kind` of the transaction record. */
      code: transactionKinds,
      /** In the language of the request. */
      label: v.string(),
      group: v.picklist(transactionGroups),
    }),
  ),
  errors: [],
});
