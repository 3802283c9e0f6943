const format = new Intl.NumberFormat("nb-NO", { style: "currency", currency: "NOK" });

/** An amount as Norwegian customers read it: `kr 24 310,50`. */
export const kroner = (amount: number): string => format.format(amount);
