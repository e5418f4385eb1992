import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { amount, nothing } from '../fields.ts';

const depositChannel = v.object({
  code: v.string(),
  kind: v.picklist(['gateway', 'qr', 'bankTransfer', 'manual']),
  name: v.string(),
  hint: v.string(),
  iconUrl: v.string(),
  minimum: amount,
  maximum: amount,
  quickAmounts: v.array(amount),
});

export const listDepositChannels = endpoint({
  method: 'GET',
  path: '/wps/system/depositBanks',
  summary: 'The ways to deposit with their limits',
  access: 'session',
  action: 'deposit',
  sends: 'query',
  input: nothing,
  response: v.object({ list: v.array(depositChannel) }),
  errors: [],
});
