import { expect, test } from 'vitest';
import { safetySteps, securityLevel, securityScore, type SafetyState } from './security-score.ts';

function stateOf(...done: readonly string[]): SafetyState {
  return Object.fromEntries(safetySteps.map((step) => [step, done.includes(step)])) as SafetyState;
}

test('§7: an account with everything has 100 points and nothing missing', () => {
  expect(securityScore(stateOf(...safetySteps))).toEqual({ score: 100, missing: [] });
});

test('§7: missing steps are listed, the most useful first', () => {
  expect(securityScore(stateOf('loginPassword', 'email'))).toEqual({
    score: 35,
    missing: ['paymentPassword', 'mobileNum', 'passkey', 'securityQuestions'],
  });
});

test.each(safetySteps)('§7: %s alone raises the score', (step) => {
  expect(securityScore(stateOf(step)).score).toBeGreaterThan(securityScore(stateOf()).score);
});

test.each([
  [0, 'low'],
  [49, 'low'],
  [50, 'medium'],
  [79, 'medium'],
  [80, 'high'],
  [100, 'high'],
] as const)('§7: %i points are %s', (score, level) => {
  expect(securityLevel(score)).toBe(level);
});
