import type { WalletOperation } from '#modules/wallet/operation.ts';
import {
  categoryOfStakes,
  lotteryNode,
  type MoneyOfBet,
} from '@pavilion/domain/lottery/order/prize-mode';
import type { LotteryDeps } from './lottery-deps.ts';

/** Everything that lotteries move has this source. */
export const lotterySource = 'lottery';

/** Where bets count: rows of numbers with the slider in LOTT, all others in ELOTT. */
export type LotteryCategory = ReturnType<typeof categoryOfStakes>;

/** What a sub-order's postings have in common. */
export type RoundMoney = Readonly<{
  /** Its number, which is the round, and of which the ids of its postings are made. */
  number: string;
  accountId: bigint;
  /** The account of the house in the same currency. */
  houseId: bigint;
  gameId: number;
  money: MoneyOfBet;
}>;

type Posted = Pick<WalletOperation, 'kind' | 'amountMinor' | 'externalId'> &
  Pick<Partial<WalletOperation>, 'reverses' | 'finishesRound'>;

function outsideRound({ accountId, houseId, money }: RoundMoney, posted: Posted): WalletOperation {
  const category = categoryOfStakes(money);
  return { accountId, contraId: houseId, source: lotterySource, category, ...posted };
}

function posting(round: RoundMoney, posted: Posted): WalletOperation {
  const gameNode = lotteryNode(round.gameId, categoryOfStakes(round.money));
  return { ...outsideRound(round, posted), roundId: round.number, gameNode };
}

/** Takes the stake of a sub-order. */
export function betOf(round: RoundMoney, stake: bigint): WalletOperation {
  return posting(round, { kind: 'bet', amountMinor: -stake, externalId: round.number });
}

/** Gives the stake back: cancelled, stopped, or void, also after it was settled. */
export function stakeBackOf(round: RoundMoney): WalletOperation {
  const { number } = round;
  const externalId = `${number}:c`;
  return posting(round, { kind: 'rollback', amountMinor: 0n, externalId, reverses: number });
}

const winId = ({ number }: RoundMoney, version: number) => `${number}:w${version}`;

/** Ends the round of a sub-order with what it won by a version of the result; 0 where it lost. */
export function resultOf(round: RoundMoney, version: number, win: bigint): WalletOperation {
  const kind = win > 0n ? 'win' : 'finish';
  const externalId = winId(round, version);
  return posting(round, { kind, amountMinor: win, externalId, finishesRound: true });
}

/** Takes the win of an earlier version back. */
export function winBackOf(round: RoundMoney, version: number): WalletOperation {
  const reverses = winId(round, version);
  return posting(round, {
    kind: 'rollback',
    amountMinor: 0n,
    externalId: `${reverses}:x`,
    reverses,
  });
}

const rebateId = ({ number }: RoundMoney) => `${number}:r`;

/** Gives what the slider gives back, once, whatever is corrected; it is no win of the round. */
export function rebateOf(round: RoundMoney, rebate: bigint): WalletOperation {
  const externalId = rebateId(round);
  return outsideRound(round, { kind: 'memberRebate', amountMinor: rebate, externalId });
}

/** Takes that back where the draw is void. */
export function rebateBackOf(round: RoundMoney): WalletOperation {
  const reverses = rebateId(round);
  const externalId = `${reverses}:x`;
  return outsideRound(round, { kind: 'rollback', amountMinor: 0n, externalId, reverses });
}

/** The account of the house for lotteries, in money or in the play money of trial accounts. */
export function houseOf(
  { wallet, currency, trialCurrency }: Pick<LotteryDeps, 'wallet' | 'currency' | 'trialCurrency'>,
  isTrial: boolean,
): Promise<bigint> {
  return wallet.houseAccount(lotterySource, isTrial ? trialCurrency.code : currency.code);
}
