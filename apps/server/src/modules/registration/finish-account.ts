import type { DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import type { SessionContext } from '#http/handlers.ts';
import { countUse } from '#http/limits/count-use.ts';
import { dayAt } from '#kit/time/day-range.ts';
import { findContact } from '#modules/accounts/contact.store.ts';
import { lockUnexcluded } from '#modules/accounts/member-lock.store.ts';
import { findNarrowing, findPasswordHash, writeFinished } from '#modules/accounts/member.store.ts';
import { refuseWeakPassword } from '#modules/credentials/refuse-weak-password.ts';
import { writeNewPassword } from '#modules/credentials/write-new-password.ts';
import { endOtherLogIns } from '#modules/sessions/end-other-log-ins.ts';
import type { Sessions } from '#modules/sessions/sessions.ts';
import type { ParsedInputOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { birthdayProblem } from '@pavilion/domain/registration/registration-problems';
import type { RegisterDependencies } from './register.ts';

type Input = ParsedInputOf<PlayerEndpoints['registration']['finishAccount']>;

type Deps = Sessions['deps'] & Pick<RegisterDependencies, 'policy' | 'timeZone' | 'excludedPeople'>;

function refuseBadInput(deps: Deps, input: Input, username: string): void {
  const { policy, clock, timeZone } = deps;
  const { minimumAge } = policy;
  if (!input.agreement) throw new ApiError('register.agreement');
  const today = dayAt(clock(), timeZone);
  const problem = birthdayProblem(input.birthday, { today, minimumAge });
  if (problem !== null) throw new ApiError(problem);
  refuseWeakPassword(input.password, username, policy.password);
}

/** Refuses an account without a proved contact, where the site can prove one. */
async function refuseUnreachable(deps: Deps, memberId: bigint): Promise<void> {
  const { db, sendsCodes, sendsMail, excludedPeople } = deps;
  const contact = await findContact(db, memberId);
  const mobile = contact?.mobile_num ?? null;
  const email = contact?.email_proved_at ? contact.email : null;
  const canProve = sendsCodes('bind') || sendsMail;
  if (canProve && mobile === null && email === null) throw new ApiError('member.contact.missing');
  const details = { mobile, email };
  await excludedPeople.refuse({ place: 'registration', details, otherId: memberId });
}

const isUnfinished = async (db: Deps['db'] | DatabaseTransaction, memberId: bigint) =>
  (await findNarrowing(db, memberId)).isUnfinished;

/** The hash of the new password, and of the first one, which is another. */
async function hashesOf({ db, hasher }: Deps, memberId: bigint, password: string) {
  const checkedHash = await findPasswordHash(db, memberId);
  if (checkedHash === null) throw new Error(`no member ${memberId}`);
  if (await hasher.verify(checkedHash, password)) throw new ApiError('modify.new.old.same');
  return { checkedHash, newHash: await hasher.hash(password) };
}

/**
 * Makes an account that an agent opened its member's own: a password that only the member knows, a
 * birthday, the terms, and a proved contact. A repeat changes nothing.
 */
export async function finishAccount(
  deps: Deps,
  input: Input,
  context: SessionContext,
): Promise<void> {
  const { db, sessions, putNotification } = deps;
  const { memberId, username } = context.caller;
  if (!(await isUnfinished(db, memberId))) return;
  refuseBadInput(deps, input, username);
  await countUse(deps, 'password change', { account: memberId });
  await refuseUnreachable(deps, memberId);
  const hashes = await hashesOf(deps, memberId, input.password);
  const finished = await db.transaction().execute(async (transaction) => {
    await lockUnexcluded(transaction, memberId);
    if (!(await isUnfinished(transaction, memberId))) return false;
    const change = { memberId, ...hashes };
    const written = await writeNewPassword(transaction, putNotification, change);
    if (!written) throw new ApiError('server.busy');
    await writeFinished(transaction, memberId, input.birthday);
    return true;
  });
  if (finished) await endOtherLogIns(deps, context);
  await sessions.renew(memberId);
}
