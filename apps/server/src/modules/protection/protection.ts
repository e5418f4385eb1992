import type { Handlers } from '#http/handlers.ts';
import { pageOf, pageSlice } from '#kit/page.ts';
import { createRepeatingJobs } from '#kit/time/repeating-job.ts';
import { findingsOf } from '#modules/wallet/ledger-report.ts';
import type { OperatorEndpoints } from '@pavilion/contract/operator';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { closeAccount, keepAccount } from './closing/close-account.ts';
import { giveUpRest } from './closing/give-up-rest.ts';
import { lookAtClosings } from './closing/look-at-closings.ts';
import { reopenAccount } from './closing/reopen-account.ts';
import { eraseAccounts, erasureSubscriptions } from './erasure/erase-accounts.ts';
import { closeExclusionCase, listExclusionCases } from './exclusion/cases.ts';
import { endTimeOuts } from './exclusion/end-exclusion.ts';
import { excludeSelf } from './exclusion/exclude-self.ts';
import { exclusionChecks } from './exclusion/exclusion-checks.store.ts';
import { fetchMoney } from './exclusion/fetch-money.ts';
import { addMemberNote } from './exclusion/notes.ts';
import { setMemberExclusion, showMemberExclusion } from './exclusion/operator-exclusion.ts';
import { askToReturn, confirmReturn, dropReturn } from './exclusion/return.ts';
import { showExclusion } from './exclusion/show-exclusion.ts';
import { askCompany } from './identity/ask-company.ts';
import { ensureVerified, type MadeUpPerson } from './identity/ensure-verified.ts';
import { createIdentityBoxes, type IdentityBoxes } from './identity/identity-boxes.ts';
import { identityChecks } from './identity/identity-checks.store.ts';
import { createDrawing, identityHandlers } from './identity/own-identity.ts';
import { removeFiles } from './identity/remove-files.ts';
import { findWaiting } from './identity/review.store.ts';
import { identityReviewHandlers } from './identity/review.ts';
import { confirmLimit, dropWish, setLimit } from './limit/change-limit.ts';
import { limitChecks } from './limit/limit-checks.store.ts';
import { setMemberLimit, showMemberLimits } from './limit/operator-limits.ts';
import { showLimits } from './limit/show-limits.ts';
import { closeAdvice, getAdvice } from './markers/advice.ts';
import { countDue } from './markers/count-due.ts';
import { markerChecks } from './markers/marker-checks.store.ts';
import { findLooks } from './markers/markers.store.ts';
import { listMarkers, noteLook, showMemberMarkers } from './markers/show-markers.ts';
import { writeDeclined } from './offer/limit-offer.store.ts';
import { listPlayLocksPage } from './play-lock/play-lock.store.ts';
import { setPlayLock, showPlayLock } from './play-lock/set-play-lock.ts';
import type { ProtectionDeps } from './protection-deps.ts';
import { answerCheck } from './reality-check/answer-check.ts';
import { chooseCheck } from './reality-check/choose-check.ts';
import { notePlay, showPlayState } from './reality-check/note-play.ts';
import { selfTestHandlers } from './self-test/self-tests.ts';

const secondMs = 1000;

type ExclusionCall =
  | 'getExclusion'
  | 'excludeSelf'
  | 'askToReturn'
  | 'dropReturn'
  | 'confirmReturn';

function exclusionHandlers(
  deps: ProtectionDeps,
): Pick<Handlers<PlayerEndpoints['protection']>, ExclusionCall> {
  return {
    getExclusion: (_, { caller, language }) => showExclusion(deps, caller.memberId, language),
    excludeSelf: async (input, { caller, language }) => {
      await excludeSelf(deps, caller.memberId, input);
      return showExclusion(deps, caller.memberId, language);
    },
    askToReturn: async (_, { caller, language }) => {
      await askToReturn(deps, caller.memberId);
      return showExclusion(deps, caller.memberId, language);
    },
    dropReturn: async (_, { caller, language }) => {
      await dropReturn(deps, caller.memberId);
      return showExclusion(deps, caller.memberId, language);
    },
    confirmReturn: async (_, { caller, language }) => {
      await confirmReturn(deps, caller.memberId);
      return showExclusion(deps, caller.memberId, language);
    },
  };
}

type ClosingCall = 'closeAccount' | 'keepAccount' | 'giveUpRest';

function closingHandlers(
  deps: ProtectionDeps,
): Pick<Handlers<PlayerEndpoints['protection']>, ClosingCall> {
  return {
    closeAccount: async (_, { caller }) => ({ state: await closeAccount(deps, caller.memberId) }),
    keepAccount: async (_, { caller, language }) => {
      await keepAccount(deps, caller.memberId);
      return showExclusion(deps, caller.memberId, language);
    },
    giveUpRest: async ({ amount }, { caller, language }) => {
      await giveUpRest(deps, caller.memberId, amount);
      return showExclusion(deps, caller.memberId, language);
    },
  };
}

type AdviceCall = 'getAdvice' | 'closeAdvice';

function adviceHandlers(
  deps: ProtectionDeps,
): Pick<Handlers<PlayerEndpoints['protection']>, AdviceCall> {
  return {
    getAdvice: (_, { caller, language }) => getAdvice(deps, caller.memberId, language),
    closeAdvice: async ({ adviceId }, { caller, language }) => {
      await closeAdvice(deps, caller.memberId, adviceId);
      return getAdvice(deps, caller.memberId, language);
    },
  };
}

