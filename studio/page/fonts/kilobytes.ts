const format = new Intl.NumberFormat("nb-NO", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A size as people here write it: "41,2". */
export const kilobytes = (bytes: number): string => format.format(bytes / 1000);
