import { forsikringBase } from "./basePath.ts";

/**
 * The documents: another application on the same host. It is not in `applicationAddresses.ts`,
 * because the first page needs this address alone and would load all of that file.
 */
export const dokumenterAddress = `${forsikringBase}/dokumenter` as const;
