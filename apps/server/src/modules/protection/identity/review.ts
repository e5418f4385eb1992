import { isDeepStrictEqual } from 'node:util';
import { ApiError } from '#http/api-error.ts';
import type { Handlers } from '#http/handlers.ts';
import { isOwnId } from '#kit/own-id.ts';
import { pageOf, pageSlice } from '#kit/page.ts';
import { dayAfter, dayAt } from '#kit/time/day-range.ts';
import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { OperatorEndpoints } from '@pavilion/contract/operator';
import { documentRefusal } from '@pavilion/domain/protection/identity-check';
import type { ProtectionDeps } from '../protection-deps.ts';
import { decideUnderLock, type DecidedBy, type DecisionDeps, type Verdict } from './decide.ts';
import { findIdentityCheck, type IdentityCheckRow } from './decision.store.ts';
import type { IdentityBoxes } from './identity-boxes.ts';
import {
  findFileType,
  findReviewed,
  listChecksPage,
  listFiles,
  listVerifiedWith,
  type ReviewedCheck,
} from './review.store.ts';

type Deps = DecisionDeps &
  Pick<ProtectionDeps, 'policy' | 'timeZone'> &
  Pick<IdentityBoxes, 'documents'>;
type Calls = OperatorEndpoints['protection'];
type List = ResponseOf<Calls['listIdentityChecks']>;
type Shown = ResponseOf<Calls['showIdentityCheck']>;
type Decider = { operator: string };

function summaryOf(row: ReviewedCheck): List['list'][number] {
  return {
    checkId: row.id,
    account: row.account,
    state: row.state,
    kind: row.kind,
    sentAt: row.sent_at.toISOString(),
    tries: row.tries,
    toReview: row.to_review,
    hits: row.hits,
    reason: row.reason,
    decidedAt: row.decided_at?.toISOString() ?? null,
    operator: row.operator,
  };
}

/** What is written on the document; null where nobody has read it. */
function foundOf(
  { numbers }: Pick<Deps, 'numbers'>,
  row: Omit<IdentityCheckRow, 'hits'>,
): Shown['found'] {
  const { found_name: name, found_birthday: birthday, found_number: number } = row;
  if (name === null || birthday === null || number === null) return null;
  const opened = numbers.open(number);
  return { name, birthday, number: opened, expiresOn: row.expires_on };
}

async function listIdentityChecks(
  { db }: Pick<Deps, 'db'>,
  { state, toReview, account, ...query }: ParsedInputOf<Calls['listIdentityChecks']>,
): Promise<List> {
  const page = await listChecksPage(db, { state, toReview, account, ...pageSlice(query) });
  return pageOf(page.rows.map(summaryOf), page.total, query);
}

async function showIdentityCheck(
  deps: Pick<Deps, 'db' | 'numbers'>,
  checkId: string,
): Promise<Shown> {
  const { db } = deps;
  const row = isOwnId(checkId) ? await findReviewed(db, checkId) : null;
  if (row === null) throw new ApiError('identity.check.not.found');
  return {
    ...summaryOf(row),
    given: { name: row.given_name, birthday: row.given_birthday },
    found: foundOf(deps, row),
    sameAs: await listVerifiedWith(db, row),
    note: row.note,
    files: await listFiles(db, checkId),
  };
}

/** Opens a document; the log of operators' calls says who has looked at which. */
async function getIdentityFile(
  { db, documents }: Pick<Deps, 'db' | 'documents'>,
  fileId: string,
): Promise<Blob> {
  const type = isOwnId(fileId) ? await findFileType(db, fileId) : null;
  if (type === null) throw new ApiError('identity.check.not.found');
  const bytes = await documents.open(fileId);
  if (bytes === null) throw new ApiError('identity.check.not.found');
  return new Blob([new Uint8Array(bytes)], { type });
}

async function findCheck(db: Parameters<typeof findIdentityCheck>[0], checkId: string) {
  const check = isOwnId(checkId) ? await findIdentityCheck(db, checkId) : null;
  if (check === null) throw new ApiError('identity.check.not.found');
  return check;
}

