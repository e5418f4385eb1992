/** Why a round was refused; the game pages have a text for each. */
export type Refusal =
  | 'no_funds'
  | 'bet_limit'
  | 'max_bet'
  | 'game_forbidden'
  | 'player_disabled'
  | 'unknown_player'
  | 'currency'
  | 'round_cancelled'
  | 'operator_refused';

const refusalByApiCode: Readonly<Record<number, Refusal>> = {
  100: 'no_funds',
  101: 'unknown_player',
  105: 'bet_limit',
  106: 'max_bet',
  107: 'game_forbidden',
  110: 'player_disabled',
  154: 'currency',
};

export function refusalOf(apiCode: number): Refusal {
  return refusalByApiCode[apiCode] ?? 'operator_refused';
}
