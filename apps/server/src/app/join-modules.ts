import type { FastifyInstance } from 'fastify';
import type { HandlerTable } from '#http/call-routes.ts';
import type { Handlers } from '#http/handlers.ts';
import type { Events, Subscriptions } from '#kit/events.ts';
import type { SlotReading } from '#kit/limits/slots.ts';
import type { RepeatingJobs } from '#kit/time/repeating-job.ts';
import type { ModuleEvents } from '#modules/events.ts';
import type { LedgerFinding } from '#modules/wallet/ledger-report.ts';
import type { OperatorEndpoints } from '@pavilion/contract/operator';
import type { PlayerEndpoints } from '@pavilion/contract/player';

type Area = keyof PlayerEndpoints | keyof OperatorEndpoints;

type PlayerHandlers<Name> = Name extends keyof PlayerEndpoints
  ? { handlers: Handlers<PlayerEndpoints[Name]> }
  : { handlers?: undefined };

type OperatorHandlers<Name> = Name extends keyof OperatorEndpoints
  ? { operatorHandlers: Handlers<OperatorEndpoints[Name]> }
  : { operatorHandlers?: undefined };

/** What a module provides beside the handlers of its calls. */
type Work = {
  /** Routes beside the contract, such as those that outside companies call. */
  addRoutes?: (server: FastifyInstance) => void;
  /** Its jobs. */
  jobs?: RepeatingJobs;
  /** Finds differences between its tables and the ledger; part of the ledger check. */
  checks?: () => Promise<readonly LedgerFinding[]>;
  /** The use of its slots, for metrics and health. */
  slotReadings?: () => readonly SlotReading[];
  /** Its subscriptions to events of other modules. */
  on?: Subscriptions<ModuleEvents>;
};

/** What a module provides: handlers for the calls of its area, and its work. */
export type Module<Name extends Area> = PlayerHandlers<Name> & OperatorHandlers<Name> & Work;

/** One module for each area of the contract: a missing one does not compile. */
export type ModuleTable = { [Name in Area]: Module<Name> };

type AnyModule = { handlers?: unknown; operatorHandlers?: unknown } & Work;

/** Joins all modules into one server and subscribes them to each other's events. */
export function joinModules(table: ModuleTable, events: Events<ModuleEvents>) {
  const byArea: readonly [string, AnyModule][] = Object.entries(table);
  const modules = byArea.map(([, module]) => module);
  // From the top down: a module's rows may refer to those of modules before it in the table.
  for (const { on } of modules.toReversed()) if (on) events.subscribe(on);
  const answering = (side: 'handlers' | 'operatorHandlers') =>
    Object.fromEntries(byArea.map(([area, module]) => [area, module[side]]));
  return {
    handlers: answering('handlers') as HandlerTable<PlayerEndpoints>,
    operatorHandlers: answering('operatorHandlers') as HandlerTable<OperatorEndpoints>,
    jobs: modules.flatMap(({ jobs }) => jobs ?? []),
    addRoutes: (server: FastifyInstance): void => {
      for (const { addRoutes } of modules) addRoutes?.(server);
    },
    checks: async (): Promise<LedgerFinding[]> => {
      const found = await Promise.all(modules.map(async ({ checks }) => (await checks?.()) ?? []));
      return found.flat();
    },
    slotReadings: () => modules.flatMap(({ slotReadings }) => slotReadings?.() ?? []),
  };
}
