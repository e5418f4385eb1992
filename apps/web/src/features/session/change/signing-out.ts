let leaving = false;

/** True while the member logs out, so that no page asks for a log-in on the way home. */
export function isSigningOut(): boolean {
  return leaving;
}

export function setSigningOut(isLeaving: boolean): void {
  leaving = isLeaving;
}
