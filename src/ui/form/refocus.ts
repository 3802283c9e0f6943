/**
 * Lets a screen reader read a field with its error: it reads the description of a field that gets the focus, but not of
 * one that has it already. Spoken by a status region, the error would be read twice (spec: focus-16).
 */
export function refocus(field: HTMLElement | null): void {
  field?.blur();
  field?.focus();
}
