import { icon as closeIcon } from 'icon:lucide/x';
import { element, iconButton } from '#pages/browser/element.ts';

export type SheetOptions = {
  title: string;
  closeLabel: string;
  content: readonly Node[];
  actions?: readonly HTMLElement[];
};

export type Sheet = { close: () => void; closed: Promise<void> };

/** Opens a panel from the lower edge, which traps the focus and closes on the backdrop. */
export function openSheet(options: SheetOptions): Sheet {
  const titleId = `sheet-${document.querySelectorAll('dialog').length}`;
  const close = (): void => dialog.close();
  const dialog = element('dialog', {
    class: 'sheet',
    attributes: { 'aria-labelledby': titleId },
    on: {
      click: (event) => {
        if (event.target === dialog) close();
      },
    },
    children: [
      element('div', {
        class: 'sheet-panel',
        children: [
          element('header', {
            class: 'sheet-head',
            children: [
              element('h2', { text: options.title, attributes: { id: titleId } }),
              iconButton(closeIcon, options.closeLabel, close),
            ],
          }),
          element('div', { class: 'sheet-body', children: options.content }),
          options.actions === undefined
            ? null
            : element('div', { class: 'sheet-actions', children: options.actions }),
        ],
      }),
    ],
  });
  document.body.append(dialog);
  dialog.showModal();
  const closed = new Promise<void>((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve();
    });
  });
  return { close, closed };
}

export function sheetButton(label: string, press: () => void, primary = true): HTMLButtonElement {
  return element('button', {
    class: `button button-wide${primary ? ' button-primary' : ''}`,
    text: label,
    attributes: { type: 'button' },
    on: { click: press },
  });
}
