/** How many questions stand open at first (spec §9). */
const shownAtFirst = 3;

/** How many of the questions show before 'Vis flere spørsmål': three, or four if there are exactly four (spec §2). */
export function shownSporsmalCount(all: number): number {
  return all === shownAtFirst + 1 ? all : Math.min(all, shownAtFirst);
}
