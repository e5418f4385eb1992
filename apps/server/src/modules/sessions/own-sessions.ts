import type { Database } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import type { Caller } from '#http/handlers.ts';
import type { Clock } from '#kit/clock.ts';
import { pageOf, pageSlice } from '#kit/page.ts';
import type { Devices } from '#modules/credentials/devices.ts';
import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type {
  endOtherSessions as endOthersCall,
  listLogins as loginsCall,
  listSessions as listCall,
} from '@pavilion/contract/player/sessions';
import { listLoginRecords, type LoginMethod } from './history/login-record.store.ts';
import type { SessionRegistry } from './session-registry.ts';
import { findSession } from './session.store.ts';
import { showLocation } from './start-session.ts';

export const loginsKeptMs = 90 * 86_400_000;

export type OwnSessionsDependencies = {
  db: Database;
  clock: Clock;
  sessions: SessionRegistry;
  devices: Devices;
};

type Row = Awaited<ReturnType<SessionRegistry['list']>>[number];

function isRemembered({ device_id, device_ended_at, device_expires_at }: Row, now: Date): boolean {
  return device_id !== null && device_ended_at === null && (device_expires_at ?? now) > now;
}

export async function listOwnSessions(
  { sessions, clock }: OwnSessionsDependencies,
  { memberId, sessionId }: Caller,
): Promise<ResponseOf<typeof listCall>> {
  const rows = await sessions.list(memberId);
  return {
    list: rows.map((row) => ({
      sessionId: row.id,
      current: row.id === sessionId,
      createdAt: row.created_at.toISOString(),
      lastSeenAt: row.last_seen_at.toISOString(),
      way: row.opened_by as LoginMethod,
      remembered: isRemembered(row, clock()),
      ...showLocation(row),
    })),
  };
}

/** A session of somebody else is refused like an unknown one. */
export async function endOwnSession(
  { sessions, devices }: OwnSessionsDependencies,
  { memberId }: Caller,
  sessionId: string,
): Promise<void> {
  const [ended] = await sessions.end({ id: sessionId, memberId }, 'logged out elsewhere');
  if (!ended) throw new ApiError('session.not.found');
  if (ended.device_id !== null) await devices.end(ended.device_id, 'logged out elsewhere');
}

export async function endAllOtherSessions(
  { db, sessions, devices }: OwnSessionsDependencies,
  caller: Caller,
): Promise<ResponseOf<typeof endOthersCall>> {
  const own = await findSession(db, caller.sessionId);
  await devices.endAll(caller.memberId, 'logged out elsewhere', own?.device_id ?? null);
  const ended = await sessions.endOthers(caller, 'logged out elsewhere');
  return { ended: ended.length };
}

export async function listOwnLogins(
  { db, clock }: OwnSessionsDependencies,
  { memberId }: Caller,
  query: ParsedInputOf<typeof loginsCall>,
): Promise<ResponseOf<typeof loginsCall>> {
  const since = new Date(clock().getTime() - loginsKeptMs);
  const { rows, total } = await listLoginRecords(db, memberId, { since, ...pageSlice(query) });
  const list = rows.map((row) => ({
    at: row.at.toISOString(),
    outcome: row.outcome,
    way: row.way as LoginMethod,
    ...showLocation(row),
  }));
  return pageOf(list, total, query);
}
