import { expect, test } from 'vitest';
import { csvRow } from './csv-row.ts';

test.each([
  ['Deposit', 'Deposit'],
  ['', ''],
  ['-12.50', '-12.50'],
  ['0.00', '0.00'],
  ['=1+1', "'=1+1"],
  ['+63917', "'+63917"],
  ['@cmd', "'@cmd"],
  ['-2+3', "'-2+3"],
  ['-1e9', "'-1e9"],
  [' =HYPERLINK("x")', `"' =HYPERLINK(""x"")"`],
  ['\t=1', "'\t=1"],
  ['\r=1', `"'\r=1"`],
  ['＝1', "'＝1"],
  ['a,b', '"a,b"'],
  ['say "x"', '"say ""x"""'],
  ['two\nlines', '"two\nlines"'],
])(
  '§7: a cell %j is written as %j, so that no spreadsheet takes it for a formula',
  (cell, line) => {
    expect(csvRow([cell])).toBe(`${line}\r\n`);
  },
);

test('§7: cells are separated by commas', () => {
  expect(csvRow(['a', '-1.00', '=x'])).toBe("a,-1.00,'=x\r\n");
});
