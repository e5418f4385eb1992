import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anyDatabase } from '#db/testing/test-database.ts';
import { openIdentityHarness, password, type IdentityHarness } from '#testing/identity-harness.ts';
import type { WhoMayLogIn } from '@pavilion/domain/member/login-refusal';
import { errorMessages } from '@pavilion/messages/errors/errors';
import type { Messages } from '@pavilion/messages/message';

const notMember = 'login.type.not.member';
const notAgent = 'login.type.not.agent';

/** Seed section 6, "Login error texts": who, the types let in, the types refused, the refusal. */
const sites: [WhoMayLogIn, number[], number[], string, string][] = [
  ['everyone', [0, 1, 2, 7, 40, 41, 42], [], '', ''],
  ['members', [0, 1, 2], [7, 40, 41, 42], notMember, 'Non-member account unable to login'],
  ['agents', [1, 2, 7, 41, 42], [0, 40], notAgent, 'Non-agents cannot log in'],
];

const database = anyDatabase();

describe.each(sites)('a site for %s', (whoMayLogIn, letIn, refused, code, text) => {
  let harness: IdentityHarness;
  beforeAll(async () => {
    harness = await openIdentityHarness(database, { whoMayLogIn });
  });
  afterAll(() => harness.close());

  async function memberOfType(memberType: number): Promise<string> {
    const { username } = await harness.newMember();
    const change = { member_type: memberType };
    await harness.db.updateTable('member').set(change).where('username', '=', username).execute();
    return username;
  }

  test('lets in who may log in', async () => {
    for (const type of letIn) {
      await expect(harness.logIn(await memberOfType(type), password)).resolves.toMatchObject({
        type,
      });
    }
  });

  test('refuses the others, with the reason only after the right password', async () => {
    for (const type of refused) {
      const username = await memberOfType(type);
      await expect(harness.logIn(username, password)).rejects.toMatchObject({ code });
      await expect(harness.logIn(username, 'wrong')).rejects.toMatchObject({
        code: 'login.failed',
      });
    }
    const texts: Messages = errorMessages;
    expect(texts[`error.${code}`]?.EN ?? '').toContain(text);
  });
});
