import styled from "styled-components";
import { buttonStyle } from "./buttonStyle.ts";

/** A link that looks like a button; give it `data-variant` as the button's variant. */
export const ButtonLink = styled.a`
  ${buttonStyle}
`;
