import { css } from "styled-components";
import { theme } from "../theme/theme.ts";

/** What kind of news something is. */
export type Tone = "info" | "success" | "warning" | "error";

/** Colours by `data-tone`; `--tone-line` is the colour of lines and icons. */
export const toneStyle = css`
  &[data-tone="info"] {
    --tone-line: ${theme.color.infoBorder};
    background: ${theme.color.infoSurface};
    color: ${theme.color.onInfo};
  }

  &[data-tone="success"] {
    --tone-line: ${theme.color.successBorder};
    background: ${theme.color.successSurface};
    color: ${theme.color.onSuccess};
  }

  &[data-tone="warning"] {
    --tone-line: ${theme.color.warningBorder};
    background: ${theme.color.warningSurface};
    color: ${theme.color.onWarning};
  }

  &[data-tone="error"] {
    --tone-line: ${theme.color.errorBorder};
    background: ${theme.color.errorSurface};
    color: ${theme.color.onError};
  }
`;
