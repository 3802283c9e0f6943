import type { ComponentProps } from "react";
import styled from "styled-components";
import { Icon } from "#ui/graphics/Icon.tsx";
import { closeIcon } from "#ui/graphics/icons/interfaceIcons.ts";
import { theme } from "#ui/theme/theme.ts";
import { text } from "../texts.ts";

interface PortalNoteProps extends ComponentProps<"section"> {
  readonly onClose: () => void;
}

/** What is said below the portal of a part of it, until it is closed. */
export function PortalNote({ onClose, children, ...section }: PortalNoteProps) {
  return (
    <Note {...section}>
      {children}
      <button type="button" data-close aria-label={text("preview.picked.close")} onClick={onClose}>
        <Icon path={closeIcon} size="small" />
      </button>
    </Note>
  );
}

const Note = styled.section`
  position: relative;
  padding: 0.5rem 3.5rem 0.5rem 1rem;
  border-block-start: 1px solid ${theme.color.border};
  background: ${theme.color.surface};
  font-size: ${theme.font.sizeSm};

  & small {
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeXs};
  }

  & > [data-close] {
    position: absolute;
    inset-block-start: 0.375rem;
    inset-inline-end: 0.5rem;
    min-width: ${theme.size.control};
    min-height: ${theme.size.control};
    border: 0;
    background: none;
  }
`;
