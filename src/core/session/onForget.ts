const tasks: (() => void)[] = [];

/**
 * Registers what a module keeps in memory of a customer, to be emptied when the session ends: the page may stay open
 * for the next one.
 */
export function onForget(empty: () => void): void {
  tasks.push(empty);
}

/** Empties everything that was registered. */
export function forgetAll(): void {
  for (const empty of tasks) empty();
}
