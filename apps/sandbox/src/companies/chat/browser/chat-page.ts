import '#pages/browser/tokens.css';
import '#pages/browser/page.css';
import './chat.css';
import type { ChatLine } from '../chat-room.ts';

const refreshMs = 1000;
const colorPattern = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;
/** A background at least this light gets dark text. */
const lightFrom = 140;

const head = document.querySelector<HTMLElement>('.chat-head');
const color = colorPattern.exec(document.body.dataset['color'] ?? '');
if (head !== null && color !== null) {
  const [red = 0, green = 0, blue = 0] = color.slice(1).map((part) => Number.parseInt(part, 16));
  const isLight = 0.3 * red + 0.59 * green + 0.11 * blue > lightFrom;
  head.style.backgroundColor = color[0];
  head.dataset['light'] = isLight ? 'yes' : 'no';
}

function lineOf({ from, text }: ChatLine): HTMLLIElement {
  const line = document.createElement('li');
  line.className = 'chat-line';
  line.dataset['from'] = from;
  line.textContent = text;
  return line;
}

async function refresh(list: Element): Promise<void> {
  try {
    const response = await fetch(`/chat/messages${location.search}`);
    if (!response.ok) return;
    const { messages } = (await response.json()) as { messages: ChatLine[] };
    if (messages.length === list.childElementCount) return;
    list.replaceChildren(...messages.map(lineOf));
    list.lastElementChild?.scrollIntoView();
  } catch {
    // The connection is lost for a moment; the next poll tries again.
  }
}

const lines = document.querySelector('.chat-lines');
if (head !== null && lines !== null) setInterval(() => void refresh(lines), refreshMs);
