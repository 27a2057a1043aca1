/** What a screen reader is told of a thing, and of what pressing it would do; what is said already is not said twice. */
export function labelled(what: string, hint: string): string {
  if (!hint || hint === what || what.split(/[,.]\s*/).includes(hint.replace(/\.$/, ''))) return what;
  return /[.!?]$/.test(what) ? `${what} ${hint}` : `${what}. ${hint}`;
}
