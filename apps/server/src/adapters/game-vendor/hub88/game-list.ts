import * as v from 'valibot';
import type { VendorAnswer, VendorGame } from '#ports/game-vendor.ts';
import { callGameApi, type GameApi } from './game-api.ts';

const maximumBytes = 16 * 1024 * 1024;

const text = v.pipe(v.string(), v.maxLength(512));

const listAnswer = v.array(
  v.object({
    game_code: text,
    name: text,
    product: v.nullish(text, ''),
    category: v.nullish(text, ''),
    url_thumb: v.nullish(text, null),
    enabled: v.nullish(v.boolean(), true),
    rtp: v.nullish(v.union([text, v.pipe(v.number(), v.transform(String))]), null),
    volatility: v.nullish(v.number(), null),
    blocked_countries: v.nullish(v.array(text), []),
  }),
);

/** Maps the vendor's six steps to our three; any other number is left out. */
const volatilityOfStep: Readonly<Record<number, string>> = {
  1: 'low',
  2: 'low',
  3: 'medium',
  4: 'medium',
  5: 'high',
  6: 'high',
};

/** Reads the games that the vendor offers to us, without those that it has switched off. */
export async function readGameList(
  api: GameApi,
  deadlineMs: number,
): Promise<VendorAnswer<readonly VendorGame[]>> {
  const answer = await callGameApi(api, 'game/list', {}, { deadlineMs, maximumBytes });
  if (!answer.done) return answer;
  const parsed = v.safeParse(listAnswer, answer.value);
  if (!parsed.success) {
    return { done: false, failure: { kind: 'unreadable', detail: 'this is no list of games' } };
  }
  const games = parsed.output
    .filter((game) => game.enabled)
    .map((game) => ({
      vendorGame: game.game_code,
      name: game.name,
      provider: game.product,
      type: game.category,
      rtpPercent: game.rtp,
      volatility: game.volatility === null ? null : (volatilityOfStep[game.volatility] ?? null),
      thumbnailUrl: game.url_thumb,
      // The list names no currencies: an operator is enabled for its own or not at all.
      currencies: [],
      blockedCountries: game.blocked_countries,
    }));
  return { done: true, value: games };
}