function jobsOf(deps: ProtectionDeps & IdentityBoxes) {
  return createRepeatingJobs(
    [
      {
        name: 'end time-outs',
        everyMs: secondMs,
        run: (signal) => endTimeOuts(deps, signal),
      },
      {
        name: 'fetch money of excluded members',
        everyMs: 2 * secondMs,
        run: (signal) => fetchMoney(deps, signal),
      },
      {
        name: 'look at closing accounts',
        everyMs: 2 * secondMs,
        run: (signal) => lookAtClosings(deps, signal),
      },
      {
        name: 'count markers of harm',
        everyMs: 2 * secondMs,
        run: (signal) => countDue(deps, signal),
      },
      {
        name: 'ask about identity checks',
        firstMs: secondMs,
        // Without a company there is only what was sent while there was one.
        everyMs: deps.identityCompany === null ? 3600 * secondMs : secondMs,
        run: (signal) => askCompany(deps, signal),
      },
      {
        name: 'erase closed accounts',
        everyMs: 3600 * secondMs,
        run: (signal) => eraseAccounts(deps, signal),
      },
      {
        name: 'remove documents that nothing refers to',
        everyMs: 600 * secondMs,
        run: (signal) => removeFiles(deps, signal),
      },
    ],
    deps.logger,
  );
}

/** What the ledger check asks this module. */
function checksOf({ currency }: ProtectionDeps) {
  return [...limitChecks, ...exclusionChecks(currency.code), ...markerChecks, ...identityChecks];
}

/** What the server asks about identity checks by itself. */
function identityCallsOf(deps: ProtectionDeps & IdentityBoxes) {
  return {
    /** How many identity checks an operator must decide, and since when the first. */
    identityChecksWaiting: () => findWaiting(deps.db),
    /** Has members count as verified who have sent no documents; for accounts to try the site. */
    ensureVerified: (people: readonly MadeUpPerson[]) => ensureVerified(deps, people),
  };
}

export type Protection = ReturnType<typeof createProtection>;

/** Limits, time-outs and self-exclusions of members, and what operators set beside them. */
export function createProtection(given: ProtectionDeps) {
  const deps = { ...given, ...createIdentityBoxes(given) };
  const drawing = createDrawing();
  const handlers: Handlers<PlayerEndpoints['protection']> = {
    getLimits: (_, { caller, language }) => showLimits(deps, caller.memberId, language),
    setLimit: async (input, { caller, language }) => {
      await setLimit(deps, caller, input);
      return showLimits(deps, caller.memberId, language);
    },
    confirmLimit: async (input, { caller, language }) => {
      await confirmLimit(deps, caller, input);
      return showLimits(deps, caller.memberId, language);
    },
    dropLimitWish: async (input, { caller, language }) => {
      await dropWish(deps, caller, input);
      return showLimits(deps, caller.memberId, language);
    },
    declineLimits: async ({ place }, { caller, language }) => {
      await writeDeclined(deps.db, caller.memberId, place, deps.clock());
      return showLimits(deps, caller.memberId, language);
    },
    setRealityCheck: async ({ everyMinutes }, { caller, language }) => {
      await chooseCheck(deps, caller.memberId, everyMinutes);
      return showLimits(deps, caller.memberId, language);
    },
    notePlay: async (_, { caller }) => {
      await notePlay(deps, caller.memberId);
      return showPlayState(deps, caller.memberId);
    },
    answerCheck: async ({ since, answer }, { caller }) => {
      await answerCheck(deps, caller.memberId, { since: new Date(since), answer });
      return showPlayState(deps, caller.memberId);
    },
    ...exclusionHandlers(deps),
    ...selfTestHandlers(deps),
    ...closingHandlers(deps),
    ...adviceHandlers(deps),
    ...identityHandlers(deps, drawing),
  };

  const operatorHandlers: Handlers<OperatorEndpoints['protection']> = {
    setPlayLock: (input, { operator }) => setPlayLock(deps, { ...input, operator }),
    listPlayLocks: async ({ account, ...query }) => {
      const page = await listPlayLocksPage(deps.db, { account, ...pageSlice(query) });
      const list = page.rows.map((row) => showPlayLock(deps, row));
      return pageOf(list, page.total, query);
    },
    setMemberLimit: (input, { operator }) => setMemberLimit(deps, { ...input, operator }),
    showMemberLimits: ({ account }) => showMemberLimits(deps, account),
    setMemberExclusion: (input, { operator }) => setMemberExclusion(deps, { ...input, operator }),
    showMemberExclusion: ({ account }) => showMemberExclusion(deps, account),
    reopenAccount: (input, { operator }) => reopenAccount(deps, { ...input, operator }),
    addMemberNote: (input, { operator }) => addMemberNote(deps, { ...input, operator }),
    listExclusionCases: (query) => listExclusionCases(deps, query),
    closeExclusionCase: (input, { operator }) => closeExclusionCase(deps, { ...input, operator }),
    listMarkers: (query) => listMarkers(deps, query),
    showMemberMarkers: ({ account }) => showMemberMarkers(deps, account),
    noteLook: (input, { operator }) => noteLook(deps, { ...input, operator }),
    ...identityReviewHandlers(deps),
  };
  return {
    handlers,
    operatorHandlers,
    jobs: jobsOf(deps),
    slotReadings: () => [drawing.reading()],
    on: erasureSubscriptions(deps),
    checks: () => findingsOf(deps.db, checksOf(deps)),
    /** How many members an operator must look at for signs of harm, and since when the first. */
    looksWaiting: () => findLooks(deps.db),
    ...identityCallsOf(deps),
  };
}
