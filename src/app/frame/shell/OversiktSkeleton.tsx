import { AvtalerSkeleton } from "#features/avtaler/AvtalerSkeleton.tsx";
import { HeroBand } from "#ui/layout/HeroBand.tsx";
import { MainAndAside } from "#ui/layout/MainAndAside.ts";
import { PageBody } from "#ui/layout/PageBody.ts";

/** The words of the overview that are known before anything is known of the customer. */
export interface OversiktSkeletonProps {
  /** Title of the overview. */
  readonly heading: string;
  /** The brand's words in the band. */
  readonly heroTitle: string;
  readonly heroLead?: string | undefined;
  /** Heading of the agreements. */
  readonly avtalerHeading: string;
  /** Says that the page loads, for screen readers. */
  readonly loading: string;
}

/** The overview before anything is known of the customer. Props only: it is also drawn by the build. */
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
