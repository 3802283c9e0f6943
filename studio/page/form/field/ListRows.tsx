import type { ReactNode, RefObject } from "react";
import styled from "styled-components";
import { text } from "../../texts.ts";
import { smallButtonStyle } from "../controls/controlStyle.ts";

interface ListRowsProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** The rows, one for each item. */
  readonly children: ReactNode;
  /** What an item is called. */
  readonly itemTitle: string;
  /** Adds an item at the end; undefined: the list has as many as it may have. */
  readonly onAdd: (() => void) | undefined;
  readonly isReadOnly: boolean;
  readonly className?: string;
}

/** The items of a list, and the button that adds one. */
export function ListRows({ ref, children, itemTitle, onAdd, isReadOnly, className }: ListRowsProps) {
  return (
    <Rows ref={ref} className={className}>
      {children}
      {onAdd !== undefined && (
        <button type="button" aria-disabled={isReadOnly || undefined} onClick={isReadOnly ? undefined : onAdd}>
          {text("list.add", { title: itemTitle.toLowerCase() })}
        </button>
      )}
    </Rows>
  );
}

const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 0.25rem;

  & button {
    ${smallButtonStyle}
    flex: none;
  }

  & > button {
    margin-inline-start: -0.5rem;
  }
`;
