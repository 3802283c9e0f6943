import { useEditRights } from "../session/useEditRights.ts";
import { companyPlace } from "../companyPlace.ts";
import { Loading } from "../parts/Loading.tsx";
import { proposalAddress } from "../readOnly/proposalAddress.ts";
import type { OpenedBrand } from "../session/useOpenDocument.ts";
import { ReadOnlyPage } from "./ReadOnlyPage.tsx";
import { EditPage } from "./EditPage.tsx";

interface BrandPageProps {
  readonly brand: OpenedBrand;
}

/** A brand with its form; without it where the brand is only looked at. */
export function BrandPage({ brand }: BrandPageProps) {
  if (proposalAddress() !== undefined) return <ReadOnlyPage brand={brand} />;
  return typeof companyPlace()?.proposal === "number" ? <ProposedBrand brand={brand} /> : <EditPage brand={brand} />;
}

/** A brand of a proposal: whoever may not change it sees that before they have typed anything. */
function ProposedBrand({ brand }: BrandPageProps) {
  const rights = useEditRights();
  if (rights === undefined) return <Loading />;
  const { id } = brand.session.get().document;
  return rights.edits(id) ? <EditPage brand={brand} /> : <ReadOnlyPage brand={brand} />;
}
