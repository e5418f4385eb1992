import { expect, test } from 'vitest';
import { agentContracts, requestFields, waitingContract } from './agent-contract.ts';

const none = { dailysalreqtype: '', divtypecompperiodreq: '', contracthoursalreq: '' };

test('§3, §4: each contract has its own field, empty without a request', () => {
  expect(requestFields([])).toEqual(none);
  expect(
    requestFields([
      { contract: 'dividend', request: 'WEEKLY' },
      { contract: 'dailySalary', request: null },
    ]),
  ).toEqual({ ...none, divtypecompperiodreq: 'WEEKLY' });
});

test('§3, §4: a contract waits when its field is not empty; daily salary, dividend, hourly salary', () => {
  expect(waitingContract(none)).toBeNull();
  for (const contract of agentContracts) {
    expect(waitingContract(requestFields([{ contract, request: 'NEW' }]))).toBe(contract);
  }
  const both = { ...none, divtypecompperiodreq: 'WEEKLY', contracthoursalreq: 'NEW' };
  expect(waitingContract(both)).toBe('dividend');
});
