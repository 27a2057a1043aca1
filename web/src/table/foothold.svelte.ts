/**
 * How high a row of the prompt stays. Above it a board fills the rest: every line more or less would move all of it and
 * draw it anew. So a row grows when it must, and shrinks only when none of the last questions has needed as much.
 */

const QUESTIONS = 8; // so many are remembered
const MOST = 104; // pixels: what is higher than that gives its room back at once

export class Foothold {
  height = $state(0); // at least, in pixels
  private needs = new Map<number, number>(); // the last questions by their number, and how high each was

  /** So high is the row now that this is asked. */
  measure(question: number, height: number, questions = QUESTIONS): void {
    this.needs.set(question, Math.max(this.needs.get(question) ?? 0, height));
    for (const old of [...this.needs.keys()].slice(0, -questions)) this.needs.delete(old);
    this.height = Math.max(...[...this.needs.values()].filter((need) => need <= MOST), 0);
  }
}
