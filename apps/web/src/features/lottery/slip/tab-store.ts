import type { IntentStore } from '#features/wallet/request-intent.ts';
import { ownValue } from '#kit/own-value.ts';

/** What did not fit into the storage of the tab; it is gone when the member leaves. */
const unstored = ownValue<ReadonlyMap<string, string>>(new Map());

function setUnstored(name: string, value: string | null): void {
  const others = [...unstored.get()].filter(([other]) => other !== name);
  unstored.set(new Map(value === null ? others : [...others, [name, value]]));
}

/** The storage of the tab; what does not fit in, or a browser does not store, lives as the page. */
export const tabStore: IntentStore = {
  getItem(name) {
    try {
      return unstored.get().get(name) ?? sessionStorage.getItem(name);
    } catch {
      return null;
    }
  },
  setItem(name, value) {
    try {
      sessionStorage.setItem(name, value);
      setUnstored(name, null);
    } catch {
      setUnstored(name, value);
    }
  },
  removeItem(name) {
    setUnstored(name, null);
    try {
      sessionStorage.removeItem(name);
    } catch {
      // Where nothing is stored nothing is left.
    }
  },
};
