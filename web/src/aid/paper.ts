/** Fitting words onto one sheet of paper. */

/** A window of so many pixels shows an A4 sheet on its side as it will be printed. */
export const WIDE = 1180;

const HEIGHT = 194; // millimetres within the margins of the sheet
const LARGEST = 15; // pixels
const SMALLEST = 8;
const STEP = 0.25;

const pixels = (millimetres: number): number => (millimetres * 96) / 25.4;

/** The largest type, in pixels, with which all that stands on the sheet fits. */
export function fitting(sheet: HTMLElement): number {
  const before = sheet.style.fontSize;
  let size = LARGEST;
  for (; size > SMALLEST; size -= STEP) {
    sheet.style.fontSize = `${size}px`;
    if (sheet.offsetHeight <= pixels(HEIGHT)) break;
  }
  sheet.style.fontSize = before;
  return size;
}
