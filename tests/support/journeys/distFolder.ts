import { join } from "node:path";

/** The folder of a brand that the journeys visit. */
export function distFolder(brandId: string): string {
  const dist = process.env["PORTAL_DIST"];
  if (dist === undefined) throw new Error("Nothing has been built: start the journeys with npx playwright test.");
  return join(dist, brandId);
}
