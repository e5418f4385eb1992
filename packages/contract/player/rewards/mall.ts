import * as v from 'valibot';
import {
  addressLine,
  addressPhonePattern,
  addressStreet,
  postalCodePattern,
} from '@pavilion/domain/reward/address-rule';
import { mallKinds, mallOrderStates, mostInOneOrder } from '@pavilion/domain/reward/mall-order';
import { endpoint } from '../../endpoint.ts';
import {
  amount,
  described,
  describedList,
  givenId,
  idempotencyKey,
  identifier,
  instant,
  nothing,
  number,
  pageInput,
  pageOf,
  sharedObject,
  sharedSchema,
  text,
  wholeList,
  words,
  yesNo,
} from '../../fields.ts';
import { paymentPassword, paymentPasswordErrors } from '../credentials.ts';

const mall = { moduleId: 'PTSYS3', action: 'promotion' } as const;

export const mallKind = sharedSchema(
  'MallKind',
  'bonus: money; voucher: a code; goods: sent by post.',
  v.picklist(mallKinds),
);

export const mallOrderState = sharedSchema(
  'MallOrderState',
  'done: the money is there; refused, cancelled and returned gave the points back.',
  v.picklist(mallOrderStates),
);

const picture = (description: string) =>
  v.object({
    url: text('The address of the picture.'),
    color: text(description),
  });

const mallItem = sharedObject('MallItem', 'What the mall sells for points.', {
  id: text('Its id in the mall.'),
  kind: mallKind,
  title: text('What it is called, in the language of the request.'),
  description: text('What it is, in the language of the request.'),
  picture: described(picture('The color shown until the picture is there.'), 'Its picture.'),
  pointsPrice: number('The price of one in points.'),
  left: described(v.nullable(v.number()), 'How many are left; null where it never runs out.'),
  perMember: described(v.nullable(v.number()), 'How many a member may have; null for any number.'),
  perDay: described(v.nullable(v.number()), 'How many of them on one day; null for any number.'),
  mine: number('How many of them the member has bought; without what was given back.'),
  minLevel: number('The VIP level that it takes; 0 for none.'),
  bonusAmount: described(v.nullable(amount), 'What one bonus brings; null for others.'),
  wageringMultiple: described(
    v.nullable(v.number()),
    'How often a bonus is wagered; 0 makes it cash at once; null for others.',
  ),
  most: number('How many the member could buy now with enough points; 0 where none.'),
  reason: described(
    v.nullable(v.picklist(['level', 'soldOut', 'limit'])),
    'What keeps it from more: the VIP level, the stock, or what a member may have.',
  ),
});

const listMallItems = endpoint({
  ...mall,
  method: 'GET',
  path: '/wps/relay/MCSFE_getPointReward',
  summary: 'What the mall sells, in the order of the site; sold out items too',
  access: 'session',
  sends: 'query',
  input: v.object({
    kind: described(v.optional(mallKind), 'Only those of this kind; all where it is left out.'),
    ...pageInput,
  }),
  response: pageOf(mallItem),
  errors: ['trial.restricted'],
});

/** What members and operators see of an order alike. */
export const mallOrderFields = {
  orderId: givenId,
  itemId: text('The id of the item in the mall.'),
  kind: mallKind,
  title: text('What it was called, in the language of the request.'),
  quantity: number('How many were ordered.'),
  points: number('What all of them took.'),
  bonusAmount: described(v.nullable(amount), 'What a bonus brought; null for others.'),
  state: mallOrderState,
  orderedAt: described(instant, 'When it was ordered.'),
  steps: describedList('The states that it went through, the oldest first.', {
    state: mallOrderState,
    at: described(instant, 'When that was.'),
  }),
  carrier: described(v.nullable(v.string()), 'Who brings it; null before it was sent.'),
  trackingNumber: described(
    v.nullable(v.string()),
    'The number of the shipment at the carrier; null before it was sent.',
  ),
  reason: described(
    v.nullable(v.string()),
    'Why it was refused or came back, as an operator wrote it; null for others.',
  ),
};

const mallOrder = sharedObject('MallOrder', 'What a member bought for points.', {
  ...mallOrderFields,
  picture: described(
    v.nullable(picture('The color shown until the picture is there.')),
    'Its picture; null where the mall no longer sells it.',
  ),
  codes: described(v.array(v.string()), 'The codes of a voucher that was delivered.'),
  mayCancel: yesNo('Whether the member can still cancel it.'),
});

