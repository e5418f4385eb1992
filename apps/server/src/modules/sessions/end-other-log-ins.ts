import type { Database } from '#db/database.ts';
import type { SessionContext } from '#http/handlers.ts';
import type { Devices } from '#modules/credentials/devices.ts';
import type { SessionRegistry } from './session-registry.ts';
import { findSession, moveToDevice } from './session.store.ts';

type Deps = { db: Database; devices: Devices; sessions: Pick<SessionRegistry, 'endOthers'> };

/** Forgets every device; the present one is remembered anew if it was before. */
async function renewDevices({ db, devices }: Deps, context: SessionContext): Promise<void> {
  const { memberId, sessionId } = context.caller;
  const session = await findSession(db, sessionId);
  const deviceId = session?.device_id ?? null;
  const wasRemembered = deviceId !== null && (await devices.isLive(deviceId));
  await devices.endAll(memberId, 'password changed');
  const renewed = wasRemembered ? await devices.remember(memberId, context) : null;
  await moveToDevice(db, sessionId, renewed);
}

/** Ends every other session and device of the caller, whose password has changed. */
export async function endOtherLogIns(deps: Deps, context: SessionContext): Promise<void> {
  await renewDevices(deps, context);
  await deps.sessions.endOthers(context.caller, 'password changed');
}
