import styled from "styled-components";
import { theme } from "../../theme/theme.ts";

/** The place of an illustration above a message. */
export const IllustrationFrame = styled.div`
  aspect-ratio: 4 / 3;
  width: calc(2 * ${theme.space[5]});
  max-width: 100%;
`;
