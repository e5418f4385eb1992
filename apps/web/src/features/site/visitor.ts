import { useSessionRecord } from '#kit/session-record.ts';
import {
  defaultMemberTypes,
  memberKind,
  type MemberKind,
  type MemberTypeTable,
} from '@pavilion/domain/member/member-type';
import { refusal, type Action, type Refusal, type Visitor } from '@pavilion/domain/member/refusal';
import { useSettings } from './site.queries.ts';

/** The site's own table, as the server applies it; the default table is not sent. */
export function useMemberTypes(): MemberTypeTable {
  return useSettings()?.memberTypes ?? defaultMemberTypes;
}

/** What an account of the visitor's type may be and do; null for guests. */
export function useOwnKind(): MemberKind | null {
  const session = useSessionRecord();
  const types = useMemberTypes();
  return session === null ? null : memberKind(session.type, types);
}

/** Why this visitor may not do something (section 6), and null where they may. */
export function useRefusal(action: Action): Refusal | null {
  const session = useSessionRecord();
  const types = useMemberTypes();
  const visitor: Visitor =
    session === null ? { kind: 'guest' } : { kind: 'session', memberType: session.type };
  return refusal(action, visitor, types);
}
