import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  decideIdentity,
  documentKinds,
  documentProblem,
  documentRefusal,
  identityActions,
  identityHits,
  identityRefusals,
  identityStates,
  isSameName,
  isSameNumber,
  sidesOf,
  takesDocuments,
  type CompanyFinding,
  type FoundIdentity,
  type GivenIdentity,
  type IdentityDecision,
  type KnownDocument,
} from './identity-check.ts';

const rules = { today: '2026-11-27', minimumAge: 21 };
const given: GivenIdentity = { name: 'Maria Lakambini', birthday: '1990-05-17', idNumber: '' };
const found: FoundIdentity = {
  name: 'LAKAMBINI, MARIA',
  birthday: '1990-05-17',
  number: 'P-123 4567',
  expiresOn: '2031-01-31',
};
const unknown: KnownDocument = { isOfAnother: false, isOfExcluded: false };

type Row = {
  what: string;
  given?: Partial<GivenIdentity>;
  status?: 'clear' | 'unsure';
  found?: Partial<FoundIdentity>;
  known?: Partial<KnownDocument>;
  decision: IdentityDecision;
};

const review = (...hits: Extract<IdentityDecision, { outcome: 'review' }>['hits'][number][]) =>
  ({ outcome: 'review', hits }) as const;
const verified = { outcome: 'verified' } as const;
const refused = (reason: 'underAge' | 'expired') => ({ outcome: 'refused', reason }) as const;

const rows: readonly Row[] = [
  { what: 'the same person', decision: verified },
  { what: 'the last day of the document', found: { expiresOn: '2026-11-27' }, decision: verified },
  {
    what: 'the day after the last',
    found: { expiresOn: '2026-11-26' },
    decision: refused('expired'),
  },
  { what: 'a document without an end', found: { expiresOn: null }, decision: verified },
  {
    what: 'the birthday that makes the age',
    given: { birthday: '2005-11-27' },
    found: { birthday: '2005-11-27' },
    decision: verified,
  },
  {
    what: 'a day too young',
    given: { birthday: '2005-11-28' },
    found: { birthday: '2005-11-28' },
    decision: refused('underAge'),
  },
  {
    what: 'under age by the document alone',
    found: { birthday: '2010-01-01' },
    decision: refused('underAge'),
  },
  {
    what: 'under age, out of date and unsure',
    status: 'unsure',
    found: { birthday: '2010-01-01', expiresOn: '2020-01-01' },
    decision: refused('underAge'),
  },
  {
    what: 'out of date with another name',
    found: { name: 'Jose Magno', expiresOn: '2020-01-01' },
    decision: refused('expired'),
  },
  { what: 'another name', found: { name: 'Maria Magno' }, decision: review('name') },
  {
    what: 'a name with a word more',
    found: { name: 'Maria C Lakambini' },
    decision: review('name'),
  },
  { what: 'another birthday', found: { birthday: '1990-05-18' }, decision: review('birthday') },
  { what: 'the id number as given', given: { idNumber: 'p1234567' }, decision: verified },
  { what: 'another id number', given: { idNumber: 'P1234568' }, decision: review('idNumber') },
  {
    what: 'the document of another member',
    known: { isOfAnother: true },
    decision: review('sameDocument'),
  },
  {
    what: 'the document of an excluded member',
    known: { isOfExcluded: true },
    decision: review('excluded'),
  },
  { what: 'an unsure company', status: 'unsure', decision: review('unsure') },
  {
    what: 'everything at once',
    status: 'unsure',
    given: { idNumber: '77' },
    found: { name: 'Jose Magno', birthday: '1980-01-01' },
    known: { isOfAnother: true, isOfExcluded: true },
    decision: review('name', 'birthday', 'idNumber', 'sameDocument', 'excluded', 'unsure'),
  },
];

