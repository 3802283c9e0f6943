/** A national ID for display: 6 digits, a space and 5 digits (spec: formats-7). Anything else is returned unchanged. */
export function formatFodselsnummer(fodselsnummer: string): string {
  return fodselsnummer.replace(/^(\d{6})(\d{5})$/, "$1 $2");
}
