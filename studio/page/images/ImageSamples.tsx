import styled from "styled-components";
import type { ImageKind } from "#studio/document/imageKinds.ts";
import { theme } from "#ui/theme/theme.ts";
import { paperStyle } from "../parts/paperStyle.ts";
import { text } from "../texts.ts";
import type { HeaderLook } from "./readHeaderLook.ts";
import { Muted } from "../parts/layout.ts";

/** An image as an address that an `<img>` can show. There no script of it runs, and nothing is loaded. */
export const imageAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

interface ImageSamplesProps {
  readonly kind: ImageKind;
  readonly svg: string;
  readonly header: HeaderLook;
}

/** Heights in px at which an image is judged. */
const heights: Partial<Record<ImageKind, readonly number[]>> = {
  logo: [24, 32, 48],
  icon: [16, 24, 32, 64],
  logoDark: [24, 32, 48],
  memberLogo: [16, 24, 32],
};
const heightsOfProducts = [48, 96];
const heightsOf = (kind: ImageKind): readonly number[] => heights[kind] ?? heightsOfProducts;

/** An image on light and dark, small and large, and the logo in the header as the portal has it. */
export function ImageSamples({ kind, svg, header }: ImageSamplesProps) {
  const address = imageAddress(svg);
  return (
    <Samples>
      {kind === "logo" && (
        <figure data-whole>
          <HeaderBar
            style={{
              background: header.background,
              height: header.height,
              borderBlockEndColor: header.border,
              justifyContent: header.isCentred ? "center" : "start",
            }}
          >
            <img src={address} alt="" style={{ height: header.logoHeight }} />
          </HeaderBar>
          <Muted as="figcaption">{text("images.header")}</Muted>
        </figure>
      )}
      {(["light", "dark"] as const).map((ground) => (
        <figure key={ground}>
          <Ground data-ground={ground}>
            {heightsOf(kind).map((size) => (
              <span key={size}>
                <img src={address} alt="" style={{ height: size }} />
                <small>{text("images.px", { size })}</small>
              </span>
            ))}
          </Ground>
          <Muted as="figcaption">{text(`images.${ground}`)}</Muted>
        </figure>
      ))}
    </Samples>
  );
}

const Samples = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0.5rem;

  & > figure {
    display: grid;
    grid-template-rows: 1fr auto;
    gap: 0.25rem;
  }

  & > [data-whole] {
    grid-column: 1 / -1;
  }
`;

const HeaderBar = styled.div`
  display: flex;
  align-items: center;
  padding-inline: 1rem;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  overflow: hidden;
`;

const Ground = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  align-content: start;
  gap: 0.75rem 1rem;
  padding: 0.75rem;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  forced-color-adjust: none;
  ${paperStyle}

  & > span {
    display: grid;
    gap: 0.375rem;
    justify-items: start;
    min-width: 0;
  }

  & img {
    max-width: 100%;
    object-fit: contain;
    object-position: left;
  }

  & small {
    font-size: ${theme.font.sizeXs};
    font-variant-numeric: tabular-nums;
  }
`;
