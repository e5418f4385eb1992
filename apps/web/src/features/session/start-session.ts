import type { QueryClient } from '@tanstack/react-query';
import { merchantCode } from '#kit/merchant-code.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { beginSession } from './session-change.ts';

export type SessionValue = ResponseOf<PlayerEndpoints['sessions']['logIn']>;

export function startSession(value: SessionValue, queries: QueryClient): void {
  const { token, type, userName, firstTimeLogin } = value;
  beginSession({ token, type, userName, firstTimeLogin, merchantCode: merchantCode() }, queries);
}
