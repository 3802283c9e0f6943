import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import { tones } from "../parts/tones.ts";

/** A colour inside a line of text, which says its code too. */
export function Swatch({ css }: { readonly css: string }) {
  return <Square aria-hidden="true" style={{ background: css }} />;
}

const Square = styled.span`
  display: inline-block;
  width: 1.25rem;
  height: 1.25rem;
  border-radius: ${theme.radius.badge};
  box-shadow: inset 0 0 0 1px ${tones.frame};
  vertical-align: -0.3125rem;
  forced-color-adjust: none;
`;
