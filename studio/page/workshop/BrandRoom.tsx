import { useMe } from "../company/useMe.ts";
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
  const me = useMe();
  if (me.status === "loading") return <Loading />;
  const { id } = brand.session.get().document;
  const brands = me.status === "here" ? me.value.brands : [];
  // A brand that the main branch does not have yet is for those who edit all. Without an answer the brand has its form:
  // the server refuses what must not be.
  const asked = brands.filter((each) => each.id === id);
  const mayEdit = (asked.length === 0 ? brands : asked).every(({ roles }) => roles.includes("editor"));
  return mayEdit ? <WorkshopPage brand={brand} /> : <ReadOnlyPage brand={brand} />;
}
