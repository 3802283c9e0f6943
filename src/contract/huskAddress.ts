import { baseFolder } from "./basePath.ts";

/** The choices whose cookie a server sets again: of consent, and of a language. */
export const huskNames = ["samtykke", "sprak"] as const;

/** A choice whose cookie a server sets again. It is the last part of the address. */
export type HuskName = (typeof huskNames)[number];

/** The folder of the addresses. */
export const huskFolder = `${baseFolder}husk/` as const;

/** The address to which a page posts after a choice. */
export const huskAddress = (name: HuskName): string => huskFolder + name;
