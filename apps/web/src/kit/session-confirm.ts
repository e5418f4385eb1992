type Asker = () => Promise<boolean>;

let asker: Asker | null = null;
let asking: Promise<boolean> | null = null;

/** The shell tells how a person is asked for a password; without it nobody is asked. */
export function setConfirmAsker(ask: Asker): void {
  asker = ask;
}

/** True when the person gave the password; calls that are refused together ask once. */
export function askToConfirm(): Promise<boolean> {
  asking ??= (asker?.() ?? Promise.resolve(false)).finally(() => {
    asking = null;
  });
  return asking;
}
