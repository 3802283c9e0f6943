import { type ReactNode, useState } from "react";
import styled from "styled-components";
import { Icon } from "#ui/graphics/Icon.tsx";
import { chevronDownIcon } from "#ui/graphics/icons/interfaceIcons.ts";
import { theme } from "#ui/theme/theme.ts";
import type { FieldPlace } from "#studio/document/describeField.ts";
import { tones } from "../parts/tones.ts";
import { fieldKey } from "../fields/fieldKey.ts";
import { useWorkshop } from "../state/useWorkshop.ts";
import { Muted, Stack } from "../parts/layout.ts";

interface ColourRowProps {
  readonly sample: ReactNode;
  readonly title: ReactNode;
  readonly detail: ReactNode;
  readonly mark?: ReactNode;
  /** The role or colour of the palette that it is about: the form leads to it, and the preview shows it. */
  readonly place: FieldPlace;
  /** Whether it is open at first. */
  readonly isOpen?: boolean;
  /** Whether the form can lead to it: one line of a list has the place of a role. */
  readonly isField?: boolean;
  /** Its content; made when it is open. */
  readonly children: () => ReactNode;
}

/** A line of a list of colours. Opened, it shows the controls that change it. */
export function ColourRow({ sample, title, detail, mark, place, isField = false, children, ...rest }: ColourRowProps) {
  const { chooseField } = useWorkshop();
  const [isOpen, setIsOpen] = useState(rest.isOpen ?? false);
  const toggle = (isNow: boolean) => {
    setIsOpen(isNow);
    // In the portal, a role is seen the same way in every context.
    if (isNow) chooseField({ ...place, kind: "theme" });
  };
  return (
    <li data-field={isField ? fieldKey(place) : undefined}>
      <Details open={isOpen} onToggle={(event) => toggle(event.currentTarget.open)}>
        <summary>
          {sample}
          <Names>
            <span>{title}</span>
            <Muted as="small">{detail}</Muted>
          </Names>
          {mark}
          <Icon path={chevronDownIcon} size="small" />
        </summary>
        {isOpen && <Opened>{children()}</Opened>}
      </Details>
    </li>
  );
}

/** A list of such lines. */
export const ColourRows = styled.ul`
  & > li {
    border-block-start: 1px solid ${theme.color.border};
  }
`;

const Details = styled.details`
  & > summary {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    min-height: 3.5rem;
    padding-block: 0.375rem;
    list-style: none;
  }

  & > summary::-webkit-details-marker {
    display: none;
  }

  /* The sample is what one wants to touch: it gets a ring, and nothing moves. */
  & > summary:hover > :first-child {
    outline: 3px solid ${tones.hover};
  }

  & > summary:active > :first-child {
    outline-color: ${tones.pressed};
  }

  & > summary > svg {
    flex: none;
    color: ${theme.color.textSubtle};
  }

  @media (forced-colors: active) {
    & > summary > svg {
      color: CanvasText;
    }
  }

  &[open] > summary > svg {
    rotate: 180deg;
  }
`;

const Names = styled.span`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  font-size: ${theme.font.sizeSm};
  line-height: 1.35;
  overflow-wrap: anywhere;
`;

const Opened = styled(Stack)`
  gap: 0.75rem;
  padding-block: 0.25rem 1rem;
`;
