import type { DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import type { RequestContext } from '#http/handlers.ts';
import { lockMember } from '#modules/accounts/member-lock.store.ts';
import { findMemberById } from '#modules/accounts/member.store.ts';
import type { EmailCodes } from '#modules/credentials/email-codes.ts';
import type { SmsCodes } from '#modules/credentials/sms-codes.ts';
import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { verifyLogin as call } from '@pavilion/contract/player/sessions';
import { recordTry } from '../history/login-record.store.ts';
import { refuseMember, type LogInDependencies } from '../log-in.ts';
import { forgetLock } from '../login-limits.ts';
import { tieByTicket } from '../sign-in-ticket.ts';
import { startSession } from '../start-session.ts';
import type { LoginStepDependencies } from './ask-at-new-location.ts';
import { takeStep } from './login-step.store.ts';
import { isStillMarked, openStep, type OpenStep } from './open-step.ts';
import { findReaches } from './send-login-code.ts';

export type VerifyLoginDependencies = LogInDependencies &
  LoginStepDependencies & {
    codes: Pick<SmsCodes, 'check' | 'use'>;
    emailCodes: Pick<EmailCodes, 'check' | 'use'>;
  };

const codePattern = /^\d{1,10}$/;

/** Checks the code by the method that sent it last; returns the function that uses it up. */
async function checkCode(
  deps: VerifyLoginDependencies,
  { step, member }: OpenStep,
  code: string,
  context: RequestContext,
): Promise<(transaction: DatabaseTransaction) => Promise<void>> {
  const { codes, emailCodes } = deps;
  const reaches = await findReaches(deps, member.id);
  const to = reaches.find(({ way }) => way === step.sent_by)?.to;
  if (to === undefined || !codePattern.test(code)) throw new ApiError('verification.code.wrong');
  if (step.sent_by === 'sms') {
    const checked = await codes.check({ mobileNum: to, purpose: 'verify' }, code, context);
    return (transaction) => codes.use(transaction, checked);
  }
  const owner = { memberId: member.id, email: to, purpose: 'verify' } as const;
  const hash = await emailCodes.check(owner, code);
  return (transaction) => emailCodes.use(transaction, owner, hash);
}

/** Records a wrong code as a failed log-in in the member's history. */
async function checkAndRecord(
  deps: VerifyLoginDependencies,
  open: OpenStep,
  code: string,
  context: RequestContext,
) {
  try {
    return await checkCode(deps, open, code, context);
  } catch (error) {
    if (error instanceof ApiError) {
      const { member_id: memberId, way } = open.step;
      await recordTry(deps.db, { memberId, outcome: 'failed', way, at: deps.clock() }, context);
    }
    throw error;
  }
}

/** The second step of a log-in (wire.md): verifies the code that was sent to the member. */
export async function verifyLogin(
  deps: VerifyLoginDependencies,
  { verificationTicket, verificationCode }: ParsedInputOf<typeof call>,
  context: RequestContext,
): Promise<ResponseOf<typeof call>> {
  const open = await openStep(deps, verificationTicket, context);
  const { step, member } = open;
  refuseMember(deps, member);
  const useCode = await checkAndRecord(deps, open, verificationCode, context);
  await deps.db.transaction().execute(async (transaction) => {
    await lockMember(transaction, member.id);
    const current = await findMemberById(transaction, member.id);
    const isOpen = current !== undefined && isStillMarked(step, current);
    if (!isOpen || !(await takeStep(transaction, step.ticket_hash))) {
      throw new ApiError('login.verification.expired');
    }
    await useCode(transaction);
    const ticketHash = step.identity_ticket_hash;
    if (ticketHash !== null) await tieByTicket(deps, transaction, member.id, ticketHash);
  });
  const entry = { way: step.way, device: step.remember };
  const value = await startSession(deps, member, entry, context);
  await forgetLock(deps, member.username, context);
  return value;
}
