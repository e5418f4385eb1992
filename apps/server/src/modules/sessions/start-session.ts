import type { Database } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import type { RequestContext } from '#http/handlers.ts';
import type { Clock } from '#kit/clock.ts';
import { findNarrowing, hasStanding, recordLogin } from '#modules/accounts/member.store.ts';
import type { PutNotification } from '#modules/credentials/account-notifications.ts';
import type { Devices } from '#modules/credentials/devices.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { ErrorCode } from '@pavilion/contract/error-code';
import type { logIn } from '@pavilion/contract/player/sessions';
import { maskAddress } from '@pavilion/domain/member/masked';
import { deviceLabel } from '@pavilion/domain/session/device-label';
import {
  findLastLogin,
  hasUsedLocation,
  recordTry,
  type LoginMethod,
} from './history/login-record.store.ts';
import { noteBrowser } from './note-browser.ts';
import type { SessionRegistry } from './session-registry.ts';

export type StartSessionDependencies = {
  db: Database;
  clock: Clock;
  sessions: SessionRegistry;
  devices: Devices;
  putNotification: PutNotification;
  /** Whether a log-in says when and where the one before it was. */
  showsPreviousLogin: boolean;
};

/** The person who has proved who they are. */
type Person = {
  id: bigint;
  username: string;
  member_type: number;
  last_login_at: Date | null;
  /** The hash at the time of the proof; absent for a person who was created just now. */
  password_hash?: string;
};

export type Entry = {
  way: LoginMethod;
  /** True to remember this device anew; an id when the device is known already. */
  device: boolean | string;
  /** A further condition of the proof, checked again once the session is open. */
  isTied?: () => Promise<boolean>;
};

/** A location of a login in the form shown to its member. */
export function showLocation(location: { address: string; user_agent: string }) {
  return { ...deviceLabel(location.user_agent), addressMasked: maskAddress(location.address) };
}

async function deviceOf(
  deps: StartSessionDependencies,
  person: Person,
  entry: Entry,
  context: RequestContext,
) {
  if (typeof entry.device === 'string') return entry.device;
  if (entry.device) return deps.devices.remember(person.id, context);
  await deps.devices.forget(context, 'no longer wanted');
  return null;
}

/** A remembered device is known, and so is a browser at an address where it was used before. */
export async function isNewLocation(
  { db, devices }: Pick<StartSessionDependencies, 'db' | 'devices'>,
  person: Pick<Person, 'id' | 'last_login_at'>,
  way: LoginMethod,
  context: RequestContext,
): Promise<boolean> {
  const asksProof = way === 'password' || way === 'sms' || way === 'identity';
  if (!asksProof || person.last_login_at === null) return false;
  const device = await devices.recognise(context);
  if (device?.memberId === person.id) return false;
  return !(await hasUsedLocation(db, person.id, context));
}

async function notifyOfLogin(
  { db, putNotification }: StartSessionDependencies,
  memberId: bigint,
  sessionId: string,
  { userAgent }: RequestContext,
): Promise<void> {
  const device = deviceLabel(userAgent);
  const notification = { kind: 'new login', memberId: memberId.toString(), device } as const;
  await db
    .transaction()
    .execute((transaction) => putNotification(transaction, `login ${sessionId}`, notification));
}

/** The error of a login whose proof became invalid while it went on. */
const overtaken = {
  password: 'login.failed',
  sms: 'verification.code.wrong',
  device: 'login.device.unknown',
  passkey: 'passkey.failed',
  identity: 'identity.failed',
  register: 'login.failed',
  trial: 'login.failed',
} as const satisfies Record<LoginMethod, ErrorCode>;

type Opened = { sessionId: string; deviceId: string | null };

/**
 * Checks the proof again after the session opened. A reset, an exclusion and a disconnection write
 * first and end devices and sessions after, so either this check or their end finds the other.
 */
async function stillHolds(
  { db, devices }: StartSessionDependencies,
  person: Person,
  entry: Entry,
): Promise<boolean> {
  if (person.password_hash === undefined) return true;
  const stands = await hasStanding(db, person.id, person.password_hash);
  if (entry.isTied && !(await entry.isTied())) return false;
  return stands && (typeof entry.device !== 'string' || (await devices.isLive(entry.device)));
}

async function takeBack(
  { sessions, devices }: StartSessionDependencies,
  { sessionId, deviceId }: Opened,
  { deviceCookie }: RequestContext,
): Promise<void> {
  await sessions.end({ id: sessionId }, 'overtaken');
  if (deviceId === null) return;
  await devices.end(deviceId, 'overtaken');
  deviceCookie?.erase();
}

/** The end of every log-in method: session, remembered device, record and answer. */
export async function startSession(
  deps: StartSessionDependencies,
  person: Person,
  entry: Entry,
  context: RequestContext,
): Promise<ResponseOf<typeof logIn>> {
  const { db, clock, sessions } = deps;
  const now = clock();
  const isNew = await isNewLocation(deps, person, entry.way, context);
  const deviceId = await deviceOf(deps, person, entry, context);
  const previous = deps.showsPreviousLogin ? await findLastLogin(db, person.id) : undefined;
  const { token, id } = await sessions.open(person.id, context, { way: entry.way, deviceId });
  if (!(await stillHolds(deps, person, entry))) {
    await takeBack(deps, { sessionId: id, deviceId }, context);
    throw new ApiError(overtaken[entry.way]);
  }
  await recordTry(
    db,
    { memberId: person.id, outcome: 'succeeded', way: entry.way, at: now },
    context,
  );
  await noteBrowser(deps, person.id, entry.way, context);
  await recordLogin(db, person.id, now);
  if (isNew) await notifyOfLogin(deps, person.id, id, context);
  const { isExcluded, isUnfinished } = await findNarrowing(db, person.id);
  return {
    token,
    userName: person.username,
    type: person.member_type,
    firstTimeLogin: person.last_login_at === null,
    excluded: isExcluded,
    unfinished: isUnfinished,
    remembered: deviceId !== null,
    previousLogin: previous ? { at: previous.at.toISOString(), ...showLocation(previous) } : null,
  };
}
