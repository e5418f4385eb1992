import { randomUUID } from 'node:crypto';
import type { DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import { lockMember } from '#modules/accounts/member-lock.store.ts';
import type { ParsedInputOf } from '@pavilion/contract/endpoint';
import type { addBankCard } from '@pavilion/contract/player/payments/bank-cards';
import { isSamePayee } from '@pavilion/domain/wallet/payee-name';
import type { PaymentsDeps } from '../payments-deps.ts';
import { findPayeeName, findRealName, insertCard, listCards, type Card } from './card.store.ts';
import { maskAccountNumber } from './show-card.ts';
import { isVerifiedName } from './verified-name.ts';

export const cardsAllowed = 5;

type Input = ParsedInputOf<typeof addBankCard>;

type Deps = Pick<
  PaymentsDeps,
  'db' | 'site' | 'clock' | 'cardBox' | 'paymentPassword' | 'excludedPeople'
>;

function isOfBank({ site }: Deps, { bank, accountNumber }: Input): boolean {
  const known = site.withdrawBanks.find((one) => one.id === bank && one.on);
  if (!known) return false;
  const { minimum, maximum } = known.accountDigits;
  return minimum <= accountNumber.length && accountNumber.length <= maximum;
}

/**
 * Refuses a name that is neither the verified one of the member, else the one of the profile, nor,
 * if unknown, that of the first card.
 */
async function refuseOtherName(
  transaction: DatabaseTransaction,
  memberId: bigint,
  name: string,
): Promise<void> {
  const isVerified = await isVerifiedName(transaction, memberId, name);
  if (isVerified === true) return;
  if (isVerified === false) throw new ApiError('payee.name.differs');
  const realName = await findRealName(transaction, memberId);
  if (realName !== null) {
    if (isSamePayee(realName, name)) return;
    throw new ApiError('payee.name.differs');
  }
  const payee = await findPayeeName(transaction, memberId);
  if (payee !== null && !isSamePayee(payee, name)) throw new ApiError('card.name.differs');
}

/** Adds an account for withdrawals: at most five, each once, all in one name. */
export async function addCard(deps: Deps, memberId: bigint, input: Input): Promise<Card> {
  if (!isOfBank(deps, input)) throw new ApiError('card.invalid');
  await deps.paymentPassword.check(memberId, input.paymentPassword);
  const { bank, accountNumber } = input;
  await deps.excludedPeople.refuse({
    place: 'payeeAccount',
    details: { payeeAccounts: [{ bank, accountNumber }] },
    otherId: memberId,
  });
  const mark = deps.cardBox.mark(input.accountNumber);
  return deps.db.transaction().execute(async (transaction) => {
    const { exclusion } = await lockMember(transaction, memberId);
    const cards = await listCards(transaction, memberId);
    const isThere = cards.some((card) => card.bank === input.bank && card.account_mark === mark);
    if (isThere) throw new ApiError('card.duplicate');
    if (cards.length >= cardsAllowed) throw new ApiError('card.limit');
    await refuseOtherName(transaction, memberId, input.accountName);
    const added = await insertCard(transaction, {
      id: randomUUID(),
      member_id: memberId,
      bank: input.bank,
      account_number: deps.cardBox.encryptText(input.accountNumber),
      account_masked: maskAccountNumber(input.accountNumber),
      account_mark: mark,
      account_name: input.accountName,
      added_at: deps.clock(),
      is_default: cards.length === 0,
    });
    if (exclusion !== null) await deps.excludedPeople.keepAdded(transaction, memberId);
    return added;
  });
}
