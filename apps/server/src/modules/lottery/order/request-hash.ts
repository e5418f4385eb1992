import { createHash } from 'node:crypto';
import type { ParsedInputOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';

type Calls = PlayerEndpoints['lottery'];
export type OrderInput = ParsedInputOf<Calls['placeOrder']>;
export type BetsInput = ParsedInputOf<Calls['placeBets']>;

/** The same text for "8.0000", "8.00" and "8". */
export function plainAmount(amount: string): string {
  const [whole = '', decimals = ''] = amount.split('.');
  const kept = decimals.replace(/0+$/, '');
  return kept === '' ? whole : `${whole}.${kept}`;
}

const hashOf = (asked: readonly unknown[]): Uint8Array =>
  createHash('sha256').update(JSON.stringify(asked)).digest();

/** SHA-256 of all that an order in rows of numbers asks for. */
export function hashOfOrder(input: OrderInput): Uint8Array {
  const { gameId, prizeModeId, bettingSlipString, betCartAmountSum, chaseSlip } = input;
  const draws = input.chase
    ? [chaseSlip?.numero ?? null, chaseSlip?.multiples ?? null, input.winningStop]
    : [input.currentNumero];
  const amount = plainAmount(betCartAmountSum);
  return hashOf(['rows', gameId, prizeModeId, bettingSlipString, amount, ...draws]);
}

/** SHA-256 of all that bets ask for; the odds that the player saw are not among it. */
export function hashOfBets({ prizeMode, contents }: BetsInput): Uint8Array {
  const lines = contents.map((content) => [
    content.gameId,
    content.playId,
    content.bettingContent,
    plainAmount(content.singleBetPrice),
    content.bettingApproach,
    content.numero.length > 1 && content.winStop,
    content.numero.map(({ numero, multiple }) => [numero, multiple]),
  ]);
  return hashOf(['bets', prizeMode, lines]);
}
