import { baseFolder } from "#contract/basePath.ts";

/** The wanted path, if it is one on the same host; else the overview. */
export function portalPath(wanted: string | undefined, here: URL): string {
  if (!wanted?.startsWith("/") || !URL.canParse(wanted, here.origin)) return baseFolder;
  const there = new URL(wanted, here.origin);
  return there.origin === here.origin ? there.pathname + there.search + there.hash : baseFolder;
}
