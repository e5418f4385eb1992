/** Tells the starter of the first HTML that presses from here on reach the app themselves. */
export function announceReady(): void {
  document.dispatchEvent(new Event('app-ready'));
}
