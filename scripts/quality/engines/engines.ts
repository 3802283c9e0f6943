/** The browser engines that run journeys. */
const engineIds = ["chromium", "firefox", "webkit"] as const;
export type EngineId = (typeof engineIds)[number];

/** Reads the name of an engine; Chromium where none is given. Throws on an unknown name. */
export function readEngineId(name: string | undefined): EngineId {
  if (name === undefined) return "chromium";
  const found = engineIds.find((id) => id === name);
  if (found === undefined) throw new Error(`There is no engine "${name}". Engines: ${engineIds.join(", ")}.`);
  return found;
}

/** What serves the portal to the journeys. */
export type ServerId = "portal" | "nginx";

/** Reads the name of a server; the portal's own where none is given. Throws on an unknown name. */
export function readServerId(name: string | undefined): ServerId {
  if (name === undefined || name === "portal" || name === "nginx") return name ?? "portal";
  throw new Error(`There is no server "${name}". Servers: portal, nginx.`);
}

/**
 * `npm run test:journeys` ends with this code when the engine or the server is missing and cannot be installed: nothing
 * was tested.
 */
export const missingEngineExitCode = 3;
