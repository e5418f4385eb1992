import { sql } from 'kysely';
import { minuteMs } from '#kit/time/milliseconds.ts';

const onlineMs = 5 * minuteMs;

/** A query of the members who are here now; a session counts that was seen in five minutes. */
export function onlineMembers(now: Date) {
  return sql<{ member_id: bigint }>`
    select member_id from session
    where ended_at is null and last_seen_at >= ${new Date(now.getTime() - onlineMs)}
      and expires_at > ${now}`;
}
