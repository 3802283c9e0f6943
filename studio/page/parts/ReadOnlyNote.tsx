import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import { text } from "../texts.ts";
import { tones } from "./tones.ts";
import { proposalAddress } from "../readOnly/proposalAddress.ts";

/** Says that nothing can be changed here, and where it can; nothing where the brands are edited. */
export function ReadOnlyNote() {
  const address = proposalAddress();
  if (address === undefined) return null;
  return (
    <BarNote>
      {text("readOnly.note")} <a href={address}>{text("readOnly.start")}</a>
    </BarNote>
  );
}

/** A line of its own in the bar of a page. */
export const BarNote = styled.p`
  flex: 0 0 100%;
  max-width: none;
  padding: 0.375rem 0.75rem;
  border-radius: ${theme.radius.control};
  background: ${tones.soft};
  font-size: ${theme.font.sizeSm};
`;
