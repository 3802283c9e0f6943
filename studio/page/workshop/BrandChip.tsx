import { companyPlace, homeName } from "../companyPlace.ts";
import { useDeferredValue, useMemo } from "react";
import styled from "styled-components";
import { from } from "#ui/theme/breakpoints.ts";
import { theme } from "#ui/theme/theme.ts";
import type { DocumentTexts } from "#studio/document/StudioDocument.ts";
import { imageAddress } from "../images/ImageSamples.tsx";
import { readHeaderLook } from "../images/readHeaderLook.ts";
import { studioPaths } from "#studio/document/addresses/studioPaths.ts";

/**
 * The way to all brands: the logo of this one on the background of its header, its icon where there is less room. In a
 * company the way to the proposal, which is named: somebody has to see which one they change.
 */
export function BrandChip({ texts }: { readonly texts: DocumentTexts }) {
  // Keys come first: the chip follows when there is time.
  const shown = useDeferredValue(texts);
  const { logo = "", icon = "" } = shown;
  const images = useMemo(() => ({ logo: imageAddress(logo), icon: imageAddress(icon) }), [logo, icon]);
  const background = useMemo(() => readHeaderLook(shown).background, [shown]);
  if (logo === "") return <a href={studioPaths.brands}>{homeName()}</a>;
  return (
    <Way href={studioPaths.brands} title={homeName()} aria-label={homeName()}>
      <Chip style={{ background }}>
        <img data-logo src={images.logo} alt="" />
        <img src={icon === "" ? images.logo : images.icon} alt="" />
      </Chip>
      {companyPlace() !== undefined && homeName()}
    </Way>
  );
}

const Way = styled.a`
  flex: none;
  gap: 0.625rem;
  color: ${theme.color.text};
  white-space: nowrap;
`;

const Chip = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: ${theme.size.control};
  min-width: ${theme.size.control};
  padding: 0.375rem;
  border: 1px solid ${theme.color.borderStrong};
  border-radius: ${theme.radius.control};
  /* The logo is drawn for this background. */
  forced-color-adjust: none;

  a:hover > & {
    box-shadow: ${theme.shadow.cardHover};
  }

  /* With forced colours the portal gives a logo the ground of its header: the studio's is another one. */
  & > img {
    max-width: 2rem;
    height: 1.75rem;
    padding: 0;
    background: none;
  }

  & > [data-logo] {
    display: none;
  }

  ${from.large} {
    padding-inline: 0.625rem;

    & > img {
      display: none;
    }

    & > [data-logo] {
      display: block;
      max-width: 8rem;
      height: 1.5rem;
      object-fit: contain;
    }
  }
`;
