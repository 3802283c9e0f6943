import { join } from "node:path";

/** The folder of a brand that the journeys visit. */
export function distFolder(brandId: string): string {
  const dist = process.env["PORTAL_JOURNEYS_DIST"];
  if (dist === undefined) throw new Error("Nothing has been built: start the journeys with npm run test:journeys.");
  return join(dist, brandId);
}
