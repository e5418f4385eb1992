import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '#db/testing/test-database.ts';
import {
  emptyForm,
  newContext,
  openIdentityHarness,
  password,
  type IdentityHarness,
} from '#testing/identity-harness.ts';
import { codeOf, type Member } from '#testing/test-base.ts';
import { insertAffiliateCode } from '../invitation.store.ts';
import { movesOf, tomorrow } from '../testing/tree-harness.ts';

const treeDepth = 4;
const refused = 'register.invitation.invalid';

describe.each(everyEngine())('D13: registering below an agent, on $name', (database) => {
  let harness: IdentityHarness;
  let moves: ReturnType<typeof movesOf>;
  beforeAll(async () => {
    harness = await openIdentityHarness(database, { treeDepth });
    moves = movesOf(harness, treeDepth);
  });
  afterAll(async () => {
    expect(await moves.treeFindings()).toEqual([]);
    await harness.close();
  });

  async function agent(upline?: Member, memberType = 1) {
    const made = await harness.member({ memberType, parentId: upline?.memberId ?? null });
    const code = randomBytes(6).toString('hex').toUpperCase();
    const domain = `${code.toLowerCase()}.example.com`;
    await insertAffiliateCode(harness.db, { code, memberId: made.memberId, domain });
    return { ...made, code, domain };
  }
  type Inviting = Awaited<ReturnType<typeof agent>>;

  async function line(length: number): Promise<Inviting[]> {
    const made: Inviting[] = [];
    while (made.length < length) made.push(await agent(made.at(-1)));
    return made;
  }

  const form = (affiliateCode: string) => ({
    ...emptyForm,
    username: `m${randomBytes(5).toString('hex')}`,
    password,
    confirmPassword: password,
    birthday: '1990-05-01',
    affiliateCode,
  });
  const register = (code: string, context = newContext()) =>
    harness.identity.handlers.register(form(code), context);
  const at = (host: string) => ({ ...newContext(), host });

  async function deepest(): Promise<number> {
    const { steps } = await harness.db
      .selectFrom('downline')
      .select(({ fn }) => fn.max('distance').as('steps'))
      .executeTakeFirstOrThrow();
    return (steps ?? 0) + 1;
  }

  test('the last level of the tree registers, nobody below it', async () => {
    const members = await line(4);
    const [third, fourth] = [members[2]!, members[3]!];
    const { checkAffiliate } = harness.identity.handlers;
    const check = ({ code }: Inviting) =>
      codeOf(checkAffiliate({ affiliateCode: code }, newContext()));
    expect(await check(third)).toBeNull();
    expect(await check(fourth)).toBe(refused);
    expect(await codeOf(checkAffiliate({ affiliateCode: '' }, at(fourth.domain)))).toBe(refused);
    const { userName } = await register(third.code);
    const { id } = await harness.db
      .selectFrom('member')
      .select('id')
      .where('username', '=', userName)
      .executeTakeFirstOrThrow();
    const above = await harness.db
      .selectFrom('downline')
      .select(['ancestor_id', 'distance'])
      .where('member_id', '=', id)
      .orderBy('distance')
      .execute();
    expect(above).toEqual(
      [2, 1, 0].map((level, steps) => ({
        ancestor_id: members[level]!.memberId,
        distance: steps + 1,
      })),
    );
    expect(await codeOf(register(fourth.code))).toBe(refused);
    expect(await codeOf(register('', at(fourth.domain)))).toBe(refused);
  });

  test('codes and addresses of accounts without agent pages invite nobody', async () => {
    for (const memberType of [0, 4, 40]) {
      const { code, domain } = await agent(undefined, memberType);
      expect(await codeOf(register(code))).toBe(refused);
      const { userName } = await register('', at(domain));
      const { parent_id } = await harness.db
        .selectFrom('member')
        .select('parent_id')
        .where('username', '=', userName)
        .executeTakeFirstOrThrow();
      expect(parent_id).toBeNull();
    }
  });

  test('50 registrations at once during moves leave a sound tree of no more levels', async () => {
    const targets = await line(2);
    const inviting = await Promise.all(Array.from({ length: 10 }, () => agent()));
    const below = await Promise.all(inviting.map((one) => agent(one)));
    for (const [index, one] of inviting.entries()) await moves.confirmed(one, targets[index % 2]!);
    const calls = Array.from({ length: 50 }, (_, one) => register(below[one % 10]!.code));
    const codes = calls.map((call) => codeOf(call));
    await Promise.all([
      ...codes,
      moves.hierarchy.applyMoves(tomorrow),
      moves.hierarchy.applyMoves(tomorrow),
    ]);
    const answers = new Set(await Promise.all(codes));
    expect([null, refused]).toEqual(expect.arrayContaining([...answers]));
    expect(await moves.hierarchy.nextMove(harness.db)).toBeNull();
    expect(await deepest()).toBe(treeDepth);
  });
});
