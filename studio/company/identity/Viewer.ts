import type { StoredLink } from "../records/proposals/PreviewLinks.ts";
import type { Visitor } from "./HostKeys.ts";
import { may, type Person } from "./Person.ts";
import { Refusal } from "#studio/server/Refusal.ts";

/** For whom brands are read. Everything that reads them takes one. */
export type Viewer =
  | { readonly kind: "person"; readonly person: Person }
  /** Somebody with a link to the preview of one brand. */
  | { readonly kind: "link"; readonly link: Pick<StoredLink, "brand"> }
  /** The studio, for what it does by itself, such as publishing. Nothing of that is an answer to somebody. */
  | { readonly kind: "studio" };

export const studioItself: Viewer = { kind: "studio" };

export const viewerOf = (visitor: Visitor): Viewer =>
  visitor.kind === "person" ? { kind: "person", person: visitor.session.person } : visitor;

/** Whether somebody may see a brand. Without a viewer nothing is seen. */
export function seesBrand(viewer: Viewer | undefined, brand: string): boolean {
  switch (viewer?.kind) {
    case "person":
      return may(viewer.person, "reader", brand);
    case "link":
      return viewer.link.brand === brand;
    case "studio":
      return true;
    default:
      return false;
  }
}

/** The person for whom something is done. @throws Refusal when it is nobody who has signed in */
export function personOfViewer(viewer: Viewer): Person {
  if (viewer.kind !== "person") throw new Refusal("role");
  return viewer.person;
}
