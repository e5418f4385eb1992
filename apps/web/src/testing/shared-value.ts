import {
  sharedValue as plainSharedValue,
  type SharedValue,
} from '@pavilion/client/state/shared-value.ts';

export { useSharedValue, type SharedValue } from '@pavilion/client/state/shared-value.ts';

const resets: (() => void)[] = [];

/** Like the product's; every test begins with the initial values. */
export function sharedValue<Value>(initial: Value): SharedValue<Value> {
  const shared = plainSharedValue(initial);
  resets.push(() => shared.set(initial));
  return shared;
}

export function resetSharedValues(): void {
  for (const reset of resets) reset();
}
