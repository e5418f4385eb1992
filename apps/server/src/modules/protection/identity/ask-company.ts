import type { DatabaseTransaction } from '#db/database.ts';
import { dayAt } from '#kit/time/day-range.ts';
import { dayMs, minuteMs } from '#kit/time/milliseconds.ts';
import { findIdNumber } from '#modules/accounts/identity.store.ts';
import type { IdentityCheckCompany, IdentityFile } from '#ports/identity-check.ts';
import {
  decideIdentity,
  sidesOf,
  type CompanyFinding,
  type FoundIdentity,
  type IdentityDecision,
} from '@pavilion/domain/protection/identity-check';
import type { ProtectionDeps } from '../protection-deps.ts';
import { decideUnderLock, type DecideCheck, type DecisionDeps } from './decide.ts';
import {
  askLater,
  findFilesOf,
  findIdentityCheck,
  isVerifiedForAnother,
  lockNumber,
  reviewAllAsked,
  takeDueCheck,
  writeReview,
  type DueCheck,
  type IdentityCheckRow,
} from './decision.store.ts';
import type { IdentityBoxes } from './identity-boxes.ts';

type Deps = DecisionDeps &
  Pick<ProtectionDeps, 'timeZone' | 'policy' | 'identityCompany' | 'logger'> &
  Pick<IdentityBoxes, 'documents'>;

const secondMs = 1000;
/** Longer than the company may take for both calls. */
const leaseMs = 3 * minuteMs;
const longestPauseMs = 10 * minuteMs;
/** A company that has found nothing by then is asked no more: an operator decides. */
const patienceMs = dayMs;

/** Until the company is asked again: a second, twice as long each time, ten minutes at most. */
function pauseMs(asked: number): number {
  return Math.min(secondMs * 2 ** asked, longestPauseMs);
}

/** Opens the documents of a check; null when one of them is missing. */
async function openFiles({ db, documents }: Deps, check: DueCheck): Promise<IdentityFile[] | null> {
  const opened: IdentityFile[] = [];
  for (const { id, side, type } of await findFilesOf(db, check.id)) {
    const bytes = await documents.open(id);
    if (bytes === null) return null;
    opened.push({ side, type, bytes });
  }
  return opened.length === sidesOf(check.kind).length ? opened : null;
}

/** What the company says of a check: what it has found, that it will not, or nothing yet. */
type Saying = CompanyFinding | 'never' | null;

async function start(deps: Deps, company: IdentityCheckCompany, due: DueCheck): Promise<Saying> {
  const files = await openFiles(deps, due);
  if (files === null) {
    deps.logger.error({ checkId: due.id }, 'documents of an identity check are missing');
    return 'never';
  }
  const { outcome } = await company.startCheck({
    reference: due.id,
    person: { name: due.given_name, birthday: due.given_birthday },
    kind: due.kind,
    files,
  });
  return outcome === 'refused' ? 'never' : null;
}

async function ask(deps: Deps, company: IdentityCheckCompany, due: DueCheck): Promise<Saying> {
  const answer = await company.findCheck(due.id);
  if (answer.outcome !== 'done') return answer.outcome === 'refused' ? 'never' : null;
  if (answer.value === null) return start(deps, company, due);
  return answer.value.status === 'checking' ? null : answer.value;
}

type Known = { isOfAnother: boolean; isOfExcluded: boolean };

async function decisionOn(
  deps: Deps,
  transaction: DatabaseTransaction,
  check: IdentityCheckRow,
  finding: CompanyFinding,
  known: Known,
): Promise<IdentityDecision> {
  const idNumber = await findIdNumber(transaction, check.member_id, deps.profileBox);
  const given = { name: check.given_name, birthday: check.given_birthday, idNumber };
  const today = dayAt(deps.clock(), deps.timeZone);
  return decideIdentity(given, finding, known, { today, minimumAge: deps.policy.minimumAge });
}

/** Whether the document is one with which another member was verified, in the order of decisions. */
async function isOfAnother(
  deps: Deps,
  transaction: DatabaseTransaction,
  memberId: bigint,
  found: FoundIdentity,
): Promise<boolean> {
  const mark = deps.numbers.mark(found.number);
  await lockNumber(transaction, mark);
  return isVerifiedForAnother(transaction, memberId, mark);
}

/** Writes a decision, or has an operator decide. */
async function carryOut(
  deps: Deps,
  transaction: DatabaseTransaction,
  decide: DecideCheck,
  check: IdentityCheckRow,
  { decision, found }: { decision: IdentityDecision; found: FoundIdentity | null },
): Promise<void> {
  if (decision.outcome === 'refused') return decide(check, { ...decision, found }, null);
  if (found === null) throw new Error('a check was decided on without a document');
  if (decision.outcome === 'verified') return decide(check, { outcome: 'verified', found }, null);
  const columns = deps.numbers.columnsOf(found);
  return writeReview(transaction, check.id, decision.hits, columns);
}

/**
 * Decides on a check by what the company has found, or has an operator decide; nothing where it is
 * decided already, in the hands of an operator, or erased.
 */
async function conclude(
  deps: Deps,
  { id, member_id: memberId }: DueCheck,
  finding: CompanyFinding,
): Promise<void> {
  const found = finding.status === 'refused' ? null : finding.found;
  const details = { idNumber: found?.number };
  const place = 'identity';
  const isOfExcluded =
    found !== null &&
    (await deps.excludedPeople.isKnown({ place, details, otherId: memberId, refuses: false }));
  await decideUnderLock(deps, memberId, async (transaction, decide) => {
    const check = await findIdentityCheck(transaction, id);
    if (!check?.ask_at || check.erased_at !== null) return;
    const known = {
      isOfAnother: found !== null && (await isOfAnother(deps, transaction, memberId, found)),
      isOfExcluded,
    };
    const decision = await decisionOn(deps, transaction, check, finding, known);
    await carryOut(deps, transaction, decide, check, { decision, found });
  });
}

async function askAbout(deps: Deps, company: IdentityCheckCompany, due: DueCheck): Promise<void> {
  const saying = await ask(deps, company, due);
  if (saying !== null && saying !== 'never') return conclude(deps, due, saying);
  const now = deps.clock().getTime();
  if (saying === null && now < due.sent_at.getTime() + patienceMs) {
    return askLater(deps.db, due, new Date(now + pauseMs(due.asked)));
  }
  return writeReview(deps.db, due.id, ['unsure'], null);
}

/** What failed and where, without its message: one of the database may repeat what it was given. */
function faultOf(error: unknown) {
  if (!(error instanceof Error)) return { name: typeof error };
  const { code } = error as { code?: unknown };
  const frames = error.stack?.split('\n').filter((line) => /^\s+at .+:\d+/.test(line));
  return { name: error.name, code, at: frames?.slice(0, 5) };
}

/**
 * Sends new documents to the company and asks it what it has found, each when its time has come. A
 * process that asks about a check keeps the others from it for the time of a lease. What one check
 * throws is logged and does not hold up the others; it is tried again when the lease is over.
 */
export async function askCompany(deps: Deps, signal: AbortSignal): Promise<void> {
  const { db, clock, identityCompany: company, logger } = deps;
  if (company === null) return reviewAllAsked(db);
  const began = clock();
  while (!signal.aborted) {
    const leaseUntil = new Date(clock().getTime() + leaseMs);
    const due = await takeDueCheck(db, { now: began, leaseUntil });
    if (due === null) return;
    try {
      await askAbout(deps, company, due);
    } catch (error) {
      const about = { checkId: due.id, fault: faultOf(error) };
      logger.error(about, 'an identity check was not asked about');
    }
  }
}
