import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { forgetPerson } from '#features/session/sign-out.ts';
import { api } from '#kit/api.ts';
import { readSession } from '#kit/session-record.ts';
import { beginOwnEnd } from '#kit/session/own-end.ts';
import { afterCall } from '@pavilion/client/calls/after-call.ts';
import { ownData } from '@pavilion/client/queries/queries.tsx';
import type { CallError } from '@pavilion/contract/client';
import type { InputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { tellBreakChange, type BreakChange } from './break-change.ts';

type Protection = PlayerEndpoints['protection'];
export type OwnExclusion = ResponseOf<Protection['getExclusion']>;
export type CurrentExclusion = NonNullable<OwnExclusion['current']>;
export type Closing = NonNullable<CurrentExclusion['closing']>;
export type BreakChoices = CurrentExclusion['longer'][number];

export const exclusionKey = [ownData, 'exclusion'];
export const ofBreak = [ownData, 'exclusion', 'change'];
/** Often enough for a step of the return that begins while the page is open. */
const readEveryMs = 60_000;
/** Often enough for an account that closes by itself. */
const readClosingEveryMs = 10_000;

export function useExclusion() {
  return useQuery({
    queryKey: exclusionKey,
    queryFn: ({ signal }) => api.protection.getExclusion({}, signal),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) =>
      state.data?.current?.kind === 'closing' ? readClosingEveryMs : readEveryMs,
  });
}

/** Takes the session off the page, which the server has ended, and tells the member why. */
export function useLeaveBy() {
  const queries = useQueryClient();
  const [path] = useLocation();
  return (change: BreakChange) => {
    tellBreakChange(change, path);
    forgetPerson(queries);
  };
}

/** A call is on its way: known at once, while `isPending` is drawn later. */
export function useIsSent(): () => boolean {
  const queries = useQueryClient();
  return () => queries.isMutating({ mutationKey: ofBreak }) > 0;
}

/** Calls back with the answer of a call that may end the session, which the page keeps till then. */
export function afterOwnEnd<Answer>(call: Promise<Answer>, done: (answer: Answer) => void): void {
  const endWait = beginOwnEnd(readSession()?.token ?? '');
  afterCall(call, done);
  // After `done`, which was to be called first.
  void call.then(endWait, endWait);
}

/** Begins or lengthens a time-out or self-exclusion. */
export function useExcludeSelf() {
  const leaveBy = useLeaveBy();
  const isSent = useIsSent();
  const call = useMutation<OwnExclusion, CallError, InputOf<Protection['excludeSelf']>>({
    mutationKey: ofBreak,
    mutationFn: (input) => api.protection.excludeSelf(input),
  });
  return {
    exclude: (input: InputOf<Protection['excludeSelf']>) => {
      if (isSent()) return;
      afterOwnEnd(call.mutateAsync(input), ({ current }) =>
        leaveBy({ what: 'begun', kind: input.kind, until: current?.until ?? null }),
      );
    },
    busy: call.isPending,
    error: call.error,
    forgetError: call.reset,
  };
}

/** One step of a member who is excluded; a refusal reads anew what holds. */
export function useStep<Input>(send: (input: Input) => Promise<OwnExclusion>) {
  const queries = useQueryClient();
  const isSent = useIsSent();
  const call = useMutation<OwnExclusion, CallError, Input>({
    mutationKey: ofBreak,
    mutationFn: send,
    // What was shown is no longer so: another device may have gone on.
    onError: () => queries.invalidateQueries({ queryKey: exclusionKey, exact: true }),
  });
  return {
    take: (input: Input, done: (exclusion: OwnExclusion) => void) => {
      if (!isSent()) afterOwnEnd(call.mutateAsync(input), done);
    },
    /** What was sent last. */
    input: call.variables,
    busy: call.isPending,
    error: call.error,
  };
}

const steps = {
  ask: () => api.protection.askToReturn({}),
  drop: () => api.protection.dropReturn({}),
  confirm: () => api.protection.confirmReturn({}),
};
export type ReturnCall = keyof typeof steps;

/** Asks to return after the end of a self-exclusion, takes it back, or confirms it. */
export function useReturn() {
  const queries = useQueryClient();
  const leaveBy = useLeaveBy();
  const { take, input, busy, error } = useStep((step: ReturnCall) => steps[step]());
  return {
    take: (step: ReturnCall, done: () => void = () => undefined) =>
      take(step, (exclusion) => {
        if (step === 'confirm') leaveBy({ what: 'returned' });
        else queries.setQueryData(exclusionKey, exclusion);
        done();
      }),
    busy: busy ? input : null,
    error,
  };
}
