import { paths } from '@pavilion/screens/paths';
import type { SessionRecord } from '../session-record.ts';

/** The page that a narrow session is led to from every page that is closed to it; else null. */
export function narrowPage(session: SessionRecord | null): string | null {
  if (session?.excluded) return paths.exclusion();
  return session?.unfinished ? paths.finishAccount() : null;
}
