import type {
  CompanyFinding,
  DocumentKind,
  DocumentSide,
} from '@pavilion/domain/protection/identity-check';
import type { CompanyAnswer } from './company-answer.ts';

/** A file of the documents; `type` is its media type. */
export type IdentityFile = { side: DocumentSide; type: string; bytes: Uint8Array };

export type IdentityCheckRequest = {
  /** Our unique reference: a repeat checks nothing twice. */
  reference: string;
  /** What the person has given; the company compares it with the document. */
  person: { name: string; birthday: string };
  kind: DocumentKind;
  files: readonly IdentityFile[];
};

export type IdentityCheckState = { status: 'checking' } | CompanyFinding;

/** A company that checks documents of identity; no method throws. */
export type IdentityCheckCompany = {
  startCheck(request: IdentityCheckRequest): Promise<CompanyAnswer<null>>;
  /** `done` with null means that the company has no check with this reference. */
  findCheck(reference: string): Promise<CompanyAnswer<IdentityCheckState | null>>;
};
