import { useEditRights } from "../session/useEditRights.ts";
import { companyPlace } from "../companyPlace.ts";
import { Loading } from "../parts/Loading.tsx";
import { proposalAddress } from "../readOnly/proposalAddress.ts";
import type { OpenedBrand } from "../session/useOpenDocument.ts";
import { ReadOnlyPage } from "./ReadOnlyPage.tsx";
import { WorkshopPage } from "./WorkshopPage.tsx";

interface BrandRoomProps {
  readonly brand: OpenedBrand;
}

/** A brand with its form; without it where the brand is only looked at. */
export function BrandRoom({ brand }: BrandRoomProps) {
  if (proposalAddress() !== undefined) return <ReadOnlyPage brand={brand} />;
  return typeof companyPlace()?.proposal === "number" ? (
    <ProposedBrand brand={brand} />
  ) : (
    <WorkshopPage brand={brand} />
  );
}

/** A brand of a proposal: whoever may not change it sees that before they have typed anything. */
function ProposedBrand({ brand }: BrandRoomProps) {
  const rights = useEditRights();
  if (rights === undefined) return <Loading />;
  const { id } = brand.session.get().document;
  return rights.edits(id) ? <WorkshopPage brand={brand} /> : <ReadOnlyPage brand={brand} />;
}
