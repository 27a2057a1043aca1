/** Things in the order in which they were first seen: whoever was there keeps the place, newcomers stand at the end. */
export const inPlace = (known: readonly string[], now: readonly string[]): string[] => [...known, ...now.filter((id) => !known.includes(id))];
