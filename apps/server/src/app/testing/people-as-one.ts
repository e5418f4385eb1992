import type { People } from '../people/people.ts';

/** Merges the modules of people for tests: all handlers in one object, all jobs in one. */
export function peopleAsOne(people: People) {
  const { accounts, credentials, sessions, registration, security } = people.modules;
  return {
    ...people,
    handlers: {
      ...accounts.handlers,
      ...credentials.handlers,
      ...sessions.handlers,
      ...registration.handlers,
      ...security.handlers,
    },
    jobs: {
      runNow: async (): Promise<void> => {
        for (const { jobs } of [sessions, credentials, registration, security]) await jobs.runNow();
      },
    },
  };
}

export type PeopleAsOne = ReturnType<typeof peopleAsOne>;
