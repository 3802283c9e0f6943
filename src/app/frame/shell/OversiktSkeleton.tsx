import { AvtalerSkeleton } from "#features/avtaler/AvtalerSkeleton.tsx";
import { MainAndAside } from "#ui/layout/MainAndAside.ts";
import { PageBody } from "#ui/layout/PageBody.ts";
import { OversiktService } from "../OversiktService.tsx";
import { OversiktBand } from "./OversiktBand.tsx";

interface OversiktSkeletonProps {
  /** Heading of the agreements. */
  readonly avtalerHeading: string;
  /** For screen readers: the page is loading. */
  readonly loading: string;
}

/** The overview before any answer of the API. */
export function OversiktSkeleton({ avtalerHeading, loading }: OversiktSkeletonProps) {
  return (
    <>
      <OversiktBand avtaler={{ status: "loading" }} />
      <OversiktService />
      <PageBody>
        <MainAndAside>
          <AvtalerSkeleton heading={avtalerHeading} loading={loading} />
        </MainAndAside>
      </PageBody>
    </>
  );
}
