import type { Database } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import type { SessionContext } from '#http/handlers.ts';
import type { Clock } from '#kit/clock.ts';
import { writeEmail, writeMobile } from '#modules/accounts/contact.store.ts';
import type { ExcludedPeople } from '#modules/accounts/excluded-people.ts';
import { lockUnexcluded } from '#modules/accounts/member-lock.store.ts';
import type { EmailCodes } from '#modules/credentials/email-codes.ts';
import { mobileNumberOf } from '#modules/credentials/mobile-number.ts';
import type { SmsCodes } from '#modules/credentials/sms-codes.ts';
import type { NumberRule } from '#modules/notifications/textable-number.ts';
import type { ParsedInputOf } from '@pavilion/contract/endpoint';
import type {
  bindEmail as emailCall,
  bindMobile as mobileCall,
} from '@pavilion/contract/player/security';
import { maskEmail, maskMobile } from '@pavilion/domain/member/masked';

export type BindContactDependencies = {
  db: Database;
  clock: Clock;
  codes: SmsCodes;
  emailCodes: EmailCodes;
  numbers: NumberRule;
  excludedPeople: Pick<ExcludedPeople, 'refuse'>;
};

const codePattern = /^\d{1,10}$/;

/** Binds a number to the member when the code that was sent to it is right. */
export async function bindMobileNumber(
  { db, codes, numbers, excludedPeople }: BindContactDependencies,
  input: ParsedInputOf<typeof mobileCall>,
  context: SessionContext,
) {
  const mobileNum = mobileNumberOf(input, numbers);
  if (!codePattern.test(input.verificationCode)) throw new ApiError('verification.code.wrong');
  const owner = { mobileNum, purpose: 'bind' } as const;
  const checked = await codes.check(owner, input.verificationCode, context);
  const { memberId } = context.caller;
  const details = { mobile: mobileNum };
  await excludedPeople.refuse({ place: 'contact', details, otherId: memberId });
  await db.transaction().execute(async (transaction) => {
    await lockUnexcluded(transaction, memberId);
    await codes.use(transaction, checked);
    const written = await writeMobile(transaction, memberId, mobileNum);
    if (!written) throw new ApiError('mobile.taken');
  });
  return { mobileNum: maskMobile(mobileNum) };
}

export async function bindEmailAddress(
  { db, clock, emailCodes, excludedPeople }: BindContactDependencies,
  { email, verificationCode }: ParsedInputOf<typeof emailCall>,
  { caller: { memberId } }: SessionContext,
) {
  if (!codePattern.test(verificationCode)) throw new ApiError('verification.code.wrong');
  const owner = { memberId, email, purpose: 'bind' } as const;
  const hash = await emailCodes.check(owner, verificationCode);
  await excludedPeople.refuse({ place: 'contact', details: { email }, otherId: memberId });
  await db.transaction().execute(async (transaction) => {
    await lockUnexcluded(transaction, memberId);
    await emailCodes.use(transaction, owner, hash);
    const written = await writeEmail(transaction, memberId, email, clock());
    if (!written) throw new ApiError('register.email.taken');
  });
  return { email: maskEmail(email) };
}
