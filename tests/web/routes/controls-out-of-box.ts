import type { Page } from '@playwright/test';

/** The controls of the page that reach sideways out of their dialog or card. */
export function controlsOutOfBox(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const isBox = (one: Element): boolean => {
      if (one.tagName === 'DIALOG') return true;
      const { backgroundColor, borderTopLeftRadius } = getComputedStyle(one);
      return backgroundColor !== 'rgba(0, 0, 0, 0)' && Number.parseFloat(borderTopLeftRadius) > 0;
    };
    const isScrolled = (one: Element): boolean =>
      ['auto', 'scroll'].includes(getComputedStyle(one).overflowX) &&
      one.scrollWidth > one.clientWidth;
    const boxOf = (control: Element): Element | null => {
      for (let one = control.parentElement; one !== null; one = one.parentElement) {
        if (isScrolled(one)) return null;
        if (isBox(one)) return one;
      }
      return null;
    };
    const controls = [...document.querySelectorAll('a[href], button, input, textarea')];
    return controls.flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true })) return [];
      const box = boxOf(control)?.getBoundingClientRect();
      const { left, right } = control.getBoundingClientRect();
      if (box === undefined || (left >= box.left - 1 && right <= box.right + 1)) return [];
      const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
      const over = Math.round(Math.max(right - box.right, box.left - left));
      return [`${control.tagName} "${name.trim().slice(0, 30)}" is ${over} px out of its box`];
    });
  });
}
