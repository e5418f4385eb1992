import { expect, test } from 'vitest';
import {
  contractKinds,
  requestFields,
  waitingContract,
  type ContractKind,
  type ContractRequest,
} from './contract-kind.ts';

const none = { dailysalreqtype: '', divtypecompperiodreq: '', contracthoursalreq: '' };
const ask = (kind: ContractKind, request: ContractRequest = 'NEW') =>
  ({ kind, request, period: 'HALF_MONTH' }) as const;

test('§3, §4: each contract has its own field, empty without a request', () => {
  expect(requestFields([])).toEqual(none);
  expect(requestFields([ask('dividend', 'CHANGE')])).toEqual({
    ...none,
    divtypecompperiodreq: 'CHANGE_HALF_MONTH',
  });
  expect(requestFields([ask('dailySalary', 'END'), ask('hourlySalary')])).toEqual({
    ...none,
    dailysalreqtype: 'END',
    contracthoursalreq: 'NEW',
  });
});

test('of several requests about a kind the first is named', () => {
  const fields = requestFields([ask('dailySalary', 'END'), ask('dailySalary', 'NEW')]);
  expect(fields).toEqual({ ...none, dailysalreqtype: 'END' });
});

test('§3, §4: a contract waits when its field is not empty; daily salary, dividend, hourly salary', () => {
  expect(waitingContract(none)).toBeNull();
  for (const kind of contractKinds) {
    for (const request of ['NEW', 'CHANGE', 'END'] as const) {
      expect(waitingContract(requestFields([ask(kind, request)]))).toEqual({ kind, request });
    }
  }
  const both = requestFields([ask('hourlySalary'), ask('dividend', 'END')]);
  expect(waitingContract(both)).toEqual({ kind: 'dividend', request: 'END' });
});
