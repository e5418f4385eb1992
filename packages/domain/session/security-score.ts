/** Steps by which a member can secure the account, with their points. */
const points = {
  loginPassword: 20,
  paymentPassword: 20,
  mobileNum: 20,
  email: 15,
  passkey: 15,
  securityQuestions: 10,
} as const;

export type SafetyStep = keyof typeof points;
export type SafetyState = Readonly<Record<SafetyStep, boolean>>;

export const safetySteps = Object.keys(points) as SafetyStep[];

/** The score from 0 to 100, and the missing steps, the most useful first. */
export function securityScore(state: SafetyState): { score: number; missing: SafetyStep[] } {
  const missing = safetySteps.filter((step) => !state[step]);
  const score = safetySteps.reduce((sum, step) => sum + (state[step] ? points[step] : 0), 0);
  return { score, missing };
}

export function securityLevel(score: number): 'low' | 'medium' | 'high' {
  if (score >= 80) return 'high';
  return score >= 50 ? 'medium' : 'low';
}
