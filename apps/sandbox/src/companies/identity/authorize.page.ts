import { html } from '#pages/html.ts';
import type { Html } from '#pages/html.ts';
import type { IdentityKind } from './id-token.ts';

/** Accounts that the stub offers as signed in already. */
const sampleAccounts = ['ana.reyes@people.test', 'ben.cruz@people.test'] as const;

export type PageWords = {
  title: Readonly<Record<IdentityKind, string>>;
  lead: string;
  test: string;
  other: Readonly<Record<'address' | 'number', string>>;
  go: string;
  cancel: string;
  wrong: string;
};

const english: PageWords = {
  title: {
    google: 'Log in with Google',
    facebook: 'Log in with Facebook',
    phone: 'Log in with your phone',
  },
  lead: 'Choose an account to continue to the site.',
  test: 'Test login',
  other: { address: 'Another e-mail address', number: 'Mobile number' },
  go: 'Continue',
  cancel: 'Cancel',
  wrong: 'Check what you typed.',
};

const filipino: PageWords = {
  title: {
    google: 'Mag-log in gamit ang Google',
    facebook: 'Mag-log in gamit ang Facebook',
    phone: 'Mag-log in gamit ang phone',
  },
  lead: 'Pumili ng account para magpatuloy sa site.',
  test: 'Test login',
  other: { address: 'Ibang e-mail address', number: 'Mobile number' },
  go: 'Magpatuloy',
  cancel: 'I-cancel',
  wrong: 'I-check ang tinype mo.',
};

export const wordsIn = (language: string) => (language === 'fil' ? filipino : english);

function accountRow(account: string): Html {
  return html`<li><button class="identity-account" name="choice" value="${account}">
<span class="identity-face" aria-hidden="true">${account.charAt(0).toUpperCase()}</span>
<span>${account}</span></button></li>`;
}

function otherField(kind: IdentityKind, words: PageWords, wrong: boolean): Html {
  const isPhone = kind === 'phone';
  const label = isPhone ? words.other.number : words.other.address;
  const field = isPhone
    ? html`<input id="account" name="account" type="tel" inputmode="tel" maxlength="20"
placeholder="0917 123 4567" autocomplete="tel">`
    : html`<input id="account" name="account" type="text" inputmode="email" maxlength="80"
placeholder="name@people.test" autocomplete="off" autocapitalize="none">`;
  const problem = wrong ? html`<p class="identity-wrong" role="alert">${words.wrong}</p>` : html``;
  return html`<div class="identity-other"><label for="account">${label}</label>${field}
${problem}<button class="button button-primary button-wide" name="choice" value="other">
${words.go}</button></div>`;
}

/** The page on which a person picks an account, a plain form. */
export function authorizeBody(kind: IdentityKind, words: PageWords, wrong: boolean): Html {
  const known = kind === 'phone' ? [] : sampleAccounts;
  return html`<main class="column identity-page"><header>
<p class="identity-test">${words.test}</p>
<span class="identity-mark" data-kind="${kind}" aria-hidden="true"></span>
<h1>${words.title[kind]}</h1><p>${words.lead}</p></header>
<form method="post" class="identity-form">
<ul class="identity-accounts">${known.map(accountRow)}</ul>
${otherField(kind, words, wrong)}
<button class="button button-wide" name="choice" value="cancel">${words.cancel}</button>
</form></main>`;
}

export function refusedBody(reason: string): Html {
  return html`<main class="notice"><h1>This login cannot start</h1><p>${reason}</p></main>`;
}
