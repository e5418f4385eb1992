import { expect, test, vi } from 'vitest';
import { CallError } from '@pavilion/contract/client';
import { afterCall } from './after-call.ts';

test('the answer and the refusal each reach their own callback', async () => {
  const [done, refused] = [vi.fn(), vi.fn()];
  afterCall(Promise.resolve('paid'), done, refused);
  const error = new CallError('promotion.state', '');
  afterCall(Promise.reject(error), done, refused);
  await vi.waitFor(() => expect(refused).toHaveBeenCalledExactlyOnceWith(error));
  expect(done).toHaveBeenCalledExactlyOnceWith('paid');
});
