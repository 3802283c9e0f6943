import { forsikringBase } from "./basePath.ts";

/**
 * The documents: another application on the same host. Apart from `applicationAddresses.ts`, because the first page
 * has this address alone.
 */
export const dokumenterAddress = `${forsikringBase}/dokumenter` as const;
