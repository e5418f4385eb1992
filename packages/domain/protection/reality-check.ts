/** What a player answers to a reality check. */
export const checkAnswers = ['goOn', 'stop'] as const;
export type CheckAnswer = (typeof checkAnswers)[number];
