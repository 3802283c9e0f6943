import type { ComponentProps } from "react";
import styled from "styled-components";
import { largestAmount } from "../layout/Amount.tsx";
import { breathe } from "../theme/motion.ts";
import { from } from "../theme/breakpoints.ts";
import { theme } from "../theme/theme.ts";

/** All other attributes are for the `<span>`. */
export interface SkeletonProps extends Omit<ComponentProps<"span">, "children"> {
  /** The part that will be here; decides the height. */
  readonly shape: "text" | "label" | "title" | "price" | "total" | "badge" | "icon" | "block";
  /** How much of the line it fills. Default `medium`. */
  readonly width?: "short" | "medium" | "long" | "full";
}

/**
 * A placeholder of the size of the content that loads. Hidden from screen readers: the element around it says that
 * content is loading.
 */
export function Skeleton({ shape, width = "medium", ...rest }: SkeletonProps) {
  return <Bone {...rest} aria-hidden="true" data-shape={shape} data-width={width} />;
}

const Bone = styled.span`
  display: block;
  border-radius: ${theme.radius.control};
  background: ${theme.color.skeleton};
  animation: ${breathe} 1600ms ease-in-out infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }

  &[data-width="short"] {
    width: 30%;
  }

  &[data-width="medium"] {
    width: 55%;
  }

  &[data-width="long"] {
    width: 80%;
  }

  &[data-shape="text"] {
    height: 1em;
    margin-block: calc((${theme.font.lineBody} * 1em - 1em) / 2);
  }

  &[data-shape="title"] {
    height: ${theme.font.sizeLg};
    margin-block: calc((${theme.font.lineTight} * ${theme.font.sizeLg} - ${theme.font.sizeLg}) / 2);
  }

  &[data-shape="price"] {
    height: ${theme.font.sizeXl};
    margin-block: calc((${theme.font.lineTight} * ${theme.font.sizeXl} - ${theme.font.sizeXl}) / 2);
  }

  &[data-shape="label"] {
    height: ${theme.font.sizeSm};
    margin-block: calc((${theme.font.lineBody} * ${theme.font.sizeSm} - ${theme.font.sizeSm}) / 2);
  }

  &[data-shape="total"] {
    --size: ${theme.font.size2xl};
    height: var(--size);
    margin-block: calc((${theme.font.lineTight} * var(--size) - var(--size)) / 2);

    ${from.medium} {
      --size: ${largestAmount};
    }
  }

  &[data-shape="badge"] {
    height: calc(${theme.font.sizeXs} * 1.25 + 0.5rem);
  }

  &[data-shape="icon"] {
    width: ${theme.size.icon};
    height: ${theme.size.icon};
  }

  &[data-shape="block"] {
    height: 100%;
  }
`;
