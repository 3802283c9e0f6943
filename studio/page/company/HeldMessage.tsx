import { Message } from "#ui/feedback/Message.tsx";
import { baseId } from "#studio/document/baseId.ts";
import type { SignedIn } from "#studio/document/company/CompanyWire.ts";
import { text } from "../texts.ts";

interface HeldMessageProps {
  readonly me: SignedIn;
  /** Ids of the brands that are meant. Left out: all that the person may see. */
  readonly brands?: readonly string[];
}

/** Says why brands cannot be published from the studio for a while, when that is so. */
export function HeldMessage({ me, brands }: HeldMessageProps) {
  const isMeant = (id: string) => brands === undefined || brands.includes(id) || brands.includes(baseId);
  const held = me.brands.find((brand) => brand.held !== undefined && isMeant(brand.id))?.held;
  if (held === undefined) return null;
  return (
    <Message variant="info" title={text("publish.held")}>
      {text(`publish.held.${held}`)}
    </Message>
  );
}
