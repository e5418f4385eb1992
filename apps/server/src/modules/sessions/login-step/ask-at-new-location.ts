import { ApiError } from '#http/api-error.ts';
import type { RequestContext } from '#http/handlers.ts';
import type { Clock } from '#kit/clock.ts';
import { hashToken, randomToken } from '#kit/secrets/random-token.ts';
import type { StoredMember } from '#modules/accounts/member.store.ts';
import type { Devices } from '#modules/credentials/devices.ts';
import type { LoginStep } from '@pavilion/contract/player/sessions';
import type { NewLocationRule } from '@pavilion/domain/session/new-location';
import { isNewLocation } from '../start-session.ts';
import { insertStep } from './login-step.store.ts';
import {
  findReaches,
  maskReach,
  sendLoginCode,
  type LoginCodeDependencies,
  type Reach,
} from './send-login-code.ts';

export type LoginStepDependencies = LoginCodeDependencies & {
  clock: Clock;
  devices: Devices;
  newLocation: NewLocationRule;
};

/** The first proof of a log-in, and the wishes that came with it. */
export type FirstStep = {
  way: 'password' | 'identity';
  remember: boolean;
  identityTicket?: string | undefined;
};

type Pause = Pick<LoginStep, 'expirationTime' | 'time'>;

const stepMs = 15 * 60_000;

/** A mark that changes with the password and reveals nothing about it. */
export function passwordMark({ password_hash }: StoredMember): Uint8Array {
  return hashToken(password_hash);
}

/** Sends by the first method that accepts a code now; one sent a moment ago still counts. */
async function sendFirst(
  deps: LoginStepDependencies,
  memberId: bigint,
  reaches: readonly Reach[],
  context: RequestContext,
): Promise<Pause & { sentBy: Reach['way'] }> {
  let refused: unknown;
  for (const reach of reaches) {
    try {
      const { expirationTime, time } = await sendLoginCode(deps, memberId, reach, context);
      return { expirationTime, time, sentBy: reach.way };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'sms.wait') return { ...(error.hints as Pause), sentBy: reach.way };
      refused = error;
    }
  }
  throw refused;
}

/**
 * Throws `login.verification.required` where the location is new to the member and the site asks
 * for a code there. A member whom no code reaches is let in, and notified as on other sites.
 */
export async function askAtNewLocation(
  deps: LoginStepDependencies,
  member: StoredMember,
  { way, remember, identityTicket }: FirstStep,
  context: RequestContext,
): Promise<void> {
  if (deps.newLocation !== 'ask' || !(await isNewLocation(deps, member, way, context))) return;
  const reaches = await findReaches(deps, member.id);
  if (reaches.length === 0) return;
  const { sentBy, ...pause } = await sendFirst(deps, member.id, reaches, context);
  const verificationTicket = randomToken();
  await insertStep(deps.db, {
    ticket_hash: hashToken(verificationTicket),
    member_id: member.id,
    password_mark: passwordMark(member),
    way,
    remember,
    identity_ticket_hash: identityTicket === undefined ? null : hashToken(identityTicket),
    sent_by: sentBy,
    user_agent: context.userAgent,
    expires_at: new Date(deps.clock().getTime() + stepMs),
  });
  const step: LoginStep = { verificationTicket, ways: reaches.map(maskReach), sentBy, ...pause };
  throw new ApiError('login.verification.required', step);
}
