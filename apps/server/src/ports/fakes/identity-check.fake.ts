import { createHash } from 'node:crypto';
import type {
  IdentityCheckCompany,
  IdentityCheckRequest,
  IdentityCheckState,
} from '../identity-check.ts';
import { answerOf, createBehaviour, down, react, type FakeReaction } from './company-behaviour.ts';

export type { FakeReaction };

type Check = { reference: string; state: IdentityCheckState; request: string };

/** The request as one text, with a hash in place of each file. */
function textOf({ files, ...request }: IdentityCheckRequest): string {
  const hashes = files.map(({ side, type, bytes }) => [
    side,
    type,
    createHash('sha256').update(bytes).digest('hex'),
  ]);
  return JSON.stringify({ ...request, files: hashes });
}

/** A company for identity checks in memory, independent of the protocol by which it is called. */
export function createFakeIdentityCompany() {
  const checks = new Map<string, Check>();
  const requests: IdentityCheckRequest[] = [];
  const calls = { startCheck: 0, findCheck: 0 };
  const { behaviour, behave, isDown } = createBehaviour();

  return {
    calls,
    checks,
    /** The requests to start a check, newest last. */
    requests,
    behave,
    isDown,
    startCheck(wanted: IdentityCheckRequest): FakeReaction<Check> {
      calls.startCheck += 1;
      requests.push(wanted);
      const { reference } = wanted;
      const check = { reference, state: { status: 'checking' }, request: textOf(wanted) } as const;
      return react<Check>(behaviour(), checks, reference, check);
    },
    findCheck(reference: string): Check | undefined {
      calls.findCheck += 1;
      return checks.get(reference);
    },
    /** Has the company find out something about a check that it was asked for. */
    finds(reference: string, state: IdentityCheckState): void {
      const check = checks.get(reference);
      if (check === undefined) throw new Error(`the company has no check ${reference}`);
      check.state = state;
    },
  };
}

export type FakeIdentityCompany = ReturnType<typeof createFakeIdentityCompany>;

/** A port that calls the fake company directly. */
export function createFakeIdentityCheck(company: FakeIdentityCompany): IdentityCheckCompany {
  return {
    startCheck: async (request) => answerOf(company.startCheck(request), () => null),
    findCheck: async (reference) => {
      const check = company.findCheck(reference);
      if (company.isDown()) return down;
      return { outcome: 'done', value: check?.state ?? null };
    },
  };
}
