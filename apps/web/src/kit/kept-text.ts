import { useState } from 'react';
import { readSession } from './session-record.ts';
import { draftPrefix } from './tab-keys.ts';

type Draft = { owner: string; text: string };

const owner = () => readSession()?.userName ?? '';

function readDraft(key: string): string {
  try {
    const { owner: by, text } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Draft>;
    return by === owner() && typeof text === 'string' ? text : '';
  } catch {
    return '';
  }
}

function writeDraft(key: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify({ owner: owner(), text } satisfies Draft));
  } catch {
    // Without storage the text lives as long as the page.
  }
}

/** A text kept in this tab over a reload, for the logged-in member only; never for secrets. */
export function keptText(key: string) {
  return { read: () => readDraft(key), write: (text: string) => writeDraft(key, text) };
}

/** State for a text being written: survives a reload until it is emptied. */
export function useKeptText(name: string): [string, (text: string) => void] {
  const [kept] = useState(() => keptText(`${draftPrefix}${name}`));
  const [text, setText] = useState(kept.read);
  function change(next: string): void {
    setText(next);
    kept.write(next);
  }
  return [text, change];
}
