/** The id of the element in which a page brings data along, as JSON. */
export const pageDataElement = 'boot';

let data: unknown;

function readPage(): unknown {
  const text = globalThis.document?.getElementById(pageDataElement)?.textContent;
  return text ? (JSON.parse(text) as unknown) : null;
}

/** What the page brought along in its element `boot`; null where it brought nothing. */
export function pageData(): unknown {
  data ??= readPage();
  return data;
}

/** For the server's own rendering, which has no document to read. */
export function setPageData(value: unknown): void {
  data = value;
}
