import { baseFolder } from "./basePath.ts";

/**
 * Below the portal at each host: what customers of the brand are told by the hour (decision 42). A release has an empty
 * one; a target lays its own over it.
 */
export const noticesFile = "driftsmeldinger.json";

/** Where the file is, on the host of the portal. The boot script has this, and not how a file is read. */
export const noticesAddress = `${baseFolder}${noticesFile}` as const;
