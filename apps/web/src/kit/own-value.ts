import { sharedValue, type SharedValue } from '@pavilion/client/state/shared-value.ts';

const resets: (() => void)[] = [];

/** A shared value of the logged-in member: returns to its initial value when they leave. */
export function ownValue<Value>(initial: Value): SharedValue<Value> {
  const value = sharedValue(initial);
  resets.push(() => value.set(initial));
  return value;
}

export function forgetOwnValues(): void {
  for (const reset of resets) reset();
}
