/** The browser engines that run journeys. */
export const engineIds = ["chromium", "firefox", "webkit"] as const;
export type EngineId = (typeof engineIds)[number];

/** Reads the name of an engine; Chromium where none is given. Throws on an unknown name. */
export function readEngineId(name: string | undefined): EngineId {
  if (name === undefined) return "chromium";
  const found = engineIds.find((id) => id === name);
  if (found === undefined) throw new Error(`There is no engine "${name}". Engines: ${engineIds.join(", ")}.`);
  return found;
}

/**
 * `npm run test:journeys` ends with this code when the engine is missing and cannot be installed: nothing was tested.
 */
export const missingEngineExitCode = 3;
