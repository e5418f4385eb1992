import styles from './toast.module.css';

export type ToastKind = 'notice' | 'success' | 'error' | 'waiting';

export type ToastOptions = { kind?: ToastKind; durationMs?: number };

const defaultDurationMs = 1500;

function liveRegion(): HTMLElement {
  // A modal dialog makes the rest of the page inert, so the region lives inside the open one.
  const home = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.body;
  const existing = home.querySelector<HTMLElement>(':scope > [data-toasts]');
  if (existing !== null) return existing;
  const region = document.createElement('div');
  region.dataset['toasts'] = '';
  region.className = styles['region'] ?? '';
  region.setAttribute('aria-live', 'polite');
  region.setAttribute('role', 'status');
  home.append(region);
  // The message outlives the dialog in which it was shown.
  home.addEventListener('close', () => document.body.append(region), { once: true });
  return region;
}

/** Shows a sentence over the page, also to screen readers; returns a function that removes it. */
export function showToast(text: string, options: ToastOptions = {}): () => void {
  const { kind = 'notice', durationMs = defaultDurationMs } = options;
  const region = liveRegion();
  const toast = document.createElement('p');
  toast.className = `${styles['toast']} ${styles[kind]}`;
  toast.textContent = text;
  if (kind === 'error') toast.setAttribute('role', 'alert');
  const remove = () => toast.remove();
  // The region must be in the page before its text, or it is not read aloud.
  const show = requestAnimationFrame(() => region.replaceChildren(toast));
  const timer = setTimeout(remove, durationMs);
  return () => {
    cancelAnimationFrame(show);
    clearTimeout(timer);
    remove();
  };
}

/** Removes messages that are not for the next session. */
export function endToasts(): void {
  for (const region of document.querySelectorAll('[data-toasts]')) region.replaceChildren();
}
