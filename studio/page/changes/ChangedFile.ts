import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";

/** A file that differs: its path as `<h3>`, then the difference. */
export const ChangedFile = styled.section`
  flex: none;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  overflow: hidden;

  & > h3 {
    padding: 0.5rem 0.75rem;
    border-block-end: 1px solid ${theme.color.border};
    background: ${theme.color.surfaceSubtle};
    font-family: ui-monospace, "DejaVu Sans Mono", monospace;
    font-size: ${theme.font.sizeXs};
    font-weight: ${theme.font.weightStrong};
  }
`;
