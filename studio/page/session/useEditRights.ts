import { useQuery } from "@tanstack/react-query";
import { createContext } from "react";
import { baseId } from "#studio/document/StudioDocument.ts";
import type { SignedIn } from "#studio/document/company/CompanyWire.ts";
import { companyPlace } from "../companyPlace.ts";
import { meQuery } from "./queries.ts";

/** What somebody may change where the page is. */
export interface EditRights {
  /** Whether they may change a document: a brand, or what all brands share. */
  readonly edits: (id: string) => boolean;
  /** Whether they can carry values from one brand to another: they see another one, and may change at least one. */
  readonly compares: boolean;
  readonly makesBrands: boolean;
  /** Whether they may set the fields of a document that decide where customers and their data go. */
  readonly setsAddresses: (id: string) => boolean;
  /** Names of those who may, when the person may not. Nobody is known: they have not signed in yet. */
  readonly addressSetters: (id: string) => readonly string[];
}

const everything: EditRights = {
  edits: () => true,
  compares: true,
  makesBrands: true,
  setsAddresses: () => true,
  addressSetters: () => [],
};

/** What the person may change in the document around. Undefined: it is not known. */
export const EditRightsContext = createContext<EditRights | undefined>(undefined);

function rightsOf({ brands, makesBrands }: SignedIn): EditRights {
  const has = (role: string) => brands.some(({ roles }) => roles.includes(role));
  const edits = (id: string) => {
    const brand = brands.find((each) => each.id === id);
    // A brand that the main branch does not have yet is for those who edit all.
    return brand === undefined ? makesBrands : brand.roles.includes("editor");
  };
  return {
    edits: (id) => (id === baseId ? has("base") && has("editor") : edits(id)),
    compares: has("editor") && brands.length > 1,
    makesBrands,
    setsAddresses: (id) => {
      const brand = brands.find((each) => each.id === id);
      return brand === undefined ? has("addresses") : brand.roles.includes("addresses");
    },
    addressSetters: (id) => brands.find((each) => each.id === id)?.addressSetters ?? [],
  };
}

/**
 * What the person may change in the proposal that the page belongs to. Undefined while it is not known. In the studio of
 * one person, and when the server does not say it, everything is offered: the server refuses what must not be.
 */
export function useEditRights(): EditRights | undefined {
  const isProposal = typeof companyPlace()?.proposal === "number";
  const { data, errorUpdateCount } = useQuery({ ...meQuery, enabled: isProposal });
  // A question that has failed is asked again, and is open meanwhile: what was offered stays.
  if (!isProposal || (data === undefined && errorUpdateCount > 0)) return everything;
  return data && rightsOf(data);
}
