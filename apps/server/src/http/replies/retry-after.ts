import type { ErrorCode } from '@pavilion/contract/error-code';
import type { ApiError } from '../api-error.ts';

/** Seconds after which the same request may succeed, by code. */
const usualWait: Partial<Record<ErrorCode, number>> = {
  'request.timeout': 1,
  'request.parallel': 1,
  'request.limited': 60,
  'report.export.busy': 10,
  'server.busy': 1,
  'server.stopping': 5,
  'live.full': 30,
  // Failed tries expire one by one, a quarter of an hour or more after they were made.
  'login.locked': 300,
  'sms.wait': 60,
  // Messages of the last hour expire one after another.
  'sms.paused': 300,
  // An operator may end maintenance before or after the announced time.
  'game.maintenance': 300,
  'lottery.game.paused': 300,
  'system.maintenance': 300,
  // The rest time of a vendor's circuit breaker.
  'game.vendor.resting': 30,
};

type Pause = { expirationTime: string; time: string };

function isPause(hints: unknown): hints is Pause {
  return typeof hints === 'object' && hints !== null && 'expirationTime' in hints;
}

/** The seconds in the error's hints, such as the pause between two codes, or the usual ones. */
export function retryAfterSeconds({ code, hints }: Pick<ApiError, 'code' | 'hints'>) {
  const seconds = usualWait[code];
  if (seconds === undefined || !isPause(hints)) return seconds;
  const waitMs = Date.parse(hints.expirationTime) - Date.parse(hints.time);
  return Math.max(1, Math.ceil(waitMs / 1000));
}
