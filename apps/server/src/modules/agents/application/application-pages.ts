import type { Handlers } from '#http/handlers.ts';
import { pageOf, pageSlice } from '#kit/page.ts';
import { dayMs, hourMs } from '#kit/time/milliseconds.ts';
import type { RepeatingJob } from '#kit/time/repeating-job.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { OperatorEndpoints } from '@pavilion/contract/operator';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import type { ApplicationDeps } from './application-deps.ts';
import { decryptDetails } from './application-details.ts';
import {
  forgetApplications,
  listApplicationPage,
  type StoredApplication,
} from './application.store.ts';
import { apply } from './apply-as-agent.ts';
import { decide } from './decide-application.ts';

const decidedKeptMs = 180 * dayMs;
const waitingKeptMs = 365 * dayMs;

const erased = { name: '', contactType: '', contact: '', text: '' };

function show(
  { box }: ApplicationDeps,
  row: StoredApplication,
): ResponseOf<OperatorEndpoints['agents']['decideApplication']> {
  return {
    ...(decryptDetails(box, row.details) ?? erased),
    applicationId: row.id,
    account: row.username,
    state: row.state,
    note: row.note,
    createdAt: row.created_at.toISOString(),
    decidedBy: row.decided_by,
    decidedAt: row.decided_at?.toISOString() ?? null,
  };
}

/** The application to become an agent, open to anyone. */
export function applicationPages(
  deps: ApplicationDeps,
): Pick<Handlers<PlayerEndpoints['agents']>, 'applyAsAgent'> {
  return {
    applyAsAgent: async (input, context) => ({ applicationId: await apply(deps, input, context) }),
  };
}

/** The applications as operators read and decide them. */
export function applicationsOfOperators(
  deps: ApplicationDeps,
): Pick<Handlers<OperatorEndpoints['agents']>, 'listApplications' | 'decideApplication'> {
  return {
    listApplications: async ({ state, ...query }) => {
      const page = await listApplicationPage(deps.db, {
        ...(state !== undefined && { state }),
        ...pageSlice(query),
      });
      return pageOf(
        page.rows.map((row) => show(deps, row)),
        page.total,
        query,
      );
    },
    decideApplication: async (input, { operator }) =>
      show(deps, await decide(deps, input, operator)),
  };
}

/** Clears what people have told about themselves once it is needed no longer. */
export function forgetApplicationsJob({ db, clock }: ApplicationDeps): RepeatingJob {
  return {
    name: 'forget applications of agents',
    everyMs: 6 * hourMs,
    run: () => {
      const now = clock();
      const ago = (ms: number) => new Date(now.getTime() - ms);
      return forgetApplications(db, {
        decidedBefore: ago(decidedKeptMs),
        sentBefore: ago(waitingKeptMs),
        now,
      });
    },
  };
}
