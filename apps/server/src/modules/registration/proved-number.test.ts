import { afterAll, beforeAll, expect, test } from 'vitest';
import { anyDatabase } from '#db/testing/test-database.ts';
import {
  newContext,
  openIdentityHarness,
  type IdentityHarness,
} from '#testing/identity-harness.ts';
import { international, newMobileNumber } from '#testing/new-contacts.ts';

let harness: IdentityHarness;
const nonce = 'n'.repeat(43);

beforeAll(async () => {
  harness = await openIdentityHarness(anyDatabase());
});
afterAll(() => harness.close());

function logInAt(phone: string, firebaseMobileNo: string) {
  const person = {
    provider: 'phone',
    subject: `of ${phone}`,
    mobileNum: phone,
    name: null,
  } as const;
  const input = { type: 'firebase', remember: false, username: '', password: '' } as const;
  const firebaseIdToken = harness.signIns.issue(person, nonce, harness.time.now);
  const place = { firebaseMobileNo, countryDialingCode: '63' };
  return harness.identity.handlers.logIn(
    { ...input, ...place, firebaseIdToken, identityNonce: nonce },
    newContext(),
  );
}

test('§3, §7: the number in the token decides, and another firebaseMobileNo is refused', async () => {
  const { username, mobileNum } = await harness.newReachableMember();
  const phone = international(mobileNum);
  await expect(logInAt(phone, newMobileNumber())).rejects.toMatchObject({
    code: 'identity.failed',
  });
  expect(await logInAt(phone, mobileNum)).toMatchObject({ userName: username });
});
