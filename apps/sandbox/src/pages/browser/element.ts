type Listeners = {
  [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void;
};

export type ElementOptions = {
  class?: string;
  text?: string;
  attributes?: Readonly<Record<string, string>>;
  on?: Listeners;
  children?: readonly (Node | null)[];
};

/** Creates an element with its attributes, text and children. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  options: ElementOptions = {},
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  if (options.class !== undefined) made.className = options.class;
  if (options.text !== undefined) made.textContent = options.text;
  for (const [name, value] of Object.entries(options.attributes ?? {})) {
    made.setAttribute(name, value);
  }
  for (const [name, listener] of Object.entries(options.on ?? {})) {
    made.addEventListener(name, listener as EventListener);
  }
  made.append(...(options.children ?? []).filter((child) => child !== null));
  return made;
}

export type IconDrawing = { body: string; width: number; height: number };

/** An icon of the interface, hidden from assistive technology; its button needs its own name. */
export function iconElement(icon: IconDrawing, size = 24): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', `0 0 ${icon.width} ${icon.height}`);
  svg.setAttribute('width', String(size));
  svg.setAttribute('height', String(size));
  svg.setAttribute('aria-hidden', 'true');
  svg.innerHTML = icon.body;
  return svg;
}

export function iconButton(
  icon: IconDrawing,
  label: string,
  press: () => void,
  className = 'icon-button',
): HTMLButtonElement {
  return element('button', {
    class: className,
    attributes: { type: 'button', 'aria-label': label },
    on: { click: press },
    children: [iconElement(icon)],
  });
}
