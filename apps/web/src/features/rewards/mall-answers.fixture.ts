import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { gameTypes } from '@pavilion/domain/game/game-type';

type Calls = PlayerEndpoints['rewards'];
type Item = ResponseOf<Calls['listMallItems']>['list'][number];
type Order = ResponseOf<Calls['listMallOrders']>['list'][number];
type Address = ResponseOf<Calls['listAddresses']>['list'][number];
type Config = ResponseOf<Calls['showPointConfig']>;
type Move = ResponseOf<Calls['listPointMoves']>['list'][number];

const at = '2026-11-02T08:00:00.000Z';
const noPage = { list: [], pageNum: 1, pageSize: 25, totalPages: 0, total: 0 };

/** A page that is all of a list. */
export const wholePage = <Row>(list: Row[]) => ({
  list,
  pageNum: 1,
  pageSize: 25,
  totalPages: 1,
  total: list.length,
});

/** A bonus of 50.00 for 500 points, of which there is no end. */
export const mallItem = (given: Partial<Item> = {}): Item => ({
  id: 'bonus-50',
  kind: 'bonus',
  title: '₱50 bonus',
  description: 'Added to your balance.',
  picture: { url: '', color: '#6b4a12' },
  pointsPrice: 500,
  left: null,
  perMember: null,
  perDay: null,
  mine: 0,
  minLevel: 0,
  bonusAmount: '50.00',
  wageringMultiple: 1,
  most: 5,
  reason: null,
  ...given,
});

const noMoney = { bonusAmount: null, wageringMultiple: null };

export const voucherItem = (given: Partial<Item> = {}): Item =>
  mallItem({
    ...noMoney,
    id: 'coffee',
    kind: 'voucher',
    title: 'Coffee voucher',
    description: 'Valid for 60 days.',
    pointsPrice: 200,
    left: 12,
    perMember: 2,
    mine: 1,
    most: 1,
    reason: 'limit',
    ...given,
  });

export const goodsItem = (given: Partial<Item> = {}): Item =>
  mallItem({
    ...noMoney,
    id: 'mug',
    kind: 'goods',
    title: 'Mug',
    description: 'A mug with a lantern.',
    pointsPrice: 300,
    left: 40,
    most: 3,
    reason: 'soldOut',
    ...given,
  });

/** An order of a mug that nobody has acted on. */
export const mallOrder = (given: Partial<Order> = {}): Order => ({
  orderId: 'o1',
  itemId: 'mug',
  kind: 'goods',
  title: 'Mug',
  quantity: 1,
  points: 300,
  bonusAmount: null,
  state: 'ordered',
  orderedAt: at,
  steps: [{ state: 'ordered', at }],
  carrier: null,
  trackingNumber: null,
  reason: null,
  picture: { url: '', color: '#6b4a12' },
  codes: [],
  mayCancel: true,
  ...given,
});

/** The steps through so many states, all at one time. */
export const stepsOf = (...states: Order['state'][]): Order['steps'] =>
  states.map((state) => ({ state, at }));

export const address = (given: Partial<Address> = {}): Address => ({
  addressId: 'a1',
  name: 'Ligaya Reyes',
  phone: '+63 917 555 0100',
  region: 'Cebu',
  city: 'Cebu City',
  street: '12 Mango Avenue',
  postalCode: '6000',
  ...given,
});

/** Who may convert 500 to 1,240 points, of which 10 are one peso. */
export const pointConfig = (given: Partial<Config> = {}): Config => ({
  turnoverPerPoint: '100.00',
  weights: gameTypes.map((category) => ({ category, percent: 100 })),
  expireMonths: null,
  pointsPerCurrencyUnit: 10,
  minimumConversion: 500,
  convertPerDay: 20_000,
  conversion: { least: 500, most: 1240, step: 10 },
  wageringMultiple: 1,
  wagering: { days: 14, contribution: { RNG: 100, LIVE: 20 } },
  ...given,
});

export const pointMove = (given: Partial<Move> = {}): Move => ({
  moveId: 'm1',
  kind: 'earned',
  reason: 'play',
  title: null,
  points: 5,
  balanceAfter: 1245,
  at,
  ...given,
});

/** The mall and the points of a member who has none, and has ordered nothing. */
export const noMall = {
  showPointBalance: { balance: 0, expiring: [] },
  showPointConfig: pointConfig({ conversion: { least: 500, most: 0, step: 10 } }),
  listPointMoves: noPage,
  listMallItems: noPage,
  listMallOrders: noPage,
  listAddresses: { list: [], most: 5 },
};
