import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '#kit/api.ts';
import { ownData } from '@pavilion/client/queries/queries.tsx';
import type { CallError } from '@pavilion/contract/client';
import type { InputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';

type Calls = PlayerEndpoints['support'];
export type FeedbackRule = ResponseOf<Calls['getFeedbackRule']>;

export function useFeedbackRule() {
  return useQuery({
    queryKey: [ownData, 'feedback', 'rule'],
    queryFn: ({ signal }) => api.support.getFeedbackRule({}, signal),
  });
}

export function useSendFeedback() {
  return useMutation<unknown, CallError, InputOf<Calls['sendFeedback']>>({
    mutationFn: (input) => api.support.sendFeedback(input),
  });
}
