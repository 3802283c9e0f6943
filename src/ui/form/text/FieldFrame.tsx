import type { ComponentProps, ReactNode } from "react";
import styled from "styled-components";
import { theme } from "../../theme/theme.ts";

interface FieldFrameProps extends ComponentProps<"div"> {
  /** Name of the field. */
  readonly label: ReactNode;
  /** Id of the control. */
  readonly htmlFor: string;
}

/** A label, and below it a control and its hint. */
export function FieldFrame({ label, htmlFor, children, ...rest }: FieldFrameProps) {
  return (
    <Frame {...rest}>
      <label htmlFor={htmlFor}>{label}</label>
      {children}
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 0.375rem;
  max-width: ${theme.content.line};

  & > label {
    font-weight: ${theme.font.weightStrong};
  }
`;
