import { expect, test } from 'vitest';
import { errorBody, refusalOnWire, WireRefusal } from './wire-refusal.ts';

test('rule 8: each refusal of the wallet has its code; 100, 105 and 106 carry the balance', () => {
  const codes = Object.entries(refusalOnWire).map(([refusal, [code, , showsBalance]]) => [
    refusal,
    code,
    showsBalance,
  ]);
  expect(codes).toEqual([
    ['noFunds', '100', true],
    ['playerUnknown', '101', false],
    ['betLimitReached', '105', true],
    ['maximumBetExceeded', '106', true],
    ['playTimeOver', '110', false],
    ['gameForbidden', '107', false],
    ['playerDisabled', '110', false],
    ['sessionClosed', '110', false],
    ['currencyWrong', '154', false],
    ['repeatDiffers', '400', false],
    ['alreadyRolledBack', '409', false],
    ['balanceTooHigh', '400', false],
  ]);
});

test('rule 8: an error body carries code, message and balance, never the cause', () => {
  expect(errorBody(new WireRefusal('105', 'too much', '7.00'))).toEqual({
    code: 'invalid_argument',
    msg: 'too much',
    meta: { api_code: '105', api_message: 'too much', balance: '7.00' },
  });
  expect(JSON.stringify(errorBody(new Error('select secret from vault')))).not.toContain('vault');
});
