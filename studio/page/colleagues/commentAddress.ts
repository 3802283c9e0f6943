import { brandPath, studioPaths } from "#studio/document/addresses/studioPaths.ts";
import { baseId } from "#studio/document/StudioDocument.ts";
import type { ProposalComment } from "#studio/document/company/CompanyWire.ts";
import { readAddress, searchWith } from "../address.ts";
import { fieldAddress } from "../route.ts";

/** The address that leads to what a comment is about; undefined for the whole proposal. */
export function commentAddress({ id, field, place }: ProposalComment): string | undefined {
  if (field !== undefined) {
    const { brand, kind = "descriptor", path } = field;
    const address = fieldAddress(brand, { kind, path });
    return brand === baseId ? address.replace(brandPath(brand), studioPaths.base) : address;
  }
  if (place === undefined) return undefined;
  return brandPath(place.brand) + searchWith({ bredde: String(place.width), kommentar: String(id) }, place.view);
}

/** The number of the comment that an address leads to. @param search its query; left out: that of the page */
export function addressedComment(search?: string): number | undefined {
  const id = Number(readAddress(search).kommentar ?? NaN);
  return Number.isSafeInteger(id) ? id : undefined;
}
