import type { Failure } from '@pavilion/contract/envelope';
import { errorStatus } from '@pavilion/contract/error-code';
import { closedCode, type SystemStatus } from '@pavilion/domain/site/system-status';

/** Paths of the calls that a closed site answers. */
const answered =
  /^\/wps\/(system\/(status|location|whitelabel|settings\/consolidated)|session\/logout)(\?|$)/;

/** The refusal that a closed site would answer, to save the request; null while it is open. */
export function closedAnswer(url: string, status: SystemStatus): Response | null {
  const errorCode = closedCode(status);
  if (errorCode === null || answered.test(url)) return null;
  const failure: Failure = { success: false, errorCode, message: '', value: null };
  return Response.json(failure, { status: errorStatus[errorCode] });
}
