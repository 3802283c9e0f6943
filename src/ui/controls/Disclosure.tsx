import type { ComponentProps, ReactNode } from "react";
import styled from "styled-components";
import { Icon } from "../graphics/Icon.tsx";
import { chevronDownIcon } from "../graphics/icons/interfaceIcons.ts";
import { theme } from "../theme/theme.ts";
import { useDisclosure } from "./useDisclosure.ts";
import type { OpenProps } from "./useOpenState.ts";

/** All other attributes are for the `<details>`. */
export interface DisclosureProps extends OpenProps, Omit<ComponentProps<"details">, keyof OpenProps> {
  /** Always visible; opens and closes. May hold a heading. */
  readonly summary: ReactNode;
  /** The content that it opens. */
  readonly children: ReactNode;
}

/** Something that can be folded out, on the browser's own `<details>`. */
export function Disclosure(props: DisclosureProps) {
  const { summary, children, open, defaultOpen, onOpenChange, onToggle, ref, ...rest } = props;
  const details = useDisclosure({ open, defaultOpen, onOpenChange }, ref);
  return (
    <Details
      {...rest}
      {...details}
      onToggle={(event) => {
        onToggle?.(event);
        details.onToggle(event);
      }}
    >
      <Summary>
        {summary}
        <Icon path={chevronDownIcon} />
      </Summary>
      <Content>{children}</Content>
    </Details>
  );
}

const Details = styled.details`
  border-block-end: max(1px, ${theme.border.rule}) solid ${theme.color.border};

  /* Opens with an animation in browsers that support it, at once in others. */
  @supports selector(::details-content) and (interpolate-size: allow-keywords) {
    @media (prefers-reduced-motion: no-preference) {
      interpolate-size: allow-keywords;

      &::details-content {
        height: 0;
        overflow: clip;
        /* Room for focus rings. */
        overflow-clip-margin: 0.5rem;
        transition:
          height ${theme.duration.normal} ease-out,
          content-visibility ${theme.duration.normal} allow-discrete;
      }

      &[open]::details-content {
        height: auto;
      }
    }
  }
`;

const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  min-height: ${theme.size.control};
  padding-block: 0.75rem;
  font-weight: ${theme.font.weightStrong};
  /* A long word in large text breaks, rather than push the arrow off a small screen. */
  overflow-wrap: anywhere;
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }

  & > svg {
    transition: rotate ${theme.duration.normal};
  }

  [open] > & > svg {
    rotate: 180deg;
  }

  &:hover {
    color: ${theme.color.linkHover};
  }
`;

const Content = styled.div`
  padding-block: 0 1rem;
`;
