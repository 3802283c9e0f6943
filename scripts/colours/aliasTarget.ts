const aliasPattern = /^\{([^{}]+)\}$/;

/** The name that `{group.token}` refers to. */
export function aliasTarget(value: unknown): string | undefined {
  return typeof value === "string" ? aliasPattern.exec(value)?.[1] : undefined;
}
