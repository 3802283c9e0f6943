/** Widths of a phone and of a desktop, in px. */
export const screenWidths = [360, 1280] as const;
