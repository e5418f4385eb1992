/** Signals to the starter of the first HTML that the app now takes presses itself. */
export function announceReady(): void {
  document.dispatchEvent(new Event('app-ready'));
}
