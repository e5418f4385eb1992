import * as v from 'valibot';
import { callJson } from '../../../kit/call-json.ts';
import type { VendorAnswer, VendorMatch } from '../../../ports/game-vendor.ts';

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

/** The matches that the books of the vendor offer now. */
export async function readMatches(
  baseUrl: string,
  operator: string,
  deadlineMs: number,
): Promise<VendorAnswer<readonly VendorMatch[]>> {
  const answer = await callJson({
    url: `${baseUrl}/api/v1/operator/fixtures?operator=${encodeURIComponent(operator)}`,
    method: 'GET',
    headers: {},
    deadlineMs,
    maximumBytes: maximumAnswerBytes,
  });
  if (!answer.done) return answer;
  const parsed = v.safeParse(matchesAnswer, answer.value);
  if (!parsed.success) {
    return { done: false, failure: { kind: 'unreadable', detail: 'this is no list of matches' } };
  }
  const matches = parsed.output.fixtures.map((fixture) => ({
    matchId: fixture.identifier,
    vendorGame: fixture.game,
    home: fixture.home,
    away: fixture.away,
    startsAt: new Date(fixture.starts_at),
  }));
  return { done: true, value: matches };
}
