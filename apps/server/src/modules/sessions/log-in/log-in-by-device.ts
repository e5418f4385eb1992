import { ApiError } from '#http/api-error.ts';
import type { RequestContext } from '#http/handlers.ts';
import { countUse } from '#http/limits/count-use.ts';
import { findMemberById } from '#modules/accounts/member.store.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { logInByDevice as call } from '@pavilion/contract/player/sessions';
import { refuseMember, type LogInDependencies } from '../log-in.ts';
import { startSession } from '../start-session.ts';

/** Ends the device: an old cookie value that comes back was copied (decision D5). */
async function memberOfDevice({ devices, sessions }: LogInDependencies, context: RequestContext) {
  const use = await devices.use(context);
  if (use.outcome === 'known') return use;
  if (use.outcome === 'reused') await sessions.end({ deviceId: use.deviceId }, 'device used twice');
  throw new ApiError('login.device.unknown');
}

/** Log in without a password, on a device that is remembered. */
export async function logInByDevice(
  deps: LogInDependencies,
  context: RequestContext,
): Promise<ResponseOf<typeof call>> {
  await countUse(deps, 'login by device', { context });
  const { deviceId, memberId } = await memberOfDevice(deps, context);
  const member = await findMemberById(deps.db, memberId);
  if (!member) throw new ApiError('login.device.unknown');
  try {
    refuseMember(deps, member);
  } catch (error) {
    await deps.devices.endAll(memberId, 'account closed');
    context.deviceCookie?.erase();
    throw error;
  }
  const entry = { way: 'device', device: deviceId } as const;
  return startSession(deps, member, entry, context);
}
