type Handler = (event: never) => void;

const isHandler = (value: unknown): value is Handler => typeof value === "function";

/**
 * Merges the host's attributes with the attributes that a part needs itself, for one element. When both have a handler,
 * the host's is called first. For any other attribute the part's value wins unless it is undefined.
 */
export function mergeProps<Host extends object, Own extends object>(host: Host, own: Own): Host & Own {
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
