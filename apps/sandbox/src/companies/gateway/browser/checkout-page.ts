import '#pages/browser/tokens.css';
import '#pages/browser/page.css';
import './checkout.css';

/** A second press while the first is being sent would decide a second time. */
document.querySelector('form')?.addEventListener('submit', (event) => {
  const form = event.currentTarget;
  if (!(form instanceof HTMLFormElement)) return;
  if (form.dataset['sent'] === 'yes') event.preventDefault();
  form.dataset['sent'] = 'yes';
});
