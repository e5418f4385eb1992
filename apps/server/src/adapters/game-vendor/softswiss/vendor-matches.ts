import * as v from 'valibot';
import type { VendorAnswer, VendorMatch } from '#ports/game-vendor.ts';
import { readList, type ListSource } from './vendor-list.ts';

const maximumAnswerBytes = 1024 * 1024;

const text = v.pipe(v.string(), v.maxLength(128));

const matchesAnswer = v.object({
  fixtures: v.array(
    v.object({
      identifier: text,
      game: text,
      home: text,
      away: text,
      starts_at: v.pipe(v.string(), v.isoTimestamp()),
    }),
  ),
});

/** Reads the matches that the vendor's books offer now. */
export async function readMatches(
  source: ListSource,
): Promise<VendorAnswer<readonly VendorMatch[]>> {
  const answer = await readList(source, {
    name: 'fixtures',
    shape: matchesAnswer,
    maximumBytes: maximumAnswerBytes,
    otherwise: 'this is no list of matches',
  });
  if (!answer.done) return answer;
  const matches = answer.value.fixtures.map((fixture) => ({
    matchId: fixture.identifier,
    vendorGame: fixture.game,
    home: fixture.home,
    away: fixture.away,
    startsAt: new Date(fixture.starts_at),
  }));
  return { done: true, value: matches };
}
