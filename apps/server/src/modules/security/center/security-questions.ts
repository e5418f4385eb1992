import type { Database } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import type { LimitDependencies } from '#http/limits/count-use.ts';
import { spendTry } from '#http/limits/spend-try.ts';
import { lockMember } from '#modules/accounts/member-lock.store.ts';
import type { PasswordHasher } from '#modules/credentials/password-hasher.ts';
import type { ParsedInputOf } from '@pavilion/contract/endpoint';
import type {
  changeSecurityQuestions as changeCall,
  setSecurityQuestions as setCall,
} from '@pavilion/contract/player/security';
import {
  answersProblem,
  normaliseAnswer,
  questionsChosen,
  isSecurityQuestion,
  securityQuestionIds,
  type SecurityAnswer,
} from '@pavilion/domain/session/security-question';
import type { Language } from '@pavilion/domain/site/language';
import { textIn } from '@pavilion/messages/text-in';
import { listAnswers, replaceAnswers, type StoredAnswer } from './security-answer.store.ts';

export type SecurityQuestionDependencies = LimitDependencies & {
  db: Database;
  hasher: PasswordHasher;
};

/** The text of a question; one that the site no longer asks is shown by its id. */
function shown(questionId: string, language: Language) {
  const known = isSecurityQuestion(questionId);
  return { questionId, text: known ? textIn(language, `question.${questionId}`) : questionId };
}

export function securityQuestions(language: Language) {
  return { list: securityQuestionIds.map((id) => shown(id, language)), chosen: questionsChosen };
}

export async function ownQuestions(
  { db }: SecurityQuestionDependencies,
  memberId: bigint,
  language: Language,
) {
  const answers = await listAnswers(db, memberId);
  return { list: answers.map(({ question_id: id }) => shown(id, language)) };
}

/** Answers are stored like passwords: hashed, each with its own salt. */
async function hashed(
  { hasher }: SecurityQuestionDependencies,
  answers: readonly SecurityAnswer[],
): Promise<StoredAnswer[]> {
  const problem = answersProblem(answers);
  if (problem !== null) throw new ApiError(problem);
  return Promise.all(
    answers.map(async ({ questionId, answer }) => ({
      question_id: questionId,
      answer_hash: await hasher.hash(normaliseAnswer(answer)),
    })),
  );
}

export async function setQuestions(
  deps: SecurityQuestionDependencies,
  memberId: bigint,
  { answers }: ParsedInputOf<typeof setCall>,
): Promise<void> {
  const stored = await hashed(deps, answers);
  await deps.db.transaction().execute(async (transaction) => {
    await lockMember(transaction, memberId);
    const known = await listAnswers(transaction, memberId);
    if (known.length > 0) throw new ApiError('security.questions.set');
    await replaceAnswers(transaction, memberId, stored);
  });
}

/** Throws `security.answer.wrong`, or `login.locked` after too many wrong answers. */
async function checkAnswer(
  deps: SecurityQuestionDependencies,
  memberId: bigint,
  { questionId, answer }: SecurityAnswer,
): Promise<StoredAnswer> {
  const { db, hasher } = deps;
  const use = { account: memberId };
  const tried = { what: 'security answer', use, whenRight: 'begin anew' } as const;
  const right = await spendTry(deps, tried, async () => {
    const known = await listAnswers(db, memberId);
    const stored = known.find((one) => one.question_id === questionId);
    const matches = await hasher.verify(stored?.answer_hash ?? null, normaliseAnswer(answer));
    return stored && matches ? stored : null;
  });
  if (right === null) throw new ApiError('security.answer.wrong');
  return right;
}

export async function changeQuestions(
  deps: SecurityQuestionDependencies,
  memberId: bigint,
  { current, answers }: ParsedInputOf<typeof changeCall>,
): Promise<void> {
  const problem = answersProblem(answers);
  if (problem !== null) throw new ApiError(problem);
  const checked = await checkAnswer(deps, memberId, current);
  const stored = await hashed(deps, answers);
  await deps.db.transaction().execute(async (transaction) => {
    await lockMember(transaction, memberId);
    const known = await listAnswers(transaction, memberId);
    const stands = known.some(({ answer_hash: hash }) => hash === checked.answer_hash);
    if (!stands) throw new ApiError('security.answer.wrong');
    await replaceAnswers(transaction, memberId, stored);
  });
}