const redeemPointReward = endpoint({
  ...mall,
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCSFE_redeemPointReward',
  summary: 'Order something for points; a repeat orders nothing again and answers the same',
  access: 'session',
  encrypted: true,
  sends: 'json',
  input: v.object({
    id: described(identifier, 'The item of the mall.'),
    quantity: described(
      v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostInOneOrder)),
      'How many.',
    ),
    addressId: described(
      v.optional(identifier),
      'Where goods are sent: an address of the member; not read for others.',
    ),
    paymentPassword,
    requestKey: idempotencyKey,
  }),
  response: mallOrder,
  errors: [
    'trial.restricted',
    'request.limited',
    'mall.not.found',
    'mall.soldOut',
    'mall.limit',
    'mall.level',
    'mall.address',
    'points.short',
    'reward.not.offered',
    'reward.repeat.differs',
    'member.excluded',
    'member.unfinished',
    'wallet.balance.limit',
    'play.locked',
    ...paymentPasswordErrors,
  ],
});

const listMallOrders = endpoint({
  ...mall,
  method: 'GET',
  path: '/wps/member/mallOrders',
  summary: 'What the member ordered, newest first',
  access: 'session',
  sends: 'query',
  input: v.object(pageInput),
  response: pageOf(mallOrder),
  errors: ['trial.restricted'],
});

const cancelMallOrder = endpoint({
  ...mall,
  method: 'POST',
  path: '/wps/member/mallOrders/{orderId}/cancel',
  summary: 'Take back an order on which nobody has acted; a repeat changes nothing',
  access: 'session',
  sends: 'json',
  input: v.object({ orderId: identifier, requestKey: idempotencyKey }),
  response: mallOrder,
  errors: ['trial.restricted', 'mall.not.found', 'mall.order.state'],
});

/** A line of an address: what a label can carry. */
const line = (most: number) => v.pipe(words, v.minLength(1), v.maxLength(most));

/** Where goods are sent, as typed. */
export const addressFields = {
  name: described(line(addressLine), 'Who receives it.'),
  phone: described(
    v.pipe(v.string(), v.trim(), v.regex(addressPhonePattern)),
    'A number at which the carrier reaches them.',
  ),
  region: described(line(addressLine), 'The region or province.'),
  city: described(line(addressLine), 'The city or municipality.'),
  street: described(line(addressStreet), 'Street, house and whatever finds the door.'),
  postalCode: described(
    v.pipe(v.string(), v.trim(), v.regex(postalCodePattern)),
    'The postal code.',
  ),
};

const address = sharedObject('Address', 'Where a member has goods sent.', {
  addressId: givenId,
  ...addressFields,
});

const addressList = v.object({
  list: wholeList(address),
  most: number('How many a member can keep.'),
});

const listAddresses = endpoint({
  ...mall,
  method: 'GET',
  path: '/wps/member/addresses',
  summary: 'Where the member has goods sent, the last one added first',
  access: 'session',
  sends: 'query',
  input: nothing,
  response: addressList,
  errors: ['trial.restricted'],
});

const addAddress = endpoint({
  ...mall,
  method: 'POST',
  path: '/wps/member/addresses',
  summary: 'Keep another address; a repeat keeps none again and answers the same',
  access: 'session',
  sends: 'json',
  input: v.object({ ...addressFields, requestKey: idempotencyKey }),
  response: address,
  errors: ['trial.restricted', 'mall.address', 'reward.repeat.differs', 'member.excluded'],
});

const changeAddress = endpoint({
  ...mall,
  method: 'PUT',
  path: '/wps/member/addresses/{addressId}',
  summary: 'Change an address; orders keep the one that they were made with',
  access: 'session',
  sends: 'json',
  input: v.object({ addressId: identifier, ...addressFields }),
  response: address,
  errors: ['trial.restricted', 'mall.not.found', 'member.excluded'],
});

const removeAddress = endpoint({
  ...mall,
  method: 'DELETE',
  path: '/wps/member/addresses/{addressId}',
  summary: 'Forget an address; a repeat changes nothing',
  access: 'session',
  sends: 'query',
  input: v.object({ addressId: identifier }),
  response: addressList,
  errors: ['trial.restricted'],
});

export const mallCalls = {
  listMallItems,
  redeemPointReward,
  listMallOrders,
  cancelMallOrder,
  listAddresses,
  addAddress,
  changeAddress,
  removeAddress,
};
