import type { FastifyInstance } from 'fastify';
import type { Handlers } from '#http/handlers.ts';
import type { Events, Subscriptions } from '#kit/events.ts';
import type { RepeatingJobs } from '#kit/repeating-job.ts';
import type { SlotReading } from '#kit/slots.ts';
import type { ModuleEvents } from '#modules/events.ts';
import type { LedgerFinding } from '#modules/wallet/ledger-report.ts';
import type { Endpoints } from '@pavilion/contract/endpoints';

type Area = keyof Endpoints;

/** What a module gives the server. */
export type Module<Name extends Area> = {
  /** Answers the calls of the module's area of the contract. */
  handlers: Handlers<Endpoints[Name]>;
  /** Routes beside the contract, such as those that outside companies call. */
  addRoutes?: (server: FastifyInstance) => void;
  /** What happens without anyone asking. */
  jobs?: RepeatingJobs;
  /** What does not agree between its tables and the ledger; part of the ledger check. */
  checks?: () => Promise<readonly LedgerFinding[]>;
  /** How full the places are that its work waits for, for metrics and health. */
  slotReadings?: () => readonly SlotReading[];
  /** What it does when something has happened in another module. */
  on?: Subscriptions<ModuleEvents>;
};

/** One module for each area of the contract: a missing one does not compile. */
export type ModuleTable = { [Name in Area]: Module<Name> };

type HandlerTable = { [Name in Area]: Handlers<Endpoints[Name]> };

/** Makes one server of all modules; from here on they hear each other's events. */
export function joinModules(table: ModuleTable, events: Events<ModuleEvents>) {
  const modules: readonly Omit<Module<Area>, 'handlers'>[] = Object.values(table);
  for (const { on } of modules) if (on) events.subscribe(on);
  const handlers = Object.fromEntries(
    Object.entries(table).map(([area, module]) => [area, module.handlers]),
  ) as HandlerTable;
  return {
    handlers,
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
