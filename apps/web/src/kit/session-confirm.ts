import { ownValue } from './own-value.ts';

type Asker = () => Promise<boolean>;

let asker: Asker | null = null;
const asking = ownValue<Promise<boolean> | null>(null);

/** The shell tells how a person is asked for a password; without it nobody is asked. */
export function setConfirmAsker(ask: Asker): void {
  asker = ask;
}

/** True when the person gave the password; calls that are refused together ask once. */
export function askToConfirm(): Promise<boolean> {
  const under = asking.get();
  if (under !== null) return under;
  const answer = (asker?.() ?? Promise.resolve(false)).finally(() => {
    if (asking.get() === answer) asking.set(null);
  });
  asking.set(answer);
  return answer;
}
