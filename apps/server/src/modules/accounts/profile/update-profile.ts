import type { Database } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import { countUse, type LimitDependencies } from '#http/limits/count-use.ts';
import type { SecretBox } from '#kit/secrets/secret-box.ts';
import {
  profileEntries,
  profileFieldNames,
  profileProblem,
  type ProfileEntry,
  type ProfileField,
  type ProfileValues,
} from '@pavilion/domain/member/profile-fields';
import type {
  FieldRule,
  RegistrationField,
} from '@pavilion/domain/registration/registration-fields';
import type { ExcludedPeople } from '../excluded-people.ts';
import { lockUnexcluded } from '../member-lock.store.ts';
import { findDetails, writeDetails } from './profile.store.ts';

/** The details that the site asks for, and the words that a nickname must not contain. */
export type ProfileRules = {
  fields: Readonly<Record<RegistrationField, FieldRule>>;
  siteName: string;
};

export type ProfileDependencies = LimitDependencies & {
  db: Database;
  policy: ProfileRules;
  profileBox: SecretBox;
  excludedPeople: Pick<ExcludedPeople, 'refuse' | 'noticePerson'>;
};

const digitsShown = 4;

/** Shows only the end of an ID number, because other people may see an open screen. */
function shown(entry: ProfileEntry): ProfileEntry {
  if (entry.name !== 'idNumber' || entry.value === '') return entry;
  return { ...entry, value: `***${entry.value.slice(-digitsShown)}` };
}

export async function profileDetails(
  { db, policy, profileBox }: ProfileDependencies,
  memberId: bigint,
) {
  const { birthday, values } = await findDetails(db, memberId, profileBox);
  return { birthday, details: profileEntries(values, policy.fields).map(shown) };
}

function refuseProblem(
  { policy }: ProfileDependencies,
  change: ProfileValues,
  current: ProfileValues,
): void {
  const problem = profileProblem(change, current, policy.fields, policy.siteName);
  if (problem !== null) throw new ApiError(problem.problem, { field: problem.name });
}

/** What a change tells of the person; a change that is refused anyway tells nothing. */
async function newDetails(
  deps: ProfileDependencies,
  memberId: bigint,
  change: ProfileValues,
): Promise<{ idNumber: string; person: { name: string; birthday: string | null } }> {
  const { birthday, values } = await findDetails(deps.db, memberId, deps.profileBox);
  refuseProblem(deps, change, values);
  const changed = (name: 'realName' | 'idNumber') =>
    change[name] === values[name] ? '' : (change[name] ?? '');
  return { idNumber: changed('idNumber'), person: { name: changed('realName'), birthday } };
}

/** Changes only what the input names, under the member's lock: a real name is written once. */
export async function updateProfile(
  deps: ProfileDependencies,
  memberId: bigint,
  input: Readonly<Partial<Record<ProfileField, string | undefined>>>,
): Promise<void> {
  const { db, profileBox, excludedPeople } = deps;
  await countUse(deps, 'profile change', { account: memberId });
  const given = profileFieldNames.filter((name) => input[name] !== undefined);
  const change: ProfileValues = Object.fromEntries(given.map((name) => [name, input[name]]));
  const place = 'profile';
  const { idNumber, person } = await newDetails(deps, memberId, change);
  await excludedPeople.refuse({ place, details: { idNumber, person }, otherId: memberId });
  await db.transaction().execute(async (transaction) => {
    await lockUnexcluded(transaction, memberId);
    const { values } = await findDetails(transaction, memberId, profileBox);
    refuseProblem(deps, change, values);
    await writeDetails(transaction, memberId, { ...values, ...change }, profileBox);
    await excludedPeople.noticePerson(transaction, { place, person, otherId: memberId });
  });
}