/** Whether an earlier decision was the same as one that an operator takes now. */
function isSame(
  deps: Pick<Deps, 'numbers'>,
  check: IdentityCheckRow,
  verdict: Verdict,
  note: string | null,
): boolean {
  const isOne = check.state === verdict.outcome && check.note === note;
  if (verdict.outcome === 'refused') return isOne && check.reason === verdict.reason;
  return isOne && isDeepStrictEqual(foundOf(deps, check), verdict.found);
}

/** Decides on a check that is still open; a repeat with the same key decides nothing. */
async function decideAs(
  deps: Deps,
  checkId: string,
  verdict: Verdict,
  by: NonNullable<DecidedBy>,
): Promise<Shown> {
  const { member_id: memberId } = await findCheck(deps.db, checkId);
  await decideUnderLock(deps, memberId, async (transaction, decide) => {
    const check = await findCheck(transaction, checkId);
    if (check.state === 'sent' && check.erased_at === null) {
      return decide(check, verdict, by);
    }
    const isRepeat = check.operator === by.operator && check.decision_key === by.decisionKey;
    if (!isRepeat) throw new ApiError('identity.check.decided');
    if (!isSame(deps, check, verdict, by.note)) throw new ApiError('wallet.repeat.differs');
  });
  return showIdentityCheck(deps, checkId);
}

/** Opens a case where the document is that of an excluded member, unless the company has asked. */
async function noticeExcluded(deps: Deps, checkId: string, idNumber: string): Promise<void> {
  const check = await findCheck(deps.db, checkId);
  if (check.state !== 'sent') return;
  if (check.number_mark === deps.numbers.mark(idNumber)) return;
  const details = { idNumber };
  const otherId = check.member_id;
  await deps.excludedPeople.isKnown({ place: 'identity', details, otherId, refuses: false });
}

/** Refuses a day that no month has. */
function refuseNoDay(day: string | null): void {
  if (day !== null && dayAfter(day, 0) !== day) throw new ApiError('request.invalid');
}

const documentCodes = {
  expired: 'identity.check.expired',
  underAge: 'identity.check.under.age',
} as const;

async function verifyIdentity(
  deps: Deps,
  input: ParsedInputOf<Calls['verifyIdentity']> & Decider,
): Promise<Shown> {
  const { checkId, name, birthday, number, expiresOn = null, note = null, operator } = input;
  const found = { name, birthday, number, expiresOn };
  for (const day of [birthday, expiresOn]) refuseNoDay(day);
  const today = dayAt(deps.clock(), deps.timeZone);
  const refusal = documentRefusal(found, { today, minimumAge: deps.policy.minimumAge });
  if (refusal !== null) throw new ApiError(documentCodes[refusal]);
  await noticeExcluded(deps, checkId, number);
  const by = { operator, decisionKey: input.requestKey, note };
  return decideAs(deps, checkId, { outcome: 'verified', found }, by);
}

async function refuseIdentity(
  deps: Deps,
  input: ParsedInputOf<Calls['refuseIdentity']> & Decider,
): Promise<Shown> {
  const { checkId, reason, note = null, operator, requestKey } = input;
  const by = { operator, decisionKey: requestKey, note };
  return decideAs(deps, checkId, { outcome: 'refused', reason, found: null }, by);
}

type ReviewCall =
  | 'listIdentityChecks'
  | 'showIdentityCheck'
  | 'getIdentityFile'
  | 'verifyIdentity'
  | 'refuseIdentity';

/** The calls of operators about identity checks. */
export function identityReviewHandlers(
  deps: Deps,
): Pick<Handlers<OperatorEndpoints['protection']>, ReviewCall> {
  return {
    listIdentityChecks: (query) => listIdentityChecks(deps, query),
    showIdentityCheck: ({ checkId }) => showIdentityCheck(deps, checkId),
    getIdentityFile: ({ fileId }) => getIdentityFile(deps, fileId),
    verifyIdentity: (input, { operator }) => verifyIdentity(deps, { ...input, operator }),
    refuseIdentity: (input, { operator }) => refuseIdentity(deps, { ...input, operator }),
  };
}
