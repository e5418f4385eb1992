import { randomUUID } from 'node:crypto';
import type { TestDatabase } from '#db/testing/test-database.ts';
import { createExcludedPeople } from '#modules/accounts/excluded-people.ts';
import {
  createFakeIdentityCheck,
  createFakeIdentityCompany,
} from '#ports/fakes/identity-check.fake.ts';
import {
  currency,
  keysSecret,
  openTestBase,
  timeZone,
  type Member,
  type TestBase,
} from '#testing/test-base.ts';
import {
  sidesOf,
  type CompanyFinding,
  type DocumentKind,
  type FoundIdentity,
} from '@pavilion/domain/protection/identity-check';
import { askCompany } from './identity/ask-company.ts';
import { findIdentityCheck } from './identity/decision.store.ts';
import { createIdentityBoxes, type IdentityBoxes } from './identity/identity-boxes.ts';
import { limitPolicy } from './limit-policy.fixture.ts';
import type { ProtectionDeps } from './protection-deps.ts';

type Letter = { memberId: bigint } & Parameters<ProtectionDeps['writeInboxMessage']>[2];
type Sent = { name?: string; birthday?: string; kind?: DocumentKind };

export const given = { name: 'Maria Santos', birthday: '1990-02-28' };

/** What stands on the document of one person, with a number of its own. */
export function documentOf(change: Partial<FoundIdentity> = {}): FoundIdentity {
  return { ...given, number: `P ${randomUUID()}`, expiresOn: '2031-01-01', ...change };
}

/** Other modules that note what they are asked to do. */
function recordAsked() {
  const letters: Letter[] = [];
  const fetched: bigint[] = [];
  const deps = {
    endBonuses: async () => [],
    writeInboxMessage: async (_, memberId, message) => void letters.push({ memberId, ...message }),
    bringHome: async (memberId) => {
      fetched.push(memberId);
      return { fromProviders: [], leftOut: [] };
    },
  } satisfies Partial<ProtectionDeps>;
  return { letters, fetched, deps };
}

/** What the company finds of a document that is in order. */
export const clear = (found: FoundIdentity) => ({ status: 'clear', found }) as const;

/** Documents as members send them, and what members have given in the profile. */
function createSending({ db, clock }: TestBase, { documents, profileBox }: IdentityBoxes) {
  async function keepFiles(checkId: string, kind: DocumentKind): Promise<void> {
    for (const side of sidesOf(kind)) {
      const bytes = Buffer.from(`${side} of ${checkId}`);
      const file = { id: randomUUID(), check_id: checkId, side, bytes: bytes.length };
      await documents.keep(file.id, bytes);
      await db
        .insertInto('identity_file')
        .values({ ...file, type: 'image/jpeg' })
        .execute();
    }
  }

  /** Stores documents as a member has sent them; returns the id of the check. */
  async function sends(
    { memberId }: Pick<Member, 'memberId'>,
    { name = given.name, birthday = given.birthday, kind = 'passport' }: Sent = {},
  ): Promise<string> {
    const id = randomUUID();
    const times = { sent_at: clock(), ask_at: clock() };
    const whose = { id, member_id: memberId, state: 'sent', request_key: randomUUID() } as const;
    await db
      .insertInto('identity_check')
      .values({ ...whose, ...times, kind, given_name: name, given_birthday: birthday })
      .execute();
    await db
      .updateTable('member')
      .set({ identity: 'sent', verified_name: null })
      .where('id', '=', memberId)
      .execute();
    await keepFiles(id, kind);
    return id;
  }

  /** Stores the id number that a member has given in the profile. */
  async function givesNumber({ memberId }: Pick<Member, 'memberId'>, number: string) {
    const none = { qq_num: '', facebook: '', wechat: '', line: '', whatsapp: '', zalo: '' };
    const unused = { payee_name: '', recommender_id: '', register_method: 'H5' } as const;
    const id_number = profileBox.encryptText(number);
    await db
      .insertInto('member_profile')
      .values({ ...none, ...unused, member_id: memberId, real_name: '', id_number })
      .execute();
  }

  return { sends, givesNumber };
}

/** What is kept of a member, as the profile and other modules read it. */
async function memberOf(
  { db, profileBox }: Pick<TestBase, 'db'> & Pick<IdentityBoxes, 'profileBox'>,
  { memberId }: Pick<Member, 'memberId'>,
) {
  const { idNumber, ...rest } = await db
    .selectFrom('member')
    .leftJoin('member_profile', 'member_profile.member_id', 'member.id')
    .select([
      'member.identity',
      'member.verified_name as verifiedName',
      'member.birthday',
      'member_profile.real_name as realName',
      'member_profile.id_number as idNumber',
    ])
    .where('member.id', '=', memberId)
    .executeTakeFirstOrThrow();
  return { ...rest, idNumber: idNumber === null ? null : profileBox.openText(idNumber) };
}

async function checkOf(db: TestBase['db'], checkId: string) {
  const check = await findIdentityCheck(db, checkId);
  if (check === null) throw new Error(`no identity check ${checkId}`);
  return check;
}

/** What identity checks are decided with, a company in memory among it. */
function createDeps(base: TestBase) {
  const { db, clock } = base;
  const company = createFakeIdentityCompany();
  const { letters, fetched, deps: others } = recordAsked();
  const payeeAccountsOf = async () => [];
  const deps = {
    ...base,
    ...others,
    currency,
    timeZone,
    ...createIdentityBoxes({ files: base.files, keysSecret }),
    policy: limitPolicy,
    depositedSince: async () => ({ sumMinor: 0n, oldest: null }),
    excludedPeople: createExcludedPeople({ db, clock, keysSecret, payeeAccountsOf }),
    identityCompany: createFakeIdentityCheck(company),
  };
  return { company, letters, fetched, deps };
}

/** Creates identity checks of members, with a company that finds what a test lets it find. */
export function createIdentity(base: TestBase) {
  const { db } = base;
  const { company, letters, fetched, deps } = createDeps(base);
  const sending = createSending(base, deps);

  /** Has the company asked about what is due, as a process of the site does. */
  const ask = (change: Partial<Parameters<typeof askCompany>[0]> = {}) =>
    askCompany({ ...deps, ...change }, new AbortController().signal);

  /** Has the company take documents that are due and find out something about them. */
  async function finds(checkId: string, finding: CompanyFinding): Promise<void> {
    await ask();
    company.finds(checkId, finding);
    base.pass(600_000);
    await ask();
  }

  /** Creates a member who sends documents, about which the company finds out something. */
  async function decided(finding: CompanyFinding, sent: Sent = {}) {
    const member = await base.member({ balance: 100_00n });
    const checkId = await sending.sends(member, sent);
    await finds(checkId, finding);
    return { member, checkId };
  }

  return {
    ...base,
    ...sending,
    deps,
    company,
    numbers: deps.numbers,
    documents: deps.documents,
    fetched,
    ask,
    finds,
    decided,
    checkOf: (checkId: string) => checkOf(db, checkId),
    memberOf: (member: Pick<Member, 'memberId'>) => memberOf(deps, member),
    lettersTo: ({ memberId }: Pick<Member, 'memberId'>) =>
      letters.filter((letter) => letter.memberId === memberId),
    signalsTo: ({ memberId }: Pick<Member, 'memberId'>) =>
      base.published.filter((one) => one.kind === 'identity' && one.memberId === memberId).length,
  };
}

/** Opens identity checks on a database. */
export const openIdentity = async (database: TestDatabase) =>
  createIdentity(await openTestBase(database));

export type IdentitySite = ReturnType<typeof createIdentity>;
