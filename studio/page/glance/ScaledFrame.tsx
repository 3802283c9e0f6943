import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import { useElementSize } from "../preview/useElementSize.ts";

interface ScaledFrameProps {
  readonly title: string;
  /** Undefined: there is room for the page, but nothing in it. */
  readonly address: string | undefined;
  /** Width of the portal's window in px. */
  readonly width: number;
  /** Height of the portal's window in px. */
  readonly height: number;
  readonly onLoaded: () => void;
}

/** A live page of the portal, drawn smaller. It is only looked at: it takes neither presses nor keys. */
export function ScaledFrame({ title, address, width, height, onLoaded }: ScaledFrameProps) {
  const { ref, width: room } = useElementSize();
  return (
    <Room ref={ref} style={{ aspectRatio: `${width} / ${height}` }}>
      {address !== undefined && room > 0 && (
        <iframe
          inert
          tabIndex={-1}
          title={title}
          src={address}
          sandbox="allow-scripts allow-same-origin allow-forms"
          style={{ width, height, scale: room / width }}
          onLoad={onLoaded}
        />
      )}
    </Room>
  );
}

const Room = styled.div`
  position: relative;
  width: 100%;
  overflow: hidden;
  background: ${theme.color.surface};

  & > iframe {
    position: absolute;
    inset: 0 auto auto 0;
    max-width: none;
    border: 0;
    transform-origin: 0 0;
    pointer-events: none;
  }
`;
