import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import { type Device, framePx, type PreviewColumn } from "../view/previewColumns.ts";

/** The bar of a browser's window, in px. */
const barPx = 28;

/** How much higher than wide the screen of a device is. */
const shapes: Readonly<Record<Device, number>> = { phone: 2.1, tablet: 1.4, browser: Infinity };

/** Where a page is in its frame, and how high it is; in px of the room. */
interface PagePlace {
  readonly top: number;
  readonly height: number;
  /** Whether the lower end of the device is seen. In a lower room the device goes on below it. */
  readonly isWhole: boolean;
}

/** The place of a page in a room of a height in px. */
export function pagePlace({ device, width, scale }: PreviewColumn, height: number): PagePlace {
  if (device === undefined) return { top: 0, height, isWhole: false };
  const top = device === "browser" ? barPx : framePx;
  const natural = width * scale * shapes[device];
  const isWhole = natural + top + framePx <= height;
  return { top, height: isWhole ? natural : height - top, isWhole };
}

interface DeviceFrameProps {
  readonly column: PreviewColumn;
  /** Height of the room in px. */
  readonly height: number;
}

/** The device around a page: it takes no room of the page, and its lower end is seen where there is room for it. */
export function DeviceFrame({ column, height }: DeviceFrameProps) {
  const { device, width, scale, left } = column;
  const place = pagePlace(column, height);
  return (
    <Frame
      aria-hidden="true"
      data-device={device}
      data-whole={place.isWhole || undefined}
      style={{
        insetInlineStart: left - (device === "browser" ? 1 : framePx),
        width: width * scale + 2 * (device === "browser" ? 1 : framePx),
        height: place.isWhole ? place.top + place.height + framePx : height + framePx,
      }}
    >
      {device === "browser" && (
        <>
          <i />
          <i />
          <i />
        </>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  position: absolute;
  inset-block-start: 0;
  border: 1px solid ${theme.color.borderStrong};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.card};

  &[data-device="phone"] {
    border-radius: 2.25rem;
  }

  &[data-device="tablet"] {
    border-radius: 1.375rem;
  }

  &:not([data-whole]) {
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }

  &[data-device="browser"] {
    display: flex;
    gap: 0.375rem;
    padding: 0.5rem 0.75rem;
    border-color: ${theme.color.border};
    border-radius: 0.625rem 0.625rem 0 0;
  }

  & > i {
    width: 0.625rem;
    height: 0.625rem;
    border-radius: 50%;
    background: ${theme.color.border};
  }
`;
