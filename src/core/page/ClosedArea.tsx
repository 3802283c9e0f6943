import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import styled from "styled-components";
import type { ClosablePart } from "#contract/notices.ts";
import { ClosedNote } from "./ClosedNote.tsx";
import { useClosed } from "./closedParts.ts";

interface ClosedAreaProps {
  readonly part: ClosablePart;
  /** Whether it is read out that the part has been closed. Default: yes. */
  readonly announced?: boolean;
  /** What cannot be used while the part is closed. It keeps its state. */
  readonly children: ReactNode;
}

/** Whether something is typed or chosen. */
const isFilledIn = (form: HTMLElement): boolean =>
  [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")].some((field) =>
    field.matches("[type=radio], [type=checkbox]") ? field.matches(":checked") : field.value !== "",
  );

/**
 * Around a form: while its part of the portal is closed, it says so, and the form can be read but not used. What was
 * filled in is there when the part opens again (spec: notices-12).
 */
export function ClosedArea({ part, announced = true, children }: ClosedAreaProps) {
  const isClosed = useClosed(part) !== undefined;
  const [isInputKept, setIsInputKept] = useState(false);
  const note = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFieldSetElement>(null);
  const isUsed = useRef(false);
  useLayoutEffect(() => {
    if (!isClosed || form.current === null) return;
    setIsInputKept(isFilledIn(form.current));
    // What is disabled has lost the focus.
    if (isUsed.current) note.current?.focus();
    isUsed.current = false;
  }, [isClosed]);
  return (
    <>
      {isClosed && (
        <Place ref={note} tabIndex={-1}>
          <ClosedNote part={part} announced={announced} isInputKept={isInputKept} />
        </Place>
      )}
      {/* A screen reader reads what is disabled, and nothing of what is inert. */}
      <Form
        ref={form}
        role="none"
        disabled={isClosed}
        onFocus={() => {
          isUsed.current = true;
        }}
        onBlur={({ target }) => {
          isUsed.current = target.matches(":disabled");
        }}
      >
        {children}
      </Form>
    </>
  );
}

const Place = styled.div`
  margin-block-end: 1rem;
`;

const Form = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  &:disabled {
    opacity: 0.6;
    pointer-events: none;

    /* Browsers grey a disabled text once more; on an iPhone it could hardly be read. */
    & textarea,
    & input:not([type="radio"], [type="checkbox"]) {
      color: inherit;
      opacity: 1;
      -webkit-text-fill-color: currentcolor;
    }
  }
`;
