import { baseFolder } from "./basePath.ts";

/** The choices whose cookie a server sets again: of consent, and of a language. */
export const huskNames = ["samtykke", "sprak"] as const;

/** A choice whose cookie a server sets again. */
export type HuskName = (typeof huskNames)[number];

/** The address to which a page posts after a choice. */
export const huskPath = `${baseFolder}husk` as const;

/** The query of a call that is about the language alone: a change of language does not renew a consent. */
export const languageQuery = "sprak";

/** The address with the query of a choice. */
export const huskAddress = (name: HuskName): string => (name === "sprak" ? `${huskPath}?${languageQuery}` : huskPath);
