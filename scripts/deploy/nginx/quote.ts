/**
 * A text as nginx reads it back: in quotes, so that a space or a semicolon is not syntax.
 * @throws Error for a text that nginx cannot hold: `$` would be a variable, and a line break would end a header
 */
export function quote(text: string): string {
  if (/[$\p{Cc}]/u.test(text))
    throw new Error(
      `${JSON.stringify(text)} cannot be written into a configuration of nginx: it has a "$" or a control character.`,
    );
  return `"${text.replaceAll(/[\\"]/g, "\\$&")}"`;
}
