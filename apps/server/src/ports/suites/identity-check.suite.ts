import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { identityRefusals } from '@pavilion/domain/protection/identity-check';
import type { FakeIdentityCompany } from '../fakes/identity-check.fake.ts';
import type {
  IdentityCheckCompany,
  IdentityCheckRequest,
  IdentityCheckState,
} from '../identity-check.ts';

export type IdentityCheckHarness = {
  port: IdentityCheckCompany;
  /** The fake company behind the port. */
  company: FakeIdentityCompany;
  close(): Promise<void>;
};

function request(change: Partial<IdentityCheckRequest> = {}): IdentityCheckRequest {
  return {
    reference: randomUUID(),
    person: { name: 'María “Mia” Peñaflor', birthday: '1990-02-28' },
    kind: 'idCard',
    files: [
      { side: 'front', type: 'image/jpeg', bytes: Buffer.from([0xff, 0xd8, 0, 13, 10, 45, 45]) },
      { side: 'back', type: 'application/pdf', bytes: Buffer.from('%PDF-1.7\r\n--x') },
      { side: 'selfie', type: 'image/png', bytes: Buffer.alloc(300_000, 7) },
    ],
    ...change,
  };
}

const found = {
  name: 'MARIA PENAFLOR',
  birthday: '1990-02-28',
  number: 'P-1234 567 A',
  expiresOn: '2031-01-01',
};

const findings: { state: IdentityCheckState }[] = [
  { state: { status: 'clear', found } },
  { state: { status: 'clear', found: { ...found, birthday: '2000-02-29', expiresOn: null } } },
  { state: { status: 'unsure', found } },
  ...identityRefusals.map((reason) => ({ state: { status: 'refused', reason } as const })),
];

/** What every adapter of the port must do. */
export function identityCheckSuite(name: string, open: () => Promise<IdentityCheckHarness>): void {
  describe(`${name} is a company for identity checks`, () => {
    let harness: IdentityCheckHarness;
    beforeAll(async () => {
      harness = await open();
    });
    afterEach(() => harness.company.behave('accept'));
    afterAll(() => harness.close());

    test.each(['passport', 'idCard', 'drivingLicence'] as const)(
      'everything that is given for a %s reaches the company',
      async (kind) => {
        const wanted = request({ kind });
        const started = await harness.port.startCheck(wanted);
        expect(started).toEqual({ outcome: 'done', value: null });
        const received = harness.company.requests.at(-1)!;
        const plain = ({ files, ...rest }: IdentityCheckRequest) => ({
          ...rest,
          files: files.map((file) => ({
            ...file,
            bytes: Buffer.from(file.bytes).toString('base64'),
          })),
        });
        expect(plain(received)).toEqual(plain(wanted));
      },
    );

    test('a check that is started twice is one check', async () => {
      const wanted = request();
      await harness.port.startCheck(wanted);
      const count = harness.company.checks.size;
      harness.company.finds(wanted.reference, { status: 'clear', found });
      expect(await harness.port.startCheck(wanted)).toEqual({ outcome: 'done', value: null });
      expect(harness.company.checks.size).toBe(count);
      const answer = await harness.port.findCheck(wanted.reference);
      expect(answer).toEqual({ outcome: 'done', value: { status: 'clear', found } });
    });

    test('a start that the company refuses is refused', async () => {
      harness.company.behave('refuse');
      expect(await harness.port.startCheck(request())).toMatchObject({ outcome: 'refused' });
    });

    test.each(['failBefore', 'failAfter', 'silent'] as const)(
      'a start is in doubt when the company does %s',
      async (behaviour) => {
        harness.company.behave(behaviour);
        expect(await harness.port.startCheck(request())).toMatchObject({ outcome: 'inDoubt' });
      },
    );

    test('a start in doubt can be found by its reference', async () => {
      const wanted = request();
      const find = () => harness.port.findCheck(wanted.reference);
      expect(await find()).toEqual({ outcome: 'done', value: null });
      harness.company.behave('failAfter');
      await harness.port.startCheck(wanted);
      expect(await find()).toEqual({ outcome: 'done', value: { status: 'checking' } });
    });

    test.each(findings)('a finding is read: %j', async ({ state }) => {
      const wanted = request();
      await harness.port.startCheck(wanted);
      harness.company.finds(wanted.reference, state);
      const answer = await harness.port.findCheck(wanted.reference);
      expect(answer).toEqual({ outcome: 'done', value: state });
    });

    test('while the company is down every query is in doubt', async () => {
      harness.company.behave('failBefore');
      expect(await harness.port.findCheck('any')).toMatchObject({ outcome: 'inDoubt' });
    });
  });
}
