import { expect, test } from 'vitest';
import { playerRoutes } from './player-routes.ts';

/** Every call whose body the browser encrypts. */
const encrypted =
  `registration.register registration.registerByMobile sessions.logIn sessions.verifyLogin
sessions.requestLoginCode sessions.confirmSession security.changePassword
security.changePasswordV2
security.setFirstPassword security.resetPasswordByPhone security.resetPasswordByLink
security.setSecurityQuestions security.changeSecurityQuestions payments.addBankCard
payments.chooseBankCard payments.removeBankCard payments.setPaymentPassword
payments.changePaymentPassword payments.requestWithdrawal agents.openDownline
agents.transferDownline registration.finishAccount rewards.convertPoints
rewards.redeemPointReward`.split(/\s+/);

test('D7: what carries a password, a code or a bank account leaves the browser encrypted', () => {
  const calls = Object.entries(playerRoutes).flatMap(([area, ofArea]) =>
    Object.entries(ofArea).flatMap(([call, [, , , , isEncrypted]]) =>
      isEncrypted ? [`${area}.${call}`] : [],
    ),
  );
  expect(calls.toSorted()).toEqual(encrypted.toSorted());
});
