import '#pages/browser/tokens.css';
import '#pages/browser/page.css';
import { createHostWindow } from './host-window.ts';

const host = createHostWindow(document.body.dataset['pavilion'] ?? '', {
  depositUrl: null,
  returnUrl: document.body.dataset['pavilion'] ?? null,
});
document.querySelector('[data-exit]')?.addEventListener('click', () => host.post('exit'));
