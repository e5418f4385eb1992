import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import type { Fraction } from '@pavilion/domain/lottery/fraction';
import type { MoneyOfBet, PrizeMode } from '@pavilion/domain/lottery/order/prize-mode';
import type { Family, Play } from '@pavilion/domain/lottery/play';
import type { Near } from '../clock/near.ts';
import type { Lottery } from '../lottery.queries.ts';

type Calls = PlayerEndpoints['lottery'];

export type Setting = ResponseOf<Calls['getSetting']>;
export type MenuOfMode = ResponseOf<Calls['getPlayMenu']>[number];

/** A play as the site offers it. */
export type RoomPlay = Readonly<{
  play: Play<unknown>;
  name: string;
  /** Whether it takes bets. */
  isOpen: boolean;
  /** What 1.00 pays by each tier: fair odds, which a series lowers, or the site's fixed ones. */
  odds: readonly Fraction[];
}>;

/** Plays that stand together under a name, such as "First 2". */
export type RoomGroup = Readonly<{
  code: string;
  name: string;
  parts: readonly Readonly<{ code: string; plays: readonly RoomPlay[] }>[];
}>;

/** A draw that takes bets. */
export type OpenDraw = Readonly<{
  numero: string;
  /** By the clock of the device. */
  closesAtMs: number;
  yearAnimal: number;
}>;

/** What the betting page of a lottery shows and bets on, in one prize mode. */
export type Room = Readonly<{
  lottery: Lottery;
  family: Family<unknown>;
  mode: PrizeMode;
  money: MoneyOfBet;
  groups: readonly RoomGroup[];
  setting: Setting;
  /** The slider of the member; null in modes without one. Guests see the lowest own series. */
  series: Readonly<{ least: number; own: number }> | null;
  /** How many decimals the currency has. */
  digits: number;
  near: Near;
  /** Null while no draw is open, or the lottery is paused. */
  draw: OpenDraw | null;
}>;

/** All plays of the room, in the order of its menu. */
export const playsOf = ({ groups }: Pick<Room, 'groups'>): readonly RoomPlay[] =>
  groups.flatMap(({ parts }) => parts.flatMap(({ plays }) => plays));

/** The play with the number, or null where the mode does not have it. */
export function playOf(room: Pick<Room, 'groups'>, playId: number): RoomPlay | null {
  return playsOf(room).find(({ play }) => play.playId === playId) ?? null;
}

/** The animal of the lunar year of the draw that is bet on next; animals have odds by it. */
export function yearAnimalOf({ draw, near: { answer } }: Pick<Room, 'draw' | 'near'>): number {
  const coming = draw ?? answer.currentNumero ?? answer.nextNumero;
  return coming?.yearAnimal ?? 0;
}

/** Names a lottery in a prize mode, where something is kept for each. */
export const nameOfRoom = ({ lottery, mode }: Pick<Room, 'lottery' | 'mode'>): string =>
  `${lottery.code} ${mode.prizeModeId}`;
