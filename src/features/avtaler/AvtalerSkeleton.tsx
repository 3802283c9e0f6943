import type { ReactNode } from "react";
import styled from "styled-components";
import { CardGrid } from "#ui/layout/card/CardGrid.ts";
import { CardSkeleton } from "#ui/feedback/CardSkeleton.tsx";
import { SectionHead } from "#ui/layout/SectionHead.ts";
import { Skeleton } from "#ui/feedback/Skeleton.tsx";
import { Stack } from "#ui/layout/Stack.ts";
import { VisuallyHidden } from "#ui/layout/VisuallyHidden.ts";

interface AvtalerSkeletonProps {
  /** Heading of the section: known before the agreements are. */
  readonly heading: string;
  /** Announces to screen readers that content is loading. */
  readonly loading: string;
  /** Shown above the empty cards when the agreements take long. */
  readonly children?: ReactNode;
}

/**
 * The agreements while they load. Depends on props only, since the build renders it into the page: nothing moves when
 * they arrive.
 */
export function AvtalerSkeleton({ heading, loading, children }: AvtalerSkeletonProps) {
  return (
    <Stack as="section">
      <SectionHead>
        <h2>{heading}</h2>
        <Count aria-hidden="true">
          <Skeleton shape="label" width="full" />
        </Count>
      </SectionHead>
      <VisuallyHidden>{loading}</VisuallyHidden>
      {children}
      <CardGrid aria-hidden="true">
        {[1, 2, 3, 4].map((place) => (
          <li key={place}>
            <CardSkeleton />
          </li>
        ))}
      </CardGrid>
    </Stack>
  );
}

/** The place of the number of agreements: beside the heading, or below it when the line is full. */
const Count = styled.p`
  align-self: center;
  width: 6rem;
`;
