import { fetchInTime } from '@pavilion/client/calls/fetch-in-time.ts';
import { createClient } from '@pavilion/contract/client';
import type { OperatorEndpoints } from '@pavilion/contract/operator';
import { operatorRoutes } from '@pavilion/contract/operator-routes';

/** The operators' calls, made with a key that only the open page keeps. */
export const apiWith = (key: string) =>
  createClient<OperatorEndpoints>(operatorRoutes, {
    fetch: fetchInTime,
    origin: '',
    headers: () => ({ Authorization: key }),
  });

export type OperatorApi = ReturnType<typeof apiWith>;
