import { Message } from "#ui/feedback/Message.tsx";
import { brandPath, studioPaths } from "#studio/document/addresses/studioPaths.ts";
import { baseId } from "#studio/document/StudioDocument.ts";
import type { Proposal } from "#studio/document/company/CompanyWire.ts";
import { countText, text } from "../texts.ts";

/** Address of a brand, or of what all brands share, in a proposal. */
export const addressOf = (id: string): string => (id === baseId ? studioPaths.base : brandPath(id));

/** Whether errors of a proposal keep it from being published. */
export const isBroken = ({ errors = [] }: Pick<Proposal, "errors">): boolean => errors.length > 0;

interface BrokenBrandsProps {
  readonly proposal: Pick<Proposal, "errors">;
  /** The name of a brand. */
  readonly nameOf: (id: string) => string;
}

/** Which brands of a proposal cannot be built, each with the way to its errors. */
export function BrokenBrands({ proposal: { errors = [] }, nameOf }: BrokenBrandsProps) {
  if (errors.length === 0) return null;
  return (
    <Message variant="warning" title={text("proposal.broken")}>
      <ul>
        {errors.map(({ brand, count }) => (
          <li key={brand}>
            <a href={addressOf(brand)}>{countText("proposal.broken", count, { name: nameOf(brand) })}</a>
          </li>
        ))}
      </ul>
    </Message>
  );
}
