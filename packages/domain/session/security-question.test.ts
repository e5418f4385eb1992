import { expect, test } from 'vitest';
import { answersProblem, normaliseAnswer } from './security-question.ts';

const school = { questionId: 'firstSchool', answer: 'Rizal High' };
const pet = { questionId: 'firstPet', answer: 'Bantay' };
const job = { questionId: 'firstJob', answer: 'Baker' };

test('three different questions with three different answers may be kept', () => {
  expect(answersProblem([school, pet, job])).toBeNull();
});

test.each([
  ['two questions', [school, pet], 'security.questions.count'],
  ['one question twice', [school, school, pet], 'security.questions.same'],
  ['one answer twice', [school, pet, { ...job, answer: 'BANTAY ' }], 'security.questions.same'],
  ['an unknown question', [school, pet, { ...job, questionId: 'pin' }], 'security.answer.invalid'],
  ['an empty answer', [school, pet, { ...job, answer: '  ' }], 'security.answer.invalid'],
  ['a long answer', [school, pet, { ...job, answer: 'x'.repeat(61) }], 'security.answer.invalid'],
] as const)('%s may not', (_, answers, problem) => {
  expect(answersProblem(answers)).toBe(problem);
});

test('capitals and spaces do not count', () => {
  expect(normaliseAnswer('  Rizal   HIGH ')).toBe('rizal high');
});
