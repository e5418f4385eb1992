import { afterAll, beforeAll, expect, test } from 'vitest';
import { anyDatabase } from '#db/testing/test-database.ts';
import { newContext, openIdentityWorld, type IdentityWorld } from '#testing/identity-world.ts';
import { international, newMobileNumber } from '#testing/new-contacts.ts';

let world: IdentityWorld;
const nonce = 'n'.repeat(43);

beforeAll(async () => {
  world = await openIdentityWorld(anyDatabase());
});
afterAll(() => world.close());

function logInAt(phone: string, firebaseMobileNo: string) {
  const person = {
    provider: 'phone',
    subject: `of ${phone}`,
    mobileNum: phone,
    name: null,
  } as const;
  const input = { type: 'firebase', remember: false, username: '', password: '' } as const;
  const firebaseIdToken = world.signIns.issue(person, nonce, world.now);
  const place = { firebaseMobileNo, countryDialingCode: '63' };
  return world.identity.handlers.logIn(
    { ...input, ...place, firebaseIdToken, identityNonce: nonce },
    newContext(),
  );
}

test('§3, §7: the number in the token decides, and another firebaseMobileNo is refused', async () => {
  const { username, mobileNum } = await world.newReachableMember();
  const phone = international(mobileNum);
  await expect(logInAt(phone, newMobileNumber())).rejects.toMatchObject({
    code: 'identity.failed',
  });
  expect(await logInAt(phone, mobileNum)).toMatchObject({ userName: username });
});
