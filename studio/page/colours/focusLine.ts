/** Gives the focus to the line of colours that a pressed button is in: the press takes the button away. */
export const focusLine = (button: HTMLElement): void => button.closest("details")?.querySelector("summary")?.focus();
