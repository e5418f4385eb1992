/** True when the app runs from the home screen, without the browser's own frame. */
export function isStandalone(): boolean {
  if (typeof window === 'undefined') return false;
  if ('standalone' in navigator && navigator.standalone === true) return true;
  return window.matchMedia('(display-mode: standalone), (display-mode: fullscreen)').matches;
}

export function prefersReducedMotion(): boolean {
  return typeof window !== 'undefined' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}
