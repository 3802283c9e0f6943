import type { Workshop } from "#studio/server/Workshop.ts";
import type { Person } from "../identity/Person.ts";
import type { Viewer } from "../records/proposals/proposalsFound.ts";

/** Somebody as the records know them. @param main the main branch, asked in their name */
export const viewerOf = (person: Person, main: Workshop): Viewer => ({
  person: person.id,
  brands: main.names(),
  seesAll: person.grants.some(({ brands }) => brands === "all"),
});
