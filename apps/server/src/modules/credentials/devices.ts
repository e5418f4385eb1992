import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { RequestContext } from '#http/handlers.ts';
import type { Clock } from '#kit/clock.ts';
import { hashToken, randomToken } from '#kit/secrets/random-token.ts';
import {
  endDevice,
  endDevicesOf,
  findDevice,
  insertDevice,
  rotateDevice,
} from './device/device.store.ts';

const rememberedForMs = 60 * 86_400_000;

/** Two pages of a browser may send the old value at once, before it has the newer one. */
const sameMomentMs = 10_000;

export type DeviceUse =
  | { outcome: 'known'; deviceId: string; memberId: bigint }
  /** An old value came back after a newer one: it was copied. */
  | { outcome: 'reused'; deviceId: string; memberId: bigint }
  | { outcome: 'unknown' | 'crossed' };

function newExpiry(now: Date): Date {
  return new Date(now.getTime() + rememberedForMs);
}

type Presented = { id: string; hash: Buffer };

function readCookie({ deviceCookie }: RequestContext): Presented | null {
  const match = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(deviceCookie?.value ?? '');
  if (match === null) return null;
  const [, id = '', token = ''] = match;
  return { id, hash: hashToken(token) };
}

function isSame(one: Uint8Array | null, other: Uint8Array): boolean {
  return one !== null && one.length === other.length && timingSafeEqual(one, other);
}

/** Starts and ends the remembering of a device. */
function createRemembering(db: Database, clock: Clock) {
  /** Ends the device of the presented cookie, so that a log-in leaves no earlier one in use. */
  async function forget(context: RequestContext, reason: string): Promise<void> {
    const presented = readCookie(context);
    if (presented === null) return;
    const device = await findDevice(db, presented.id);
    if (device && isSame(device.token_hash, presented.hash)) {
      await endDevice(db, device.id, { reason, now: clock() });
    }
    context.deviceCookie?.erase();
  }

  /** Remembers a new device and writes its cookie; null when the call cannot set one. */
  async function remember(memberId: bigint, context: RequestContext): Promise<string | null> {
    if (!context.deviceCookie) return null;
    await forget(context, 'replaced');
    const id = randomUUID();
    const token = randomToken();
    const now = clock();
    await insertDevice(db, {
      id,
      member_id: memberId,
      token_hash: hashToken(token),
      previous_hash: null,
      rotated_at: now,
      created_at: now,
      expires_at: newExpiry(now),
      ended_at: null,
      end_reason: null,
      address: context.address,
      user_agent: context.userAgent,
    });
    context.deviceCookie.write(`${id}.${token}`, newExpiry(now));
    return id;
  }

  return { remember, forget };
}

/** Devices that log in without a password: a rotating cookie, stored hashed (decision D5). */
export function createDevices(db: Database, clock: Clock) {
  const ending = (reason: string) => ({ reason, now: clock() });

  async function judgeOldValue({ id, hash }: Presented, now: Date): Promise<DeviceUse> {
    const device = await findDevice(db, id);
    if (!device || device.ended_at !== null || device.expires_at <= now) {
      return { outcome: 'unknown' };
    }
    const crossed = now.getTime() - device.rotated_at.getTime() < sameMomentMs;
    if (crossed && isSame(device.previous_hash, hash)) return { outcome: 'crossed' };
    await endDevice(db, id, ending('used twice'));
    return { outcome: 'reused', deviceId: id, memberId: device.member_id };
  }

  /** Checks the cookie and gives the browser the next one. */
  async function use(context: RequestContext): Promise<DeviceUse> {
    const presented = readCookie(context);
    if (presented === null) return { outcome: 'unknown' };
    const now = clock();
    const token = randomToken();
    const memberId = await rotateDevice(db, {
      id: presented.id,
      presentedHash: presented.hash,
      newHash: hashToken(token),
      now,
      expiresAt: newExpiry(now),
    });
    if (memberId !== null) {
      context.deviceCookie?.write(`${presented.id}.${token}`, newExpiry(now));
      return { outcome: 'known', deviceId: presented.id, memberId };
    }
    const judged = await judgeOldValue(presented, now);
    if (judged.outcome !== 'crossed') context.deviceCookie?.erase();
    return judged;
  }

  /** The id and member of a device that is remembered; changes nothing. */
  async function recognise(context: RequestContext) {
    const presented = readCookie(context);
    const device = presented && (await findDevice(db, presented.id));
    if (!device || device.ended_at !== null || device.expires_at <= clock()) return null;
    if (!isSame(device.token_hash, presented.hash)) return null;
    return { deviceId: device.id, memberId: device.member_id };
  }

  async function isLive(id: string): Promise<boolean> {
    const device = await findDevice(db, id);
    return device !== undefined && device.ended_at === null && device.expires_at > clock();
  }

  return {
    ...createRemembering(db, clock),
    use,
    recognise,
    isLive,
    end: (id: string, reason: string) => endDevice(db, id, ending(reason)),
    /** Ends every device of a member, except the one that is kept. */
    endAll: (memberId: bigint, reason: string, keptId: string | null = null) =>
      endDevicesOf(db, memberId, ending(reason), keptId),
    /** Does so with the commit of a transaction, and keeps none. */
    endAllIn: (transaction: DatabaseTransaction, memberId: bigint, reason: string) =>
      endDevicesOf(transaction, memberId, ending(reason), null),
  };
}

export type Devices = ReturnType<typeof createDevices>;
