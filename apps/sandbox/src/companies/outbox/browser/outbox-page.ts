import '#pages/browser/tokens.css';
import '#pages/browser/page.css';
import './outbox.css';
import { element } from '#pages/browser/element.ts';
import type { OutboxMessage } from '../message.ts';

const refreshMs = 2000;

let kind = '';
let shownIds = '';

async function refresh(): Promise<void> {
  try {
    const response = await fetch(`/outbox.json?kind=${kind}`);
    const { messages } = (await response.json()) as { messages: OutboxMessage[] };
    show(messages);
  } catch {
    // The sandbox has stopped; the next poll finds out whether it runs again.
  }
}

function show(messages: readonly OutboxMessage[]): void {
  const ids = messages.map((message) => message.id).join();
  if (ids === shownIds) return;
  shownIds = ids;
  document.querySelector('.outbox-list')?.replaceChildren(...messages.map(messageCard));
  document.querySelector('.outbox-empty')?.toggleAttribute('hidden', messages.length > 0);
}

function messageCard(message: OutboxMessage): HTMLElement {
  const time = new Date(message.at).toLocaleTimeString('en-PH', { hour12: false });
  return element('li', {
    class: 'outbox-card',
    children: [
      element('header', {
        children: [
          element('span', { class: `outbox-kind outbox-${message.kind}`, text: message.kind }),
          element('strong', { text: message.to }),
          element('time', { text: time, attributes: { datetime: message.at } }),
        ],
      }),
      message.subject === '' ? null : element('h2', { text: message.subject }),
      element('p', { text: message.text }),
      element('small', { text: `From ${message.from}` }),
    ],
  });
}

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-kind]')) {
  button.addEventListener('click', () => {
    kind = button.dataset['kind'] ?? '';
    shownIds = '-';
    for (const other of document.querySelectorAll('[data-kind]')) {
      other.setAttribute('aria-pressed', String(other === button));
    }
    void refresh();
  });
}

void refresh();
setInterval(() => void refresh(), refreshMs);
