/** When the eye has been served. */

const LATEST = 100; // milliseconds: a browser that draws less often is not waited for

/** Until what has changed by now is on the screen; null where nobody looks. */
export function painted(): Promise<void> | null {
  if (document.hidden) return null;
  return new Promise((resolve) => {
    const late = setTimeout(resolve, LATEST);
    requestAnimationFrame(() => {
      clearTimeout(late);
      setTimeout(resolve); // the frame is drawn in between
    });
  });
}
