import type { ComponentProps } from "react";
import styled from "styled-components";
import { turn } from "../theme/motion.ts";
import { theme } from "../theme/theme.ts";

/** All other attributes are for the `<output>` around wheel and text. */
export interface LoaderProps extends Omit<ComponentProps<"output">, "children"> {
  /** The text, visible and read out. */
  readonly text: string;
  /** Has the height of the page. */
  readonly fullScreen?: boolean | undefined;
}

/** Shows that something is loading that has no skeleton. */
export function Loader({ text, fullScreen = false, ...rest }: LoaderProps) {
  return (
    <Place {...rest} data-full-screen={fullScreen || undefined}>
      <Wheel aria-hidden="true" />
      {text}
    </Place>
  );
}

/* An output is a status region: its text is read out. */
const Place = styled.output`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 0.75rem;
  padding: ${theme.space[2]};
  color: ${theme.color.textSubtle};

  &[data-full-screen] {
    min-height: 70svh;
  }
`;

const Wheel = styled.span`
  width: calc(${theme.size.icon} * 2);
  height: calc(${theme.size.icon} * 2);
  border: 4px solid ${theme.color.skeleton};
  border-block-start-color: ${theme.color.link};
  border-radius: 50%;
  animation: ${turn} 900ms linear infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;
