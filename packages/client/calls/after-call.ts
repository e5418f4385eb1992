import { CallError } from '@pavilion/contract/client';

async function settle<Answer>(
  call: Promise<Answer>,
  done: (answer: Answer) => void,
  refused: (error: CallError) => void,
): Promise<void> {
  let answer: Answer;
  try {
    answer = await call;
  } catch (error) {
    if (error instanceof CallError) refused(error);
    return;
  }
  done(answer);
}

/**
 * Calls back when the call of a mutation has ended, even when the component that made it is gone:
 * callbacks given to `mutate` are dropped with it, and a success often removes the very button that
 * was pressed. Any error stays in the mutation's own `error` as well.
 */
export function afterCall<Answer>(
  call: Promise<Answer>,
  done: (answer: Answer) => void,
  refused: (error: CallError) => void = () => undefined,
): void {
  void settle(call, done, refused);
}
