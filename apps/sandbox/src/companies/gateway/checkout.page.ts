import { formatMinor, parseMinor } from '#money.ts';
import { html } from '#pages/html.ts';
import type { Html } from '#pages/html.ts';
import type { Payment, PaymentMethod } from './payment.store.ts';
import { drawSampleCode } from './sample-code.ts';

/** Delays of the webhook that the payer can choose. */
export const delayChoicesSeconds = [0, 5, 30, 120] as const;

const methodNames: Readonly<Record<PaymentMethod, string>> = {
  card: 'Card',
  ewallet: 'E-wallet',
  qr: 'QR code',
};

const closedTexts = {
  succeeded: ['Paid', 'The payment was successful.'],
  failed: ['Declined', 'The payment was declined.'],
  expired: ['Expired', 'This payment has expired.'],
} as const;

/** The payer's page, a plain form. */
export function checkoutBody(payment: Payment, returnAddress: string): Html {
  return html`<main class="column">
<header class="checkout-head">
<p class="checkout-brand"><span class="checkout-mark" aria-hidden="true"></span>Sandbox Pay</p>
<p class="checkout-test">Test payment, no real money</p>
</header>
<section class="checkout-amount">
<h1><span class="visually-hidden">Amount </span>${displayAmount(payment)}</h1>
<p>${payment.description === '' ? 'Payment' : payment.description}</p>
<dl><div><dt>Reference</dt><dd>${payment.reference}</dd></div><div><dt>Method</dt>
<dd>${methodNames[payment.method]}</dd></div></dl>
</section>
${payment.status === 'pending' ? openForm(payment) : closedNote(payment.status, returnAddress)}
</main>`;
}

/** "₱500.00", whatever the number of decimals sent. */
function displayAmount(payment: Payment): string {
  const { amount, currency } = payment;
  const minor = parseMinor(amount, currency) ?? 0n;
  const numbers = new Intl.NumberFormat('en-PH', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  return numbers.format(formatMinor(minor, currency) as Intl.StringNumericLiteral);
}

function openForm(payment: Payment): Html {
  const pay = `Pay ${displayAmount(payment)}`;
  return html`<form method="post" class="checkout-form">
${methodPanel(payment)}
<button class="button button-primary button-wide" name="choice" value="pay">${pay}</button>
<div class="checkout-others">
<button class="button" name="choice" value="fail">Decline</button>
<button class="button" name="choice" value="abandon">Leave unpaid</button>
</div>
<details class="checkout-options">
<summary>How the site is told</summary>
<fieldset><legend>The webhook comes</legend>
<div class="checkout-delays">${delayChoicesSeconds.map((seconds) => delayChoice(seconds))}</div>
</fieldset>
<label class="checkout-check"><input type="checkbox" name="twice">
<span>Send it twice<small>The same message with the same id</small></span></label>
<label class="checkout-check"><input type="checkbox" name="out_of_order">
<span>Out of order<small>An earlier, declined try is reported after the payment</small></span>
</label>
</details>
</form>`;
}

function delayChoice(seconds: number): Html {
  const label = seconds === 0 ? 'At once' : `After ${seconds} s`;
  const id = `delay-${seconds}`;
  const checked = seconds === 0 ? html` checked` : html``;
  return html`<input type="radio" name="delay" class="visually-hidden" id="${id}"
value="${seconds}"${checked}><label for="${id}">${label}</label>`;
}

function methodPanel(payment: Payment): Html {
  switch (payment.method) {
    case 'card':
      return html`<div class="pay-card" aria-hidden="true"><span class="pay-chip"></span>
<span class="pay-number">4000 •••• •••• 0077</span><span class="pay-holder">Sample card</span>
<span class="pay-expiry">12 / 30</span></div>`;
    case 'ewallet':
      return html`<div class="pay-wallet"><span class="pay-wallet-mark" aria-hidden="true"></span>
<div><strong>Sample wallet</strong><small>+63 9•• ••• 0077</small></div></div>`;
    case 'qr':
      return html`<figure class="pay-code">
${drawSampleCode(payment.paymentId)}
<figcaption>Sample code. Press Pay to continue.</figcaption></figure>`;
  }
}

function closedNote(status: Exclude<Payment['status'], 'pending'>, returnAddress: string): Html {
  const [title, text] = closedTexts[status];
  return html`<section class="checkout-closed"><h2>${title}</h2><p>${text}</p>
<a class="button button-wide" href="${returnAddress}">Back to the site</a></section>`;
}
