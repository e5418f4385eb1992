/**
 * The details by which an excluded member is recognised under another account. `person` is the name
 * with the birthday, which others may have too, so it refuses nothing.
 */
export const knownDetails = ['email', 'mobile', 'idNumber', 'payeeAccount', 'person'] as const;
export type KnownDetail = (typeof knownDetails)[number];

/** Where somebody gives such details. */
export const casePlaces = [
  'registration',
  'contact',
  'profile',
  'payeeAccount',
  'identity',
] as const;
export type CasePlace = (typeof casePlaces)[number];

/**
 * Writes a detail as all its spellings are compared: people write case, accents, spaces and signs
 * freely.
 */
export function comparedForm(detail: KnownDetail, written: string): string {
  if (detail !== 'email') {
    const lower = written.normalize('NFKD').toLowerCase().normalize('NFKD');
    return lower.replaceAll(/[^\p{L}\p{N}]/gu, '');
  }
  const lower = written.normalize('NFKC').toLowerCase().normalize('NFKC').trim();
  // Mail to `name+anything` reaches `name` at most providers.
  return lower.replace(/\+.*(?=@)/su, '');
}
