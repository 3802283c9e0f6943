import { css } from "styled-components";
import { theme } from "../theme/theme.ts";

/** What kind of news something is. */
export type MessageVariant = "info" | "success" | "warning" | "error";

/** Colours by `data-variant`; `--variant-line` is the colour of lines and icons. */
export const messageVariantStyle = css`
  &[data-variant="info"] {
    --variant-line: ${theme.color.infoBorder};
    background: ${theme.color.infoSurface};
    color: ${theme.color.onInfo};
  }

  &[data-variant="success"] {
    --variant-line: ${theme.color.successBorder};
    background: ${theme.color.successSurface};
    color: ${theme.color.onSuccess};
  }

  &[data-variant="warning"] {
    --variant-line: ${theme.color.warningBorder};
    background: ${theme.color.warningSurface};
    color: ${theme.color.onWarning};
  }

  &[data-variant="error"] {
    --variant-line: ${theme.color.errorBorder};
    background: ${theme.color.errorSurface};
    color: ${theme.color.onError};
  }
`;
