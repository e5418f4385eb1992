import { sql } from 'kysely';

const onlineMs = 5 * 60_000;

/** A query of the members who are here now; a session counts that was seen in five minutes. */
export function onlineMembers(now: Date) {
  return sql<{ member_id: bigint }>`
    select member_id from session
    where ended_at is null and last_seen_at >= ${new Date(now.getTime() - onlineMs)}
      and expires_at > ${now}`;
}
