import { strToU8, zipSync } from 'fflate';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** Makes a workbook with one sheet, as spreadsheet programs write it. */
export function makeWorkbook(rows: readonly (readonly (string | number)[])[]): Uint8Array<ArrayBuffer> {
  const cell = (value: string | number, row: number, column: number): string => {
    const at = `${String.fromCharCode(65 + column)}${row + 1}`;
    return typeof value === 'number'
      ? `<c r="${at}"><v>${value}</v></c>`
      : `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
  };
  const lines = rows.map((row, at) => `<row r="${at + 1}">${row.map((value, x) => cell(value, at, x)).join('')}</row>`);
  const files = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Figures" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData>${lines.join('')}</sheetData></worksheet>`,
  };
  const packed = zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(HEAD + text)])));
  return Uint8Array.from(packed);
}
