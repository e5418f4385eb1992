import { ownValue } from '../own-value.ts';

type Asker = () => Promise<boolean>;

let asker: Asker | null = null;
const asking = ownValue<Promise<boolean> | null>(null);

/** Set by the shell: shows the prompt for a password. Without it nobody is asked. */
export function setConfirmAsker(ask: Asker): void {
  asker = ask;
}

/** True when the person gave the password; calls refused together share one prompt. */
export function askToConfirm(): Promise<boolean> {
  const under = asking.get();
  if (under !== null) return under;
  const answer = (asker?.() ?? Promise.resolve(false)).finally(() => {
    if (asking.get() === answer) asking.set(null);
  });
  asking.set(answer);
  return answer;
}
