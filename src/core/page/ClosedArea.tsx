import { type ReactNode, useLayoutEffect, useRef } from "react";
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

/**
 * Around a form: while its part of the portal is closed, it says so, and the form can be seen but not used. What was
 * filled in is there when the part opens again (spec: notices-12).
 */
export function ClosedArea({ part, announced = true, children }: ClosedAreaProps) {
  const isClosed = useClosed(part) !== undefined;
  const note = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // What cannot be used any more loses the focus.
    if (isClosed && form.current?.contains(document.activeElement)) note.current?.focus();
  }, [isClosed]);
  return (
    <>
      {isClosed && (
        <Place ref={note} tabIndex={-1}>
          <ClosedNote part={part} announced={announced} isInputKept />
        </Place>
      )}
      <Form ref={form} inert={isClosed}>
        {children}
      </Form>
    </>
  );
}

const Place = styled.div`
  margin-block-end: 1rem;
`;

const Form = styled.div`
  &[inert] {
    opacity: 0.6;
  }
`;
