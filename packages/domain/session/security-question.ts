/** The questions that a member chooses from; their texts are messages. */
export const securityQuestionIds = [
  'firstSchool',
  'firstTeacher',
  'childhoodStreet',
  'firstPet',
  'oldestFriend',
  'firstJob',
  'favouriteBook',
  'bestHoliday',
] as const;

export type SecurityQuestionId = (typeof securityQuestionIds)[number];

export function isSecurityQuestion(id: string): id is SecurityQuestionId {
  return (securityQuestionIds as readonly string[]).includes(id);
}

export const questionsChosen = 3;
const answerMinimumLength = 2;
const answerMaximumLength = 60;

export type SecurityAnswer = { questionId: string; answer: string };

/** Capitals and spaces do not count, so that an answer is not lost by how it was typed. */
export function normaliseAnswer(answer: string): string {
  return answer.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

export type AnswersProblem =
  | 'security.questions.count'
  | 'security.questions.same'
  | 'security.answer.invalid';

/** Null when the answers are valid: three different questions, three different answers. */
export function answersProblem(answers: readonly SecurityAnswer[]): AnswersProblem | null {
  if (answers.length !== questionsChosen) return 'security.questions.count';
  const texts = answers.map(({ answer }) => normaliseAnswer(answer));
  const known = answers.every(({ questionId }) => isSecurityQuestion(questionId));
  const fits = texts.every(
    (text) => text.length >= answerMinimumLength && text.length <= answerMaximumLength,
  );
  if (!known || !fits) return 'security.answer.invalid';
  const questions = new Set(answers.map(({ questionId }) => questionId));
  const different = questions.size === questionsChosen && new Set(texts).size === questionsChosen;
  return different ? null : 'security.questions.same';
}
