import * as v from 'valibot';
import { gameTypes } from '@pavilion/domain/game/game-type';
import { amount } from '../fields.ts';

export const gameType = v.picklist(gameTypes);

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
  gameClassify: v.string(),
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
