import * as v from 'valibot';
import { gameTypes } from '@pavilion/domain/game/game-type';
import { amount, blankable, queryNumber } from '../fields.ts';

export const gameType = v.picklist(gameTypes);

/** What a list is narrowed to; clients of the family send an empty text for "all". */
export const gameFilter = {
  gameType: blankable(gameType),
  vassalage: v.optional(v.pipe(v.string(), v.maxLength(32))),
};

/** 2 is the mobile web; the list is the same for all. */
export const clientType = blankable(queryNumber(1, 9));

/** A game as the seed's section 3 names its fields. */
export const game = v.object({
  gameId: v.string(),
  nodeId: v.number(),
  nodeName: v.string(),
  gameName: v.string(),
  displayName: v.string(),
  gameType,
  vassalage: v.string(),
  vendorName: v.string(),
  /** The first classification of the game, empty for none. */
  gameClassify: v.string(),
  /** All of them, with commas between. */
  gameClassifyNew: v.string(),
  minBet: amount,
  iconUrl: v.string(),
  mobileLargeIcon: v.string(),
  /** Ground colour shown until the picture is there. */
  iconColor: v.string(),
  showIcon: v.boolean(),
  roomId: v.string(),
  supportPlay: v.boolean(),
  hot: v.boolean(),
  isNew: v.boolean(),
  maintenance: v.boolean(),
});
