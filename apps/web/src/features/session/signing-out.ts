let leaving = false;

/** True while the session ends on purpose, so that no page asks for a login on the way home. */
export function isSigningOut(): boolean {
  return leaving;
}

export function setSigningOut(isLeaving: boolean): void {
  leaving = isLeaving;
}
