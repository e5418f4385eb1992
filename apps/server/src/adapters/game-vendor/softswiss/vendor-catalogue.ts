import * as v from 'valibot';
import type { VendorAnswer, VendorGame } from '#ports/game-vendor.ts';
import { readList, type ListSource } from './vendor-list.ts';

const maximumAnswerBytes = 16 * 1024 * 1024;

const text = v.pipe(v.string(), v.maxLength(512));
const optionalText = v.nullish(v.union([text, v.pipe(v.number(), v.transform(String))]), null);
const texts = v.nullish(v.array(text), []);

const catalogueAnswer = v.object({
  games: v.array(
    v.object({
      identifier: text,
      name: text,
      provider: v.nullish(text, ''),
      type: v.nullish(text, ''),
      rtp: optionalText,
      volatility: optionalText,
      thumbnail: optionalText,
      currencies: texts,
      country_blacklist: texts,
    }),
  ),
});

/** Reads the games that the vendor offers to this operator. */
export async function readCatalogue(
  source: ListSource,
): Promise<VendorAnswer<readonly VendorGame[]>> {
  const answer = await readList(source, {
    name: 'games',
    shape: catalogueAnswer,
    maximumBytes: maximumAnswerBytes,
    otherwise: 'this is no list of games',
  });
  if (!answer.done) return answer;
  const games = answer.value.games.map((game) => ({
    vendorGame: game.identifier,
    name: game.name,
    provider: game.provider,
    type: game.type,
    rtpPercent: game.rtp,
    volatility: game.volatility,
    thumbnailUrl: game.thumbnail,
    currencies: game.currencies,
    blockedCountries: game.country_blacklist,
  }));
  return { done: true, value: games };
}
