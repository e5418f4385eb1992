import { randomUUID } from 'node:crypto';
import { writeVerified } from '#modules/accounts/identity.store.ts';
import { lockMember } from '#modules/accounts/member-lock.store.ts';
import type { ProtectionDeps } from '../protection-deps.ts';
import { findUnchecked, hasCheck, insertVerified } from './ensure-verified.store.ts';
import type { IdentityBoxes } from './identity-boxes.ts';

type Deps = Pick<ProtectionDeps, 'db' | 'clock'> & Pick<IdentityBoxes, 'numbers' | 'profileBox'>;

/** A made-up person, with the user name of the account. */
export type MadeUpPerson = { username: string; name: string; birthday: string };

/** Who has verified them, by the check. */
const source = 'try-accounts';

async function verify(deps: Deps, memberId: bigint, person: MadeUpPerson): Promise<void> {
  const { db, clock, numbers, profileBox } = deps;
  const { name, birthday } = person;
  const number = `EXAMPLE-${memberId}`;
  const found = { name, birthday, number, expiresOn: null };
  const now = clock();
  await db.transaction().execute(async (transaction) => {
    await lockMember(transaction, memberId);
    if (await hasCheck(transaction, memberId)) return;
    await insertVerified(transaction, {
      id: randomUUID(),
      member_id: memberId,
      state: 'verified',
      kind: 'idCard',
      request_key: source,
      given_name: name,
      given_birthday: birthday,
      sent_at: now,
      ...numbers.columnsOf(found),
      operator: source,
      decided_at: now,
    });
    await writeVerified(transaction, memberId, found, profileBox);
  });
}

/**
 * Has members count as verified, under made-up names and without documents. Who has had an identity
 * check stays as it left them, so that a repeat changes nothing.
 */
export async function ensureVerified(deps: Deps, people: readonly MadeUpPerson[]): Promise<void> {
  const usernames = people.map(({ username }) => username);
  const unchecked = await findUnchecked(deps.db, usernames);
  for (const person of people) {
    const memberId = unchecked.get(person.username);
    if (memberId !== undefined) await verify(deps, memberId, person);
  }
}
