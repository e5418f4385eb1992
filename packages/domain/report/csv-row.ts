/** Tells spreadsheets that the text is UTF-8. */
export const csvMark = '\uFEFF';

const number = /^-?\d+(\.\d+)?$/;
/** A text that a spreadsheet may take for a formula, also after blanks. */
const formula = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** Keeps a number; marks any other text that could be a formula as text. */
function cellOf(value: string): string {
  const text = !number.test(value) && formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line of a CSV file by RFC 4180, with its line end. */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`;
}
