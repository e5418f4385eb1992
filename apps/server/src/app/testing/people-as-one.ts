import type { People } from '../people.ts';

/** The modules of people as tests use them: each call by its name, all jobs at once. */
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
