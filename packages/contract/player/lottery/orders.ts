import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import {
  amount,
  described,
  givenId,
  idempotencyKey,
  identifier,
  queryNumber,
  sharedObject,
  text,
} from '../../fields.ts';
import { device, gameId } from './lottery-fields.ts';

/** As the wire sends whole numbers in a body: as a number or as text. */
const wholeNumber = (most: number) => queryNumber(0, most);

const never = (what: string) =>
  described(v.optional(v.literal(false), false), `${what} Only false is taken.`);

const givenNumero = described(v.pipe(v.string(), v.maxLength(32)), 'The draw that is meant.');

const optionalKey = described(
  v.optional(idempotencyKey),
  'Made by the client once per order: a repeat places nothing twice and answers the same. An ' +
    'equal order without it is refused within 3 s.',
);

const placed = sharedObject('LotteryOrderPlaced', 'An order that was taken.', {
  orderMasterId: givenId,
  orderNumber: text('Its number, for people.'),
  numero: text('The first draw that it takes part in.'),
  totalBettingAmount: described(amount, 'What it cost, all draws together.'),
  commit: described(
    v.nullable(v.string()),
    'SHA-256 of the seed of the first draw as hex; null where somebody else draws.',
  ),
  balance: described(amount, 'The balance after it.'),
});

const placingErrors = [
  'request.limited',
  'lottery.game.not.found',
  'lottery.game.paused',
  'lottery.play.closed',
  'lottery.numero.unknown',
  'lottery.numero.closed',
  'lottery.slip.invalid',
  'lottery.amount.range',
  'lottery.multiple.range',
  'lottery.win.limit',
  'lottery.draw.full',
  'lottery.chase.range',
  'lottery.order.repeat',
  'wallet.no.funds',
  'wallet.repeat.differs',
  'play.locked',
  'member.excluded',
  'limit.loss.reached',
  'limit.wager.reached',
  'limit.bet.reached',
  'limit.time.reached',
  'limit.check.due',
  'limit.pause',
  'identity.check.needed',
] as const;

const mostText = 512 * 1024;

const placeOrder = endpoint({
  method: 'POST',
  path: '/lgw/orders/betting',
  summary: 'Bet in rows of numbers, in one draw or over several',
  access: 'session',
  sends: 'json',
  carries: 'longText',
  input: v.object({
    gameId,
    currentNumero: givenNumero,
    bettingSlipString: described(
      v.pipe(v.string(), v.maxLength(mostText + 1)),
      'Lines joined by `;`, each `balls~type~playId~modeId~series~multiple[~digit]`.',
    ),
    betCartAmountSum: described(amount, 'What the order costs, all its draws together.'),
    chase: described(v.optional(v.boolean(), false), 'Whether it goes over several draws.'),
    chaseSlip: described(
      v.optional(
        v.object({
          numero: described(v.pipe(v.string(), v.maxLength(32)), 'The first draw.'),
          multiples: described(
            v.pipe(v.array(wholeNumber(999_999)), v.maxLength(1000)),
            'How many times the whole order is taken in that draw and those after it; 0 leaves a ' +
              'draw out.',
          ),
        }),
      ),
      'The draws of a chase.',
    ),
    winningStop: described(
      v.optional(v.boolean(), false),
      'Whether a win stops the draws that have not closed.',
    ),
    abandoning: never('Meaning not published.'),
    quickChase: never('Meaning not published.'),
    device,
    orderType: described(v.optional(v.literal(1), 1), 'Always 1.'),
    prizeModeId: described(v.optional(wholeNumber(9), 1), 'The prize mode: 1 is Lott.'),
    requestKey: optionalKey,
  }),
  response: placed,
  errors: [...placingErrors, 'lottery.amount.differs', 'lottery.series.range'],
});

const placeBets = endpoint({
  method: 'POST',
  path: '/lgw/betting',
  summary: 'Bet on tiles with odds, or in lotteries that somebody else draws',
  access: 'session',
  sends: 'json',
  carries: 'longText',
  input: v.object({
    prizeMode: described(
      v.picklist(['Lott', 'Elott', 'SEA', '1', '3', '4']),
      'The prize mode, by name or number: 1 is Lott, 3 Elott, 4 SEA.',
    ),
    device,
    requestKey: optionalKey,
    oddsVersion: described(
      v.pipe(v.string(), v.maxLength(200)),
      'The odds that the player saw: `oddsVersion` of the settings, or of `lottery.odds.changed`.',
    ),
    contents: described(
      v.pipe(
        v.array(
          v.object({
            gameId,
            playId: described(wholeNumber(999_999), 'The play.'),
            bettingContent: described(
              v.pipe(v.string(), v.maxLength(mostText + 1)),
              'The balls, as in a line of `bettingSlipString`; of plays with a digit `balls~digit`.',
            ),
            singleBetPrice: described(
              amount,
              'What a bet costs: the amount of an option, or of a unit where odds are fixed.',
            ),
            bettingApproach: described(wholeNumber(2), '1: picked; 2: typed.'),
            bettingSlip: described(v.optional(v.null(), null), 'Always null.'),
            winStop: described(
              v.optional(v.boolean(), false),
              'Whether a win stops the draws that have not closed; the same in all contents.',
            ),
            numero: described(
              v.pipe(
                v.array(
                  v.object({
                    numero: givenNumero,
                    multiple: described(wholeNumber(999_999), 'How many times it is taken there.'),
                  }),
                ),
                v.minLength(1),
                v.maxLength(1000),
              ),
              'The draws; the same in all contents.',
            ),
          }),
        ),
        v.minLength(1),
        v.maxLength(1000),
      ),
      'The lines, all of one lottery.',
    ),
  }),
  response: placed,
  errors: [...placingErrors, 'lottery.odds.changed'],
});

const cancelSubOrders = endpoint({
  method: 'PUT',
  path: '/lgw/orders/suborders/cancel',
  summary: 'Cancel draws of an order, from the last one that is placed',
  access: 'session',
  whileExcluded: 'answered',
  sends: 'json',
  input: described(
    v.pipe(v.array(identifier), v.minLength(1), v.maxLength(200)),
    'The `orderDetailId` of each, all of one order.',
  ),
  response: v.object({
    cancelled: described(v.array(v.string()), 'The `orderDetailId` of each.'),
    balance: described(amount, 'The balance after it.'),
  }),
  errors: ['lottery.order.not.found', 'lottery.cancel.closed', 'lottery.cancel.order'],
});

export const lotteryOrderCalls = { placeOrder, placeBets, cancelSubOrders };
