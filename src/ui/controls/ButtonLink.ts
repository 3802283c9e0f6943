import styled from "styled-components";
import { buttonStyle } from "./buttonStyle.ts";

/** A link that looks like a button. `data-variant` is the button's variant. */
export const ButtonLink = styled.a`
  ${buttonStyle}
`;
