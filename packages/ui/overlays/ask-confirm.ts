import { buttonClass, type ButtonKind } from '../actions/button-class.ts';
import styles from './Modal.module.css';

export type Question = {
  title: string;
  text?: string;
  confirmLabel: string;
  cancelLabel: string;
  confirmKind?: ButtonKind;
};

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  text: string | Node[],
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.className = className;
  if (typeof text === 'string') made.textContent = text;
  else made.append(...text);
  return made;
}

function choice(label: string, kind: ButtonKind, value: string): HTMLButtonElement {
  const button = element('button', buttonClass(kind), label);
  button.value = value;
  return button;
}

/** Asks in a modal dialog; false for Cancel, Escape and a press on the backdrop. */
export function askConfirm(question: Question): Promise<boolean> {
  const { title, text, confirmLabel, cancelLabel, confirmKind = 'primary' } = question;
  const heading = element('h2', styles['title'] ?? '', title);
  heading.id = 'question-title';
  const actions = element('div', styles['actions'] ?? '', [
    choice(cancelLabel, 'secondary', 'cancel'),
    choice(confirmLabel, confirmKind, 'confirm'),
  ]);
  const parts = text === undefined ? [] : [element('p', styles['text'] ?? '', text)];
  const form = element('form', styles['dialog'] ?? '', [heading, ...parts, actions]);
  form.method = 'dialog';
  const dialog = element('dialog', `${styles['modal']} ${styles['center']}`, [form]);
  dialog.setAttribute('aria-labelledby', heading.id);
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close('cancel');
  });
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'confirm');
    });
  });
}
