const format = new Intl.DateTimeFormat("nb-NO", { dateStyle: "long", timeStyle: "short" });

/** A moment as people here write it: "22. november 2026 kl. 10:05". */
export const dateText = (date: string): string => format.format(new Date(date));
