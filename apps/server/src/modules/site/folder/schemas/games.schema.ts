import * as v from 'valibot';
import { markedPresets } from '@pavilion/domain/game/category-preset';
import { gameClassifications } from '@pavilion/domain/game/game-type';
import {
  code,
  gameNumber,
  gameType,
  isRate,
  list,
  pictureName,
  positiveNumber,
  text,
  validWeight,
  yesNo,
} from './fields.ts';
import type { Fields } from './site-fields.ts';

export const gamesSchema = ({ localText, money }: Fields) =>
  v.strictObject({
    games: list(
      v.strictObject({
        gameId: text,
        nodeId: gameNumber,
        vendor: code,
        /** The game's id at the vendor's connection. */
        vendorGame: text,
        gameType,
        classify: list(v.picklist(gameClassifications, `one of ${gameClassifications.join(', ')}`)),
        /** Presets of the settings that are given by neither type nor classification. */
        presets: v.optional(list(v.picklist(markedPresets, `one of ${markedPresets.join(', ')}`))),
        minBet: money,
        rtpPercent: v.pipe(
          v.number('a percentage from 50 to 100'),
          v.minValue(50, 'a percentage from 50 to 100'),
          v.maxValue(100, 'a percentage from 50 to 100'),
          v.check(isRate, 'a percentage with at most two decimals'),
        ),
        /** Percent of a stake that counts as valid bet; when absent, that of its category. */
        validWeight: v.optional(validWeight),
        volatility: v.picklist(['low', 'medium', 'high'], 'low, medium or high'),
        hot: yesNo,
        new: yesNo,
        supportPlay: yesNo,
        roomId: v.optional(text),
        /** Pay lines, for games that have them. */
        lines: v.optional(positiveNumber),
        /** Whether the game takes the whole window; when absent, its vendor decides. */
        topLevel: v.optional(yesNo),
        title: localText,
        picture: pictureName,
      }),
    ),
  });
