/** Writes a choice into the address, where a reload finds it. Undefined: it is left out. */
export function keepInAddress(parameter: string, value: string | undefined): void {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  if ((query.get(parameter) ?? undefined) === value) return;
  if (value === undefined) query.delete(parameter);
  else query.set(parameter, value);
  const rest = query.toString();
  window.history.replaceState(window.history.state, "", pathname + (rest === "" ? "" : `?${rest}`) + hash);
}
