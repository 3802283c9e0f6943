import type { ReactNode } from "react";
import styled from "styled-components";
import { Icon } from "../graphics/Icon.tsx";
import { errorIcon } from "../graphics/icons/interfaceIcons.ts";
import { theme } from "../theme/theme.ts";

interface FieldErrorProps {
  /** For the field's `aria-describedby`. */
  readonly id: string;
  /** The error message. */
  readonly children: ReactNode;
}

/** The error of a field, as text and icon. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <Line id={id} data-error="">
      <Icon path={errorIcon} size="small" />
      <span>{children}</span>
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  align-items: baseline;
  gap: 0.375rem;
  width: fit-content;
  overflow-wrap: anywhere;
  padding: 0.25rem 0.5rem;
  border-radius: ${theme.radius.control};
  background: ${theme.color.errorSurface};
  color: ${theme.color.onError};
  font-size: ${theme.font.sizeSm};

  /* Its middle is beside that of the first line. */
  & > svg {
    position: relative;
    inset-block-start: 0.25em;
  }
`;
