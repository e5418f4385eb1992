import { vi } from 'vitest';
import type { TestSite } from '#testing/test-site.ts';
import { seedTryAccounts } from '../try-accounts.ts';

type Stop = { atName?: string; beforeCommit?: boolean };

/** Seeds as a start does, or stops before it has ended; returns the statements it sent. */
export async function seedAsAtStart(harness: TestSite, { atName, beforeCommit }: Stop = {}) {
  const { modules, site, db, engine } = harness;
  const { agents, people } = modules;
  const ensured: string[] = [];
  using query = vi.spyOn(engine, 'query');
  await seedTryAccounts({
    ...modules,
    ...site.brand,
    db,
    clock: harness.clock,
    games: site.games,
    rules: site.agents,
    agents: {
      ...agents,
      past: {
        ...agents.past,
        sum: async (transaction, days) => {
          await agents.past.sum(transaction, days);
          if (beforeCommit === true) throw new Error('killed');
        },
      },
    },
    people: {
      ensureMember: async (wanted) => {
        if (wanted.username === atName) throw new Error('killed');
        ensured.push(wanted.username);
        return people.ensureMember(wanted);
      },
    },
  });
  return { statements: query.mock.calls.length, ensured };
}
