import styled from "styled-components";
import { Container } from "./Container.ts";
import { from } from "../theme/breakpoints.ts";
import { theme } from "../theme/theme.ts";

/** The content below the header or the band: margins of the page, sections with air between them. */
export const PageBody = styled(Container)`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[3]};
  padding-block: ${theme.space[2]} ${theme.space[4]};

  ${from.medium} {
    padding-block: ${theme.space[3]} ${theme.space[5]};
  }
`;
