import type { ReactNode } from "react";
import styled from "styled-components";
import { roomForFive } from "../../theme/breakpoints.ts";

interface SmileyFacesProps {
  /** A `SmileyFace` for each of the five. */
  readonly children: ReactNode;
}

/** The five faces, beside one another where there is room. */
export function SmileyFaces({ children }: SmileyFacesProps) {
  return (
    <Scale>
      <Faces>{children}</Faces>
    </Scale>
  );
}

/* Side by side where there is room: a narrow column of a wide page has none. */
const Scale = styled.div`
  container-type: inline-size;
`;

const Faces = styled.div`
  display: grid;
  gap: 0.5rem;
  margin-block-start: 0.25rem;

  ${roomForFive} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
`;
