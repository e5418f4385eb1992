/** What a member can do for the safety of the account, with the points that it brings. */
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

/** From 0 to 100, and what is missing, the most useful first. */
export function securityScore(state: SafetyState): { score: number; missing: SafetyStep[] } {
  const missing = safetySteps.filter((step) => !state[step]);
  const score = safetySteps.reduce((sum, step) => sum + (state[step] ? points[step] : 0), 0);
  return { score, missing };
}

/** The three levels that the score is shown in. */
export function securityLevel(score: number): 'low' | 'medium' | 'high' {
  if (score >= 80) return 'high';
  return score >= 50 ? 'medium' : 'low';
}
