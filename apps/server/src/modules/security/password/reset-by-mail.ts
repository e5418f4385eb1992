import { randomUUID } from 'node:crypto';
import { ApiError } from '#http/api-error.ts';
import type { RequestContext } from '#http/handlers.ts';
import { countUse } from '#http/limits/count-use.ts';
import { hashToken } from '#kit/secrets/random-token.ts';
import { findMemberById } from '#modules/accounts/member.store.ts';
import { findPasswordLink, usePasswordLink } from '#modules/credentials/password-link.store.ts';
import { refuseWeakPassword } from '#modules/credentials/refuse-weak-password.ts';
import type { ParsedInputOf } from '@pavilion/contract/endpoint';
import type {
  requestPasswordMail as requestCall,
  resetPasswordByLink as resetCall,
} from '@pavilion/contract/player/passwords';
import { isEmailAddress } from '@pavilion/domain/member/email-address';
import { normaliseUsername } from '@pavilion/domain/password/password-rule';
import { replaceForgottenPassword, type ReplacePasswordDependencies } from './replace-password.ts';

export type ResetByMailDependencies = ReplacePasswordDependencies & {
  sendsMail: boolean;
};

/** Looks nobody up before the answer: the member is found when the mail is sent (decision D18). */
export async function requestPasswordMail(
  deps: ResetByMailDependencies,
  input: ParsedInputOf<typeof requestCall>,
  context: RequestContext,
): Promise<void> {
  if (!deps.sendsMail) throw new ApiError('email.closed');
  if (!isEmailAddress(input.email)) throw new ApiError('in_email_incorrect');
  await countUse(deps, 'password mail', { context });
  const username = normaliseUsername(input.username);
  const email = input.email.toLowerCase();
  const { language } = context;
  await deps.db.transaction().execute((transaction) =>
    deps.putNotification(transaction, randomUUID(), {
      kind: 'password link',
      username,
      email,
      language,
    }),
  );
}

/** Resets by the link of a mail, valid once, for a short time, and only if the newest. */
export async function resetPasswordByLink(
  deps: ReplacePasswordDependencies,
  { secret, newPassword }: ParsedInputOf<typeof resetCall>,
  context: RequestContext,
): Promise<void> {
  refuseWeakPassword(newPassword, '', deps.policy.password);
  await countUse(deps, 'password reset', { context });
  const secretHash = hashToken(secret);
  const memberId = await findPasswordLink(deps.db, secretHash, deps.clock());
  const member = memberId === null ? undefined : await findMemberById(deps.db, memberId);
  if (!member) throw new ApiError('password.link.invalid');
  await replaceForgottenPassword(
    deps,
    {
      member,
      newPassword,
      useProof: async (transaction) => {
        if (await usePasswordLink(transaction, secretHash, deps.clock())) return;
        throw new ApiError('password.link.invalid');
      },
    },
    context,
  );
}
