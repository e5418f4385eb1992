import { isOldEnough } from '../registration/registration-problems.ts';

/** What a member can prove the identity with. */
export const documentKinds = ['passport', 'idCard', 'drivingLicence'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** What is sent of it: the page or the front, the back of a card, and a photo of the person. */
export const documentSides = ['front', 'back', 'selfie'] as const;
export type DocumentSide = (typeof documentSides)[number];

/** The sides that a check needs. */
export function sidesOf(kind: DocumentKind): readonly DocumentSide[] {
  return kind === 'passport' ? ['front', 'selfie'] : documentSides;
}

/** How far the check of a member is; refused, it can be sent again. */
export const identityStates = ['none', 'sent', 'verified', 'refused'] as const;
export type IdentityState = (typeof identityStates)[number];

/** Whether documents can be sent in this state. */
export function takesDocuments(state: IdentityState): boolean {
  return state === 'none' || state === 'refused';
}

/** What a site may ask a verified identity for. */
export const identityActions = ['deposit', 'play', 'withdraw'] as const;
export type IdentityAction = (typeof identityActions)[number];

/** Why a check is refused. */
export const identityRefusals = [
  'unreadable',
  'cut',
  'expired',
  'otherPerson',
  'underAge',
  'altered',
  'unsupported',
] as const;
export type IdentityRefusal = (typeof identityRefusals)[number];

/** Why a person has to decide: details that differ from what the member gave, or are known. */
export const identityHits = [
  'name',
  'birthday',
  'idNumber',
  'sameDocument',
  'excluded',
  'unsure',
  'noCompany',
] as const;
export type IdentityHit = (typeof identityHits)[number];

/** A member, as given by the member; `idNumber` is empty where it was not given. */
export type GivenIdentity = { name: string; birthday: string; idNumber: string };

/** What is written on the document; days are `YYYY-MM-DD`, `expiresOn` is null without an end. */
export type FoundIdentity = {
  name: string;
  birthday: string;
  number: string;
  expiresOn: string | null;
};

/** The number of a document as all its spellings are compared. */
export function plainNumber(written: string): string {
  return written
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Whether two numbers of documents are the same, however they are written. */
export function isSameNumber(one: string, other: string): boolean {
  return plainNumber(one) === plainNumber(other);
}

/** The words of a name without case, accents and signs, in one order. */
function wordsOf(name: string): string[] {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .toSorted();
}

/** Whether two names have the same words; a bank may write the last one first. */
export function isSameName(one: string, other: string): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  return words.length > 0 && words.join(' ') === others.join(' ');
}

/** Why the document itself is refused on a day; null where it is not. */
export function documentRefusal(
  found: Pick<FoundIdentity, 'birthday' | 'expiresOn'>,
  { today, minimumAge }: { today: string; minimumAge: number },
): 'underAge' | 'expired' | null {
  if (!isOldEnough(found.birthday, today, minimumAge)) return 'underAge';
  return found.expiresOn !== null && found.expiresOn < today ? 'expired' : null;
}

/** Where the document differs from what the member gave. */
function differencesOf(given: GivenIdentity, found: FoundIdentity): IdentityHit[] {
  const hits: IdentityHit[] = [];
  if (!isSameName(given.name, found.name)) hits.push('name');
  if (given.birthday !== found.birthday) hits.push('birthday');
  if (given.idNumber !== '' && !isSameNumber(given.idNumber, found.number)) hits.push('idNumber');
  return hits;
}

/** What the company for identity checks has found out. */
export type CompanyFinding =
  | { status: 'clear' | 'unsure'; found: FoundIdentity }
  | { status: 'refused'; reason: IdentityRefusal };

export type IdentityDecision =
  | { outcome: 'verified' }
  | { outcome: 'refused'; reason: IdentityRefusal }
  /** An operator decides. */
  | { outcome: 'review'; hits: readonly IdentityHit[] };

/** What the site knows of the document beside the answer of the company. */
export type KnownDocument = {
  /** Another member was verified with it. */
  isOfAnother: boolean;
  /** It is that of a member in an exclusion. */
  isOfExcluded: boolean;
};

/**
 * Decides on a check by what the company found: nobody under age and no ended document is verified,
 * whatever the company says, and an operator decides where something differs.
 */
export function decideIdentity(
  given: GivenIdentity,
  finding: CompanyFinding,
  known: KnownDocument,
  rules: { today: string; minimumAge: number },
): IdentityDecision {
  if (finding.status === 'refused') return { outcome: 'refused', reason: finding.reason };
  const { found, status } = finding;
  const reason = documentRefusal(found, rules);
  if (reason !== null) return { outcome: 'refused', reason };
  const hits: IdentityHit[] = [
    ...differencesOf(given, found),
    ...(known.isOfAnother ? (['sameDocument'] as const) : []),
    ...(known.isOfExcluded ? (['excluded'] as const) : []),
    ...(status === 'unsure' ? (['unsure'] as const) : []),
  ];
  return hits.length === 0 ? { outcome: 'verified' } : { outcome: 'review', hits };
}

/** Media types of documents. */
export const documentTypes = ['image/png', 'image/jpeg', 'application/pdf'] as const;
export const documentMaxBytes = 10 * 1024 * 1024;

export type DocumentProblem = 'document.type' | 'document.empty' | 'document.too.large';

/** Why a file may not be sent, or null; a photo of the person is no PDF. */
export function documentProblem(
  side: DocumentSide,
  { type, size }: { type: string; size: number },
): DocumentProblem | null {
  const accepted = documentTypes.filter((one) => side !== 'selfie' || one !== 'application/pdf');
  if (!accepted.some((one) => one === type)) return 'document.type';
  if (size === 0) return 'document.empty';
  return size > documentMaxBytes ? 'document.too.large' : null;
}
