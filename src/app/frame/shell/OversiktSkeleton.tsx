import { AvtalerSkeleton } from "#features/avtaler/AvtalerSkeleton.tsx";
import { HeroBand } from "#ui/layout/HeroBand.tsx";
import { MainAndAside } from "#ui/layout/MainAndAside.ts";
import { PageBody } from "#ui/layout/PageBody.ts";

/** Texts of the overview that do not depend on the customer. */
export interface OversiktSkeletonProps {
  /** Title of the overview. */
  readonly heading: string;
  /** The brand's texts in the band. */
  readonly heroTitle: string;
  readonly heroLead?: string | undefined;
  /** Heading of the agreements. */
  readonly avtalerHeading: string;
  /** For screen readers: the page is loading. */
  readonly loading: string;
}

/** The overview before any answer of the API. It takes props only, because the build renders it too. */
export function OversiktSkeleton({ heading, heroTitle, heroLead, avtalerHeading, loading }: OversiktSkeletonProps) {
  return (
    <>
      <HeroBand heading={<h1>{heading}</h1>} title={heroTitle} lead={heroLead} />
      <PageBody>
        <MainAndAside>
          <AvtalerSkeleton heading={avtalerHeading} loading={loading} />
        </MainAndAside>
      </PageBody>
    </>
  );
}
