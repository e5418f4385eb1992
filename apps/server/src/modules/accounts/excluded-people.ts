import { randomUUID } from 'node:crypto';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import type { Clock } from '#kit/clock.ts';
import { createSecretBox } from '#kit/secrets/secret-box.ts';
import {
  comparedForm,
  type CasePlace,
  type KnownDetail,
} from '@pavilion/domain/protection/excluded-people';
import { findContact } from './contact.store.ts';
import {
  findExcluded,
  findExclusionInForce,
  insertDetails,
  raiseCase,
  type MarkedDetail,
} from './excluded-people.store.ts';
import { createProfileBox } from './profile-box.ts';
import { findDetails } from './profile/profile.store.ts';

export type PayeeAccount = { bank: string; accountNumber: string };

/** Lists the accounts that a member can withdraw to, or could. */
export type PayeeAccountsOf = (
  db: Database | DatabaseTransaction,
  memberId: bigint,
) => Promise<PayeeAccount[]>;

/** What somebody has given of themselves; what is empty or missing is not compared. */
export type GivenDetails = {
  email?: string | null | undefined;
  mobile?: string | null | undefined;
  idNumber?: string | null | undefined;
  payeeAccounts?: readonly PayeeAccount[];
  person?: Person;
};

type Person = { name: string; birthday: string | null };

export type ExcludedPeopleDependencies = {
  db: Database;
  clock: Clock;
  keysSecret: string;
  payeeAccountsOf: PayeeAccountsOf;
};

/** Details that somebody gives, where, and the account that they are for; null for a new one. */
type Given = {
  place: CasePlace;
  details: GivenDetails;
  otherId: bigint | null;
  /** False where nothing is refused, but an operator decides. */
  refuses?: boolean;
};

type Found = Awaited<ReturnType<typeof findExcluded>>;

/** Lists which details are those of each exclusion. */
function byExclusion(found: Found): Map<string, KnownDetail[]> {
  const matched = new Map<string, KnownDetail[]>();
  for (const { exclusionId, detail } of found) {
    matched.set(exclusionId, [...(matched.get(exclusionId) ?? []), detail]);
  }
  return matched;
}

function personText({ name, birthday }: Person): string {
  // The name alone, or the birthday alone, is that of many people.
  return name.trim() === '' || !birthday ? '' : `${name} ${birthday}`;
}

/** Marks details as the table of excluded people has them. */
function createMarks(keysSecret: string) {
  const box = createSecretBox(keysSecret, 'excluded people');

  /** Marks one detail; `within` keeps equal texts apart, such as the numbers of two banks. */
  function marked(detail: KnownDetail, written: string, within = ''): MarkedDetail[] {
    const form = comparedForm(detail, written);
    return form === '' ? [] : [{ detail, mark: box.mark(`${detail} ${within}${form}`) }];
  }

  return ({ email, mobile, idNumber, payeeAccounts, person }: GivenDetails): MarkedDetail[] => [
    ...marked('email', email ?? ''),
    ...marked('mobile', mobile ?? ''),
    ...marked('idNumber', idNumber ?? ''),
    ...(payeeAccounts ?? []).flatMap(({ bank, accountNumber }) =>
      marked('payeeAccount', accountNumber, `${bank} `),
    ),
    ...(person ? marked('person', personText(person)) : []),
  ];
}

/** Recognises excluded people under another account, by hashes of their details. */
export function createExcludedPeople(deps: ExcludedPeopleDependencies) {
  const { db, clock, keysSecret, payeeAccountsOf } = deps;
  const marksOf = createMarks(keysSecret);
  const profileBox = createProfileBox(keysSecret);

  async function detailsOf(
    transaction: DatabaseTransaction,
    memberId: bigint,
  ): Promise<GivenDetails> {
    const contact = await findContact(transaction, memberId);
    const { birthday, values } = await findDetails(transaction, memberId, profileBox);
    return {
      email: contact?.email,
      mobile: contact?.mobile_num,
      idNumber: values.idNumber,
      payeeAccounts: await payeeAccountsOf(transaction, memberId),
      person: { name: values.realName ?? '', birthday },
    };
  }

  /** Keeps the details that a member has now with an exclusion; a repeat changes nothing. */
  async function keepDetails(
    transaction: DatabaseTransaction,
    exclusionId: string,
    memberId: bigint,
  ): Promise<void> {
    const details = await detailsOf(transaction, memberId);
    await insertDetails(transaction, exclusionId, marksOf(details));
  }

  /** Keeps what a member has added in an exclusion; nothing for members who are in none. */
  async function keepAdded(transaction: DatabaseTransaction, memberId: bigint): Promise<void> {
    const exclusionId = await findExclusionInForce(transaction, memberId);
    if (exclusionId !== null) await keepDetails(transaction, exclusionId, memberId);
  }

  /**
   * Whether a detail is that of an excluded member other than `otherId`; then it opens a case for
   * operators, which stays although the request is refused. Call it before a transaction begins. A
   * name with a birthday alone is nobody's.
   */
  async function isKnown(given: Given): Promise<boolean> {
    const { place, details, otherId, refuses: refused = true } = given;
    const found = byExclusion(await findExcluded(db, marksOf(details), otherId));
    const known = [...found].filter(([, matched]) => matched.some((one) => one !== 'person'));
    const at = clock();
    for (const [exclusionId, matched] of known) {
      const id = randomUUID();
      await raiseCase(db, { id, exclusionId, place, refused, matched, otherId, at });
    }
    return known.length > 0;
  }

  /** Throws `details.refused` when a detail is that of another, excluded member. */
  async function refuse(given: Given): Promise<void> {
    if (await isKnown(given)) throw new ApiError('details.refused');
  }

  /** Opens a case when an account is given the name and the birthday of an excluded member. */
  async function noticePerson(
    transaction: DatabaseTransaction,
    { place, person, otherId }: { place: CasePlace; person: Person; otherId: bigint },
  ): Promise<void> {
    const found = byExclusion(await findExcluded(transaction, marksOf({ person }), otherId));
    const at = clock();
    for (const [exclusionId, matched] of found) {
      const id = randomUUID();
      const seen = { id, exclusionId, place, refused: false, matched, otherId, at };
      await raiseCase(transaction, seen);
    }
  }

  return { keepDetails, keepAdded, isKnown, refuse, noticePerson };
}

export type ExcludedPeople = ReturnType<typeof createExcludedPeople>;
