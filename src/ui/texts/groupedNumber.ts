/** An organisation number as it is read: groups of three digits that stay together. */
export const groupedNumber = (digits: string): string => digits.replaceAll(/\d{3}(?=\d)/g, "$&\u00a0");
