import styled from "styled-components";
import type { BrandImage } from "#contract/brandBlock.ts";
import { HeaderFrame } from "../header/HeaderFrame.tsx";
import { LogoImage } from "../header/LogoImage.ts";
import { MainRegion } from "./MainRegion.ts";
import { NavigationBar } from "../header/NavigationBar.ts";
import { OversiktSkeleton, type OversiktSkeletonProps } from "./OversiktSkeleton.tsx";

interface StaticShellProps extends OversiktSkeletonProps {
  /** The brand's name: the logo's text. */
  readonly brandName: string;
  readonly logo: BrandImage;
  readonly logoAlignment: "left" | "centered";
}

/** The portal before any script has run: header with logo, room for the navigation, the overview's skeleton. */
export function StaticShell({ brandName, logo, logoAlignment, ...overview }: StaticShellProps) {
  return (
    <>
      <HeaderFrame
        alignment={logoAlignment}
        logo={<LogoImage src={logo.url} width={logo.width} height={logo.height} alt={brandName} />}
      />
      <NavigationBar />
      <OverviewOnly>
        <OversiktSkeleton {...overview} />
      </OverviewOnly>
    </>
  );
}

/** On another page it is invisible: the boot script has set the attribute on `<html>` before anything else runs. */
const OverviewOnly = styled(MainRegion)`
  :root[data-arrival="deep"] & {
    visibility: hidden;
  }
`;
