import type { Database, DatabaseTransaction } from '#db/database.ts';
import { createSecretBox } from '#kit/secrets/secret-box.ts';
import { comparedForm, type KnownDetail } from '@pavilion/domain/protection/excluded-people';
import { findContact } from './contact.store.ts';
import type { MarkedDetail } from './excluded-people.store.ts';
import { createProfileBox } from './profile-box.ts';
import { findDetails } from './profile/profile.store.ts';

export type PayeeAccount = { bank: string; accountNumber: string };

/** Lists the accounts that a member can withdraw to, or could, with the names on them. */
export type PayeeAccountsOf = (
  db: Database | DatabaseTransaction,
  memberId: bigint,
) => Promise<(PayeeAccount & { name: string })[]>;

export type Person = { name: string; birthday: string | null };

/** What somebody has given of themselves; what is empty or missing is not compared. */
export type GivenDetails = {
  email?: string | null | undefined;
  mobile?: string | null | undefined;
  idNumber?: string | null | undefined;
  payeeAccounts?: readonly PayeeAccount[];
  person?: Person;
};

/** Marks the details of a member; empty for one whose data were erased. */
export type DetailMarks = (
  db: Database | DatabaseTransaction,
  memberId: bigint,
) => Promise<MarkedDetail[]>;

function personText({ name, birthday }: Person): string {
  // The name alone, or the birthday alone, is that of many people.
  return name.trim() === '' || !birthday ? '' : `${name} ${birthday}`;
}

/** Marks details by a key of a purpose; those of two purposes cannot be compared. */
export function createMarks(keysSecret: string, purpose: string) {
  const box = createSecretBox(keysSecret, purpose);

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

/** What people type to fill a field, such as `none`, is nobody's number. */
const shortestNumber = 5;
const isNumber = (written: string | undefined): boolean =>
  comparedForm('idNumber', written ?? '').length >= shortestNumber;

/**
 * Marks what members have given and proved, by which two accounts of one person are found: each
 * detail once, and the birthday with the real name and with the name on each payee account.
 */
export function createDetailMarks(
  keysSecret: string,
  payeeAccountsOf: PayeeAccountsOf,
): DetailMarks {
  const marksOf = createMarks(keysSecret, 'details of members');
  const profileBox = createProfileBox(keysSecret);
  return async (db, memberId) => {
    const contact = await findContact(db, memberId);
    const { birthday, values } = await findDetails(db, memberId, profileBox);
    const payeeAccounts = await payeeAccountsOf(db, memberId);
    const names = [values.realName ?? '', ...payeeAccounts.map(({ name }) => name)];
    const all = [
      ...marksOf({
        email: contact?.email_proved_at ? contact.email : null,
        mobile: contact?.mobile_num,
        idNumber: isNumber(values.idNumber) ? values.idNumber : null,
        payeeAccounts,
      }),
      ...names.flatMap((name) => marksOf({ person: { name, birthday } })),
    ];
    return [...new Map(all.map((one) => [one.mark, one])).values()];
  };
}
