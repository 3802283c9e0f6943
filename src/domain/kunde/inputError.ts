/** The error of a text that a customer typed. The form has the message for it. */
export type InputError = "missing" | "invalid";
