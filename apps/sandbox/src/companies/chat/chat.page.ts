import { html } from '#pages/html.ts';
import type { Html } from '#pages/html.ts';
import type { ChatLine } from './chat-room.ts';

function line({ from, text }: ChatLine): Html {
  return html`<li class="chat-line" data-from="${from}">${text}</li>`;
}

function form(label: string, action: string): Html {
  return html`<form class="chat-form" method="post" action="${action}">
<input name="text" maxlength="1000" autocomplete="off" required aria-label="${label}">
<button class="button button-primary">Send</button></form>`;
}

/** The visitor's page; a plain form, with new lines fetched by script. */
export function chatBody(title: string, back: string, lines: readonly ChatLine[]): Html {
  return html`<header class="chat-head"><a class="chat-back" href="${back}">Back to the site</a>
<h1>${title}</h1></header>
<main class="chat-room"><ol class="chat-lines" aria-live="polite">${lines.map(line)}</ol>
<p class="chat-hint">How can we help you? We will reply here.</p></main>
${form('Your message', '')}`;
}

export function goneBody(back: string): Html {
  return html`<main class="notice"><h1>This chat has ended</h1>
<p>Go back to the site and open the chat again.</p>
<a class="button" href="${back}">Back</a></main>`;
}

type Room = { visitor: string; name: string; lines: readonly ChatLine[] };

/** The page of support. */
export function deskBody(rooms: readonly Room[]): Html {
  const none = html`<p>Nobody is waiting.</p>`;
  return html`<main class="column chat-desk"><h1>Chat desk</h1>
${rooms.length === 0 ? none : rooms.map(deskRoom)}</main>`;
}

function deskRoom({ visitor, name, lines }: Room): Html {
  return html`<section class="chat-room" aria-label="${name}"><h2>${name}</h2>
<ol class="chat-lines">${lines.map(line)}</ol>
${form(`Answer to ${name}`, `/chat/desk/${visitor}`)}</section>`;
}
