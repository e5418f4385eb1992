import { expect, test } from 'vitest';
import { routes } from './routes.ts';

/** Every call whose body leaves the browser encrypted. */
const sealed = `identity.register identity.registerByMobile identity.logIn identity.verifyLogin
identity.requestLoginCode identity.confirmSession identity.changePassword
identity.changePasswordV2
identity.setFirstPassword identity.resetPasswordByPhone identity.resetPasswordByLink
identity.setSecurityQuestions identity.changeSecurityQuestions payments.addBankCard
payments.chooseBankCard payments.removeBankCard payments.setPaymentPassword
payments.changePaymentPassword payments.requestWithdrawal`.split(/\s+/);

test('D7: what carries a password, a code or a bank account leaves the browser encrypted', () => {
  const calls = Object.entries(routes).flatMap(([area, ofArea]) =>
    Object.entries(ofArea).flatMap(([call, [, , , , isSealed]]) =>
      isSealed ? [`${area}.${call}`] : [],
    ),
  );
  expect(calls.toSorted()).toEqual(sealed.toSorted());
});
