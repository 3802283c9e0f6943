/**
 * Whether a text is one e-mail address, and nothing that a mail server would read as more: no spaces, line breaks, lists
 * and names. Its host can be one that only the company knows.
 */
export const isMailAddress = (text: string): boolean =>
  text.length <= 254 && /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~.-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u.test(text);
