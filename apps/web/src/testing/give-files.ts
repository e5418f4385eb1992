/** Hands files to an input within the page; through the browser a large one takes seconds. */
export function giveFiles(input: HTMLInputElement, ...files: File[]): void {
  const chosen = new DataTransfer();
  for (const file of files) chosen.items.add(file);
  input.files = chosen.files;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
