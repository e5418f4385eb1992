import { describe, expect, test } from 'vitest';
import { casesThat } from './fraud-case.ts';
import { newlyMatched } from './same-person.ts';

describe('two accounts of one person', () => {
  test('are judged by all details that are the same, in one order', () => {
    expect(newlyMatched(['person', 'email', 'person'], [])).toEqual(['email', 'person']);
    expect(newlyMatched([], [])).toEqual([]);
  });

  test('are judged once more only for a detail that no case has named', () => {
    expect(newlyMatched(['email', 'mobile'], ['email', 'mobile'])).toEqual([]);
    expect(newlyMatched(['email'], ['email', 'mobile'])).toEqual([]);
    expect(newlyMatched(['email', 'mobile'], ['email'])).toEqual(['email', 'mobile']);
  });
});

test('what stops the commission: a same person by itself, a shared device once confirmed', () => {
  expect(casesThat('notCounted')).toEqual([
    { kind: 'samePerson', state: 'open' },
    { kind: 'samePerson', state: 'confirmed' },
    { kind: 'sharedDevice', state: 'confirmed' },
  ]);
});
