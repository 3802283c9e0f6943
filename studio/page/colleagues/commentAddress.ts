import { brandPath, studioPaths } from "#studio/document/addresses/studioPaths.ts";
import { baseId } from "#studio/document/StudioDocument.ts";
import type { ProposalComment } from "#studio/document/company/CompanyWire.ts";
import { fieldAddress } from "../route.ts";

/** Name of the parameter with the comment whose place a workshop shows. */
const parameter = "kommentar";

/** The address that leads to what a comment is about; undefined for the whole proposal. */
export function commentAddress({ id, field, place }: ProposalComment): string | undefined {
  if (field !== undefined) {
    const { brand, kind = "descriptor", path } = field;
    const address = fieldAddress(brand, { kind, path });
    return brand === baseId ? address.replace(brandPath(brand), studioPaths.base) : address;
  }
  if (place === undefined) return undefined;
  const query = new URLSearchParams(place.view);
  query.set("bredde", String(place.width));
  query.set(parameter, String(id));
  return `${brandPath(place.brand)}?${query}`;
}

/** The number of the comment that an address leads to. */
export function addressedComment(search: string): number | undefined {
  const id = Number(new URLSearchParams(search).get(parameter) ?? NaN);
  return Number.isSafeInteger(id) ? id : undefined;
}

/** The query of an address without the comment: it is closed. */
export function withoutComment(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(parameter);
  return query.size === 0 ? "" : `?${query}`;
}
