/** Where something over the board covers the least of what is to be seen. */

const CORNERS = ['sw', 'nw', 'se', 'ne'] as const;
export type Corner = (typeof CORNERS)[number];

const RIM = 12; // pixels from the edge

/** The corner of its room in which a panel covers the fewest of these spots. */
export function freest(panel: HTMLElement, spots: readonly DOMRect[], first: Corner = 'sw'): Corner {
  const room = panel.parentElement?.getBoundingClientRect();
  const size = panel.getBoundingClientRect();
  if (!room) return first;
  const covered = (one: Corner): number => {
    const left = one.endsWith('w') ? room.left : room.right - size.width;
    const top = one.startsWith('n') ? room.top : room.bottom - size.height;
    return spots.filter((spot) => spot.right > left && spot.left < left + size.width && spot.bottom > top && spot.top < top + size.height).length;
  };
  return CORNERS.reduce((best, one) => (covered(one) < covered(best) ? one : best), first);
}

/** Its place in words of CSS. */
export const cornered = (corner: Corner): string => `${corner.startsWith('n') ? 'top' : 'bottom'}: ${RIM}px; ${corner.endsWith('w') ? 'left' : 'right'}: ${RIM}px`;
