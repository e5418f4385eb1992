/** The id of the element in which a page carries its data, as JSON. */
export const pageDataElement = 'boot';

let data: unknown;

function readPage(): unknown {
  const text = globalThis.document?.getElementById(pageDataElement)?.textContent;
  return text ? (JSON.parse(text) as unknown) : null;
}

/** The data in the page's element `boot`; null where there is none. */
export function pageData(): unknown {
  data ??= readPage();
  return data;
}

/** For rendering on the server, which has no document to read. */
export function setPageData(value: unknown): void {
  data = value;
}