describe('§7: the decision on an identity check', () => {
  test.each(rows)('$what', ({ status = 'clear', decision, ...row }) => {
    const finding = { status, found: { ...found, ...row.found } };
    const known = { ...unknown, ...row.known };
    expect(decideIdentity({ ...given, ...row.given }, finding, known, rules)).toEqual(decision);
  });

  test('what the company refuses is refused, whoever has the document', () => {
    const finding = { status: 'refused', reason: 'altered' } as const satisfies CompanyFinding;
    const known = { isOfAnother: true, isOfExcluded: true };
    const decision = { outcome: 'refused', reason: 'altered' };
    expect(decideIdentity(given, finding, known, rules)).toEqual(decision);
  });

  test('nobody under age and no ended document is verified, whatever else is so', () => {
    const days = fc
      .date({ min: new Date('1930-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(
        fc.record({ birthday: days, expiresOn: fc.option(days), isSure: fc.boolean() }),
        ({ birthday, expiresOn, isSure }) => {
          const own = { ...found, birthday, expiresOn };
          const finding = { status: isSure ? 'clear' : 'unsure', found: own } as const;
          const { outcome } = decideIdentity({ ...given, birthday }, finding, unknown, rules);
          const isFit = documentRefusal(own, rules) === null;
          expect(outcome).toBe(isFit ? (isSure ? 'verified' : 'review') : 'refused');
        },
      ),
    );
  });
});

describe('§7: names on documents and accounts', () => {
  test.each([
    ['Maria Lakambini', 'maria  LAKAMBINI'],
    ['Maria Lakambini', 'Lakambini, Maria'],
    ['José Peñaflor', 'PENAFLOR JOSE'],
    ['Ana-Liza dela Cruz', 'Dela Cruz Ana Liza'],
    ['Juan A. Reyes', 'Reyes Juan A'],
    ['Amihan', 'AMIHAN'],
  ])('%s is %s', (one, other) => {
    expect([isSameName(one, other), isSameName(other, one)]).toEqual([true, true]);
  });

  test.each([
    ['Maria Lakambini', 'Maria'],
    ['Maria Lakambini', 'Maria Maria Lakambini'],
    ['Maria Lakambini', 'Mario Lakambini'],
    ['Anna Reyes', 'An Na Reyes'],
    ['', ''],
    ['..', ','],
  ])('"%s" is not "%s"', (one, other) => {
    expect([isSameName(one, other), isSameName(other, one)]).toEqual([false, false]);
  });

  test('numbers are compared by their letters and digits', () => {
    expect(isSameNumber('p-12 34.X', 'P1234x')).toBe(true);
    expect(isSameNumber('１２３４', '1234')).toBe(true);
    expect(isSameNumber('P1234', 'P12340')).toBe(false);
  });
});

describe('§7: documents', () => {
  test('calls and rows of the database have these words', () => {
    expect({
      documentKinds,
      identityStates,
      identityActions,
      identityRefusals,
      identityHits,
    }).toEqual({
      documentKinds: ['passport', 'idCard', 'drivingLicence'],
      identityStates: ['none', 'sent', 'verified', 'refused'],
      identityActions: ['deposit', 'play', 'withdraw'],
      identityRefusals: [
        'unreadable',
        'cut',
        'expired',
        'otherPerson',
        'underAge',
        'altered',
        'unsupported',
      ],
      identityHits: [
        'name',
        'birthday',
        'idNumber',
        'sameDocument',
        'excluded',
        'unsure',
        'noCompany',
      ],
    });
  });

  test('a card has two sides, and everyone sends a photo', () => {
    expect(sidesOf('passport')).toEqual(['front', 'selfie']);
    expect(sidesOf('idCard')).toEqual(['front', 'back', 'selfie']);
    expect(sidesOf('drivingLicence')).toEqual(['front', 'back', 'selfie']);
  });

  test('they are taken before the first check and after a refusal', () => {
    const states = ['none', 'sent', 'verified', 'refused'] as const;
    expect(states.filter(takesDocuments)).toEqual(['none', 'refused']);
  });

  test.each([
    ['front', 'image/png', 1, null],
    ['front', 'image/jpeg', 10_485_760, null],
    ['back', 'application/pdf', 1, null],
    ['selfie', 'image/jpeg', 1, null],
    ['selfie', 'application/pdf', 1, 'document.type'],
    ['front', 'image/gif', 1, 'document.type'],
    ['front', '', 1, 'document.type'],
    ['front', 'image/png', 0, 'document.empty'],
    ['front', 'application/pdf', 10_485_761, 'document.too.large'],
  ] as const)('%s as %s of %i bytes: %s', (side, type, size, problem) => {
    expect(documentProblem(side, { type, size })).toBe(problem);
  });
});
