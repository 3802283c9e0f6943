import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";

interface OptionListProps {
  /** Of the list. */
  readonly id: string;
  readonly label: string;
  /** Names the option at the keyboard: it is kept in sight. */
  readonly active: string | undefined;
  /** Said and shown below the options. */
  readonly status: ReactNode;
  /** Groups of options: elements with the role `group`. */
  readonly children: ReactNode;
  readonly className?: string;
}

/** What can be chosen, below a field that keeps the focus. */
export function OptionList({ id, label, active, status, children, className }: OptionListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector("[aria-selected='true']")?.scrollIntoView({ block: "nearest" });
  }, [active]);
  return (
    <Options ref={list} className={className} role="presentation" onMouseDown={(event) => event.preventDefault()}>
      <div id={id} role="listbox" aria-label={label}>
        {children}
      </div>
      <div role="status">{status}</div>
    </Options>
  );
}

interface OptionProps extends ComponentProps<"button"> {
  /** Whether the keyboard is at it. */
  readonly isActive: boolean;
}

/** One of the options. */
export const Option = ({ isActive, ...props }: OptionProps) => (
  <button {...props} type="button" role="option" tabIndex={-1} aria-selected={isActive} />
);

const Options = styled.div`
  font-size: ${theme.font.sizeSm};

  & p {
    max-width: none;
  }

  & small {
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeXs};
  }

  & [role="option"] {
    display: block;
    width: 100%;
    border: 0;
    background: none;
    color: ${theme.color.text};
    font: inherit;
    text-align: start;
    cursor: pointer;
  }

  & [role="option"]:hover {
    background: ${theme.color.surfaceSubtle};
  }

  & [role="option"][aria-selected="true"] {
    background: ${theme.color.actionSubtle};
    outline: 2px solid ${theme.color.action};
    outline-offset: -2px;
  }

  @media (pointer: coarse) {
    & [role="option"] {
      min-height: 2.75rem;
    }
  }
`;
