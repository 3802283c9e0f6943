type Handler = (event: never) => void;

const isHandler = (value: unknown): value is Handler => typeof value === "function";

/**
 * The attributes of the host and those that a part needs itself, for one element. Of a handler that both have, the
 * host's is called first; of anything else, the part's is taken unless it is undefined.
 */
export function chain<Host extends object, Own extends object>(host: Host, own: Own): Host & Own {
  const merged: Record<string, unknown> = Object.fromEntries(Object.entries(host));
  for (const [name, value] of Object.entries(own)) {
    const other = merged[name];
    if (isHandler(other) && isHandler(value))
      merged[name] = (event: never) => {
        other(event);
        value(event);
      };
    else if (value !== undefined) merged[name] = value;
  }
  return merged as Host & Own;
}
