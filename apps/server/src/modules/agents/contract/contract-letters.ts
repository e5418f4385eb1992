import { randomUUID } from 'node:crypto';
import type { DatabaseTransaction } from '#db/database.ts';
import { dayAt, timeAt } from '#kit/time/day-range.ts';
import { mayBeAddressed } from '#modules/accounts/addressable.store.ts';
import type { Language } from '@pavilion/domain/site/language';
import { inEach } from '@pavilion/domain/site/local-text';
import { textIn } from '@pavilion/messages/text-in';
import type { ContractDeps } from './contract-deps.ts';
import type { NamedContract } from './contract.store.ts';

type Deps = Pick<ContractDeps, 'writeInboxMessages' | 'signals' | 'timeZone'>;

/** What happened to a contract, as a letter says it. */
export type ContractNews =
  | 'offered'
  | 'change'
  | 'accepted'
  | 'rejected'
  | 'withdrawn'
  | 'expired'
  | 'endAsked'
  | 'endRefused'
  | 'ends'
  | 'left';

export type Side = 'payee' | 'payer';

/** What is told to whom, with the moment that the letter names. */
export type ToldContract = { news: ContractNews; sides: readonly Side[]; at: Date | null };

const sideId = ({ payee_id, payer_id }: NamedContract, side: Side) =>
  side === 'payee' ? payee_id : payer_id;

type Sides = Pick<NamedContract, 'account' | 'payerNickname'>;

/** The other side, as the one who reads may know it: who is above by the chosen name alone. */
export function otherName(language: Language, sides: Sides, reader: Side): string {
  if (reader === 'payer') return sides.account;
  const { payerNickname } = sides;
  if (payerNickname === null) return textIn(language, 'contract.letter.house');
  return payerNickname === '' ? textIn(language, 'contract.letter.agent') : payerNickname;
}

/** Tells the sides of a contract what happened; nobody who must not be addressed. */
export async function notifySides(
  { writeInboxMessages, timeZone }: Deps,
  transaction: DatabaseTransaction,
  contract: NamedContract,
  { news, sides, at }: ToldContract,
): Promise<void> {
  const when = at === null ? '' : `${dayAt(at, timeZone)} ${timeAt(at, timeZone)}`;
  for (const side of sides) {
    const memberId = sideId(contract, side);
    if (memberId === null || !(await mayBeAddressed(transaction, memberId))) continue;
    const contentIn = (language: Language) => {
      const values = { name: otherName(language, contract, side), at: when };
      const told = textIn(language, `contract.letter.${news}`, values);
      if (contract.reason === '') return told;
      const { reason } = contract;
      return `${told}\n\n${textIn(language, 'contract.letter.reason', { reason })}`;
    };
    await writeInboxMessages(transaction, [memberId], {
      title: inEach((language) => textIn(language, `contract.letter.title.${contract.kind}`)),
      content: inEach(contentIn),
      requestKey: randomUUID(),
      operator: contract.operator,
    });
  }
}

/** Tells the open pages of both sides to read their contracts again. */
export async function signalSides(
  { signals }: Deps,
  transaction: DatabaseTransaction,
  { payee_id: payeeId, payer_id: payerId }: Pick<NamedContract, 'payee_id' | 'payer_id'>,
): Promise<void> {
  const ids = payerId === null ? [payeeId] : [payeeId, payerId];
  await signals.publishIn(
    transaction,
    ...ids.map((memberId) => ({ kind: 'contract' as const, memberId })),
  );
}
