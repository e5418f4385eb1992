import type { ErrorCode } from '@pavilion/contract/error-code';
import type { ApiError } from './api-error.ts';

/** In seconds: when the same request may succeed. What is too large stays so. */
const usualWait: Partial<Record<ErrorCode, number>> = {
  'request.timeout': 1,
  'request.parallel': 1,
  'request.limited': 60,
  'report.export.busy': 10,
  'server.busy': 1,
  'server.stopping': 5,
  'live.full': 30,
  // The oldest of the failed tries of the last quarter of an hour or longer is forgotten some time.
  'login.locked': 300,
  'sms.wait': 60,
  // Messages of the last hour are forgotten one after another.
  'sms.paused': 300,
  // An operator opens a game or the site when it is ready, whatever end was announced.
  'game.maintenance': 300,
  'system.maintenance': 300,
  // So long calls to a vendor rest before one tries again.
  'game.vendor.resting': 30,
};

type Pause = { expirationTime: string; time: string };

function isPause(hints: unknown): hints is Pause {
  return typeof hints === 'object' && hints !== null && 'expirationTime' in hints;
}

/** What a refusal itself says, such as the pause between two codes; else what is usual for it. */
export function retryAfterSeconds({ code, hints }: Pick<ApiError, 'code' | 'hints'>) {
  const seconds = usualWait[code];
  if (seconds === undefined || !isPause(hints)) return seconds;
  const waitMs = Date.parse(hints.expirationTime) - Date.parse(hints.time);
  return Math.max(1, Math.ceil(waitMs / 1000));
}
