/** What is wrong with a text that a customer typed. The words for it belong to the form. */
export type InputError = "missing" | "invalid";
