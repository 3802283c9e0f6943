import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";

/** A row with undo, redo, whether something is unsaved, and the way to saving it. */
export const StepsBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.5rem;
  color: ${theme.color.textSubtle};
  font-size: ${theme.font.sizeSm};
`;
