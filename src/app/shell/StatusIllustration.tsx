import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";

/** A small drawing in the brand's tints: a fallen umbrella for an error, an empty signpost for a page that is gone. Decorative. */
export function StatusIllustration({ name }: { readonly name: "notFound" | "error" }) {
  return (
    <Drawing viewBox="0 0 200 140" width="200" height="140" aria-hidden="true" focusable="false">
      <Soft d="M24 118c-14-34 4-84 52-94s104 10 106 52c1 18-6 32-16 42z" />
      {name === "error" ? (
        <>
          <Fill d="M46 84c10-34 46-52 82-38 14 5 24 14 31 25-9-4-17-4-24 1-7-9-17-13-28-11-6-8-17-10-26-6-5 10-18 22-35 29z" />
          <Line d="M46 84c10-34 46-52 82-38 14 5 24 14 31 25-9-4-17-4-24 1-7-9-17-13-28-11M107 61 88 108c-2 6-9 8-13 4" />
          <Accent d="M150 88l-14 20h10l-6 16 18-22h-10l8-14z" />
        </>
      ) : (
        <>
          <Fill d="M58 34h74l18 15-18 15H58z" />
          <Line d="M58 34h74l18 15-18 15H58zM96 64v54M96 22v12" />
          <Accent d="M90 76H52L40 86l12 10h38z" />
          <Line d="M90 76H52L40 86l12 10h38" />
        </>
      )}
      <Line d="M16 118h168" />
    </Drawing>
  );
}

const Drawing = styled.svg`
  display: block;
  width: 12.5rem;
  height: auto;
`;

const Soft = styled.path`
  fill: ${theme.color.illustrationSoft};
`;

const Fill = styled.path`
  fill: ${theme.color.illustrationFill};
`;

const Accent = styled.path`
  fill: ${theme.color.illustrationAccent};
`;

const Line = styled.path`
  fill: none;
  stroke: ${theme.color.illustrationLine};
  stroke-width: 2.5;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
