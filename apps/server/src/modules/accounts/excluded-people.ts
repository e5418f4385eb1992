import { randomUUID } from 'node:crypto';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import type { Clock } from '#kit/clock.ts';
import type { CasePlace, KnownDetail } from '@pavilion/domain/protection/excluded-people';
import { findContact } from './contact.store.ts';
import {
  createMarks,
  type GivenDetails,
  type PayeeAccountsOf,
  type Person,
} from './detail-marks.ts';
import {
  findExcluded,
  findExclusionInForce,
  insertDetails,
  raiseCase,
} from './excluded-people.store.ts';
import { createProfileBox } from './profile-box.ts';
import { findDetails } from './profile/profile.store.ts';

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

/** Recognises excluded people under another account, by hashes of their details. */
export function createExcludedPeople(deps: ExcludedPeopleDependencies) {
  const { db, clock, keysSecret, payeeAccountsOf } = deps;
  const marksOf = createMarks(keysSecret, 'excluded people');
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
