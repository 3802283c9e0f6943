import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";

/** A colour inside a line of text, which says its code too. */
export function Swatch({ css }: { readonly css: string }) {
  return <Square aria-hidden="true" style={{ background: css }} />;
}

const Square = styled.span`
  display: inline-block;
  width: 0.875rem;
  height: 0.875rem;
  border: 1px solid ${theme.color.borderStrong};
  border-radius: ${theme.radius.badge};
  vertical-align: -0.125rem;
  forced-color-adjust: none;
`;
