/** The accounts of the customer that the sample shows. Amounts in kroner. */
export const accounts = [
  { id: "everyday", number: "0000 10 12345", balance: 24310.5 },
  { id: "savings", number: "0000 20 12345", balance: 182000 },
  { id: "home", number: "0000 30 12345", balance: 97500 },
] as const;
