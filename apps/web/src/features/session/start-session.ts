import type { QueryClient } from '@tanstack/react-query';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { Endpoints } from '@pavilion/contract/endpoints';
import { merchantCode } from '../../kit/merchant-code.ts';
import { ownData } from '../../kit/query.ts';
import { writeSession } from '../../kit/session-record.ts';

export type SessionValue = ResponseOf<Endpoints['identity']['logIn']>;

/** Keeps the session; what was read for another person is forgotten first. */
export function startSession(value: SessionValue, queries: QueryClient): void {
  queries.removeQueries({ queryKey: [ownData] });
  const { token, type, userName, firstTimeLogin } = value;
  writeSession({ token, type, userName, firstTimeLogin, merchantCode: merchantCode() });
}
