/** Tells spreadsheets that the text is UTF-8. */
export const csvMark = '\uFEFF';

const number = /^-?\d+(\.\d+)?$/;
/** What a spreadsheet may take for a formula, also behind blanks. */
const formula = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** A number stays one; any other text that could be a formula is marked as text. */
function cellOf(value: string): string {
  const text = !number.test(value) && formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A line of a CSV file by RFC 4180, with its end. */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`;
}
