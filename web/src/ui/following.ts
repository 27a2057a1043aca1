/** A list that shows its end as it grows, until somebody scrolls back to read. */

export interface Scroller {
  readonly scrollHeight: number;
  readonly clientHeight: number;
  scrollTop: number;
}

const NEAR = 40; // pixels from the end that still count as the end

export class Following {
  atEnd = true;
  private last = { top: 0, full: 0, seen: 0 };

  /** Somebody scrolled, or lines that came, folded or were squeezed did: only the first is a wish to read further up. */
  scrolled(list: Scroller): void {
    const { top, full, seen } = this.last;
    const byHand = list.scrollTop < top && list.scrollHeight === full && list.clientHeight === seen;
    if (list.scrollHeight - list.scrollTop - list.clientHeight < NEAR) this.atEnd = true;
    else if (byHand) this.atEnd = false;
    this.remember(list);
  }

  /** To the end, for whoever is there. */
  follow(list: Scroller): void {
    if (this.atEnd) list.scrollTop = list.scrollHeight;
    this.remember(list);
  }

  private remember(list: Scroller): void {
    this.last = { top: list.scrollTop, full: list.scrollHeight, seen: list.clientHeight };
  }
}
