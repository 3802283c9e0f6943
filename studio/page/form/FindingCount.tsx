import styled from "styled-components";
import { VisuallyHidden } from "#ui/layout/VisuallyHidden.ts";
import { theme } from "#ui/theme/theme.ts";
import { countedFindings } from "../findings/countedFindings.ts";
import { countText } from "../texts.ts";
import type { PlacedFinding } from "./model/createForm.ts";

/** How many findings are in a part that can be closed; nothing when there are none. Notes alone are no error. */
export function FindingCount({ placed }: { readonly placed: readonly PlacedFinding[] }) {
  const findings = countedFindings(placed.map(({ finding }) => finding));
  const count = findings.length;
  if (count === 0) return null;
  return (
    <Count data-level={findings.some(({ level }) => level === "error") ? "error" : "note"}>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{countText("form.findings", count)}</VisuallyHidden>
    </Count>
  );
}

const Count = styled.span`
  display: inline-block;
  min-width: 1.375rem;
  margin-inline-start: auto;
  padding-inline: 0.375rem;
  border-radius: ${theme.radius.badge};
  background: ${theme.color.infoSurface};
  color: ${theme.color.onInfo};
  font-size: ${theme.font.sizeXs};
  font-weight: ${theme.font.weightBody};
  line-height: 1.375rem;
  text-align: center;

  &[data-level="error"] {
    background: ${theme.color.errorBorder};
    color: ${theme.color.onAction};
  }
`;
