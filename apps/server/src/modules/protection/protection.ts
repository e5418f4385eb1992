import type { Handlers } from '#http/handlers.ts';
import { pageOf, pageSlice } from '#kit/page.ts';
import { findingsOf } from '#modules/wallet/ledger-report.ts';
import type { OperatorEndpoints } from '@pavilion/contract/operator';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { confirmLimit, dropWish, setLimit } from './limit/change-limit.ts';
import { limitChecks } from './limit/limit-checks.store.ts';
import { notePlay, showPlayState } from './limit/note-play.ts';
import { setMemberLimit, showMemberLimits } from './limit/operator-limits.ts';
import { showLimits } from './limit/show-limits.ts';
import { writeDeclined } from './offer/limit-offer.store.ts';
import { listPlayLocksPage } from './play-lock/play-lock.store.ts';
import { setPlayLock, showPlayLock } from './play-lock/set-play-lock.ts';
import type { ProtectionDeps } from './protection-deps.ts';
import { answerCheck } from './reality-check/answer-check.ts';
import { chooseCheck } from './reality-check/choose-check.ts';

/** The limits that members set for themselves, and the play lock that operators set. */
export function createProtection(deps: ProtectionDeps) {
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
  };
  return {
    handlers,
    operatorHandlers,
    checks: () => findingsOf(deps.db, limitChecks),
  };
}
