import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import {
  described,
  idempotencyKey,
  identifier,
  memberAccount,
  nothing,
  number,
  onlyInState,
  pageInput,
  pageOf,
  sharedObject,
  text,
  typedAccount,
  wholeList,
  words,
  yesNo,
} from '../fields.ts';
import {
  addressFields,
  mallKind,
  mallOrderFields,
  mallOrderState,
} from '../player/rewards/mall.ts';

const operatorOrder = sharedObject('OperatorMallOrder', 'An order, as operators see it.', {
  ...mallOrderFields,
  account: memberAccount,
  waitsForCode: yesNo('Whether it is a voucher for which no code is left.'),
  hasAddress: yesNo('Whether the address is still kept; only opened to send.'),
  lastOperator: described(
    v.nullable(v.string()),
    'The operator who made the state what it is; null for the member and the site.',
  ),
});

const listAllMallOrders = endpoint({
  method: 'GET',
  path: '/operator/mall/orders',
  summary: 'Orders of all members, newest first',
  access: 'operator',
  sends: 'query',
  input: v.object({
    account: described(v.optional(typedAccount), 'Only those of this member.'),
    kind: described(v.optional(mallKind), 'Only those of this kind.'),
    state: onlyInState(mallOrderState),
    ...pageInput,
  }),
  response: pageOf(operatorOrder),
  errors: ['member.not.found'],
});

const named = { orderId: identifier };
const reason = v.pipe(words, v.minLength(5), v.maxLength(200));
const stateErrors = ['mall.not.found', 'mall.order.state'] as const;

const approveMallOrder = endpoint({
  method: 'POST',
  path: '/operator/mall/orders/{orderId}/approve',
  summary: 'Accept an order of goods, to send it; a repeat changes nothing',
  access: 'operator',
  sends: 'json',
  input: v.object(named),
  response: operatorOrder,
  errors: stateErrors,
});

const refuseMallOrder = endpoint({
  method: 'POST',
  path: '/operator/mall/orders/{orderId}/refuse',
  summary: 'Refuse an order, and give points and stock back; a repeat changes nothing',
  access: 'operator',
  sends: 'json',
  input: v.object({ ...named, reason: described(reason, 'Why, as the member reads it.') }),
  response: operatorOrder,
  errors: stateErrors,
});

const openMallAddress = endpoint({
  method: 'POST',
  path: '/operator/mall/orders/{orderId}/address',
  summary: 'Where an order that is approved goes, to write its label',
  access: 'operator',
  sends: 'json',
  input: v.object(named),
  response: v.object(addressFields),
  errors: stateErrors,
});

const sendMallOrder = endpoint({
  method: 'POST',
  path: '/operator/mall/orders/{orderId}/send',
  summary: 'Note that goods are on their way; a repeat changes nothing',
  access: 'operator',
  sends: 'json',
  input: v.object({
    ...named,
    carrier: described(v.pipe(words, v.minLength(1), v.maxLength(60)), 'Who brings it.'),
    trackingNumber: described(
      v.pipe(words, v.minLength(1), v.maxLength(60)),
      'The number of the shipment at the carrier.',
    ),
  }),
  response: operatorOrder,
  errors: [...stateErrors, 'reward.repeat.differs'],
});

const arriveMallOrder = endpoint({
  method: 'POST',
  path: '/operator/mall/orders/{orderId}/arrive',
  summary: 'Note that goods have arrived; a repeat changes nothing',
  access: 'operator',
  sends: 'json',
  input: v.object(named),
  response: operatorOrder,
  errors: stateErrors,
});

const returnMallOrder = endpoint({
  method: 'POST',
  path: '/operator/mall/orders/{orderId}/return',
  summary: 'Note that goods came back, and give points and stock back; a repeat changes nothing',
  access: 'operator',
  sends: 'json',
  input: v.object({ ...named, reason: described(reason, 'Why, as the member reads it.') }),
  response: operatorOrder,
  errors: stateErrors,
});

const stock = sharedObject('MallStock', 'What is left of an item of the mall.', {
  itemId: text('The id of the item in the mall.'),
  kind: mallKind,
  title: text('What it is called, in the language of the request.'),
  left: described(v.nullable(v.number()), 'How many can be ordered; null where it never runs out.'),
  reserved: number('How many are ordered, and neither delivered nor given back.'),
  codesLeft: described(v.nullable(v.number()), 'Codes that wait for orders; null for no voucher.'),
  waiting: number('Orders of it that nobody has acted on, or that wait for a code.'),
});

const listMallStock = endpoint({
  method: 'GET',
  path: '/operator/mall/stock',
  summary: 'What is left of every item, in the order of the site',
  access: 'operator',
  sends: 'query',
  input: nothing,
  response: v.object({ list: wholeList(stock) }),
  errors: [],
});

const changeMallStock = endpoint({
  method: 'POST',
  path: '/operator/mall/stock',
  summary: 'Add to what is left of an item, or take from it; a repeat changes nothing again',
  access: 'operator',
  sends: 'json',
  input: v.object({
    itemId: described(identifier, 'The item of the mall.'),
    change: described(
      v.pipe(v.number(), v.integer(), v.minValue(-1_000_000), v.maxValue(1_000_000), v.notValue(0)),
      'How many more there are; below zero for fewer.',
    ),
    reason: described(reason, 'Why, for other operators.'),
    requestKey: idempotencyKey,
  }),
  response: stock,
  errors: ['mall.not.found', 'mall.stock', 'reward.repeat.differs'],
});

const loadMallCodes = endpoint({
  method: 'POST',
  path: '/operator/mall/codes',
  summary: 'Add codes of a voucher; what the item had before is left out',
  access: 'operator',
  sends: 'json',
  input: v.object({
    itemId: described(identifier, 'The voucher of the mall.'),
    codes: described(
      v.pipe(
        v.array(v.pipe(words, v.minLength(4), v.maxLength(100))),
        v.minLength(1),
        v.maxLength(500),
      ),
      'The codes; kept encrypted, and never shown to operators again.',
    ),
    requestKey: idempotencyKey,
  }),
  response: v.object({
    added: number('How many were new.'),
    repeated: number('How many the item had before, or came twice.'),
    codesLeft: number('How many wait for orders now.'),
  }),
  errors: ['mall.not.found', 'reward.repeat.differs'],
});

export const mallCalls = {
  listAllMallOrders,
  approveMallOrder,
  refuseMallOrder,
  openMallAddress,
  sendMallOrder,
  arriveMallOrder,
  returnMallOrder,
  listMallStock,
  changeMallStock,
  loadMallCodes,
};
