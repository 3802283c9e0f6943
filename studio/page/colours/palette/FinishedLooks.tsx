import { useMemo } from "react";
import styled from "styled-components";
import { fromOklch, oklchOf } from "#scripts/shared/colours/palette/colourScale.ts";
import { rounded } from "#scripts/shared/colours/contrast.ts";
import { readColour } from "#scripts/shared/colours/readColour.ts";
import { theme } from "#ui/theme/theme.ts";
import { text } from "../../texts.ts";
import type { ThemeColoursView } from "../readTheme.ts";
import { PaletteMock } from "./PaletteMock.tsx";
import { type Choice, proposalFor } from "./proposalFor.ts";

/** The colour across the wheel, as light as an accent is. */
function across(css: string): string | undefined {
  const colour = readColour(css);
  if (colour === undefined) return undefined;
  const { hue } = oklchOf(colour);
  return rounded(fromOklch({ lightness: 0.8, chroma: 0.13, hue: (hue + 180) % 360 })).css;
}

const looks = [
  ["calm", (brand) => ({ brand, accent: undefined, neutral: "grey" })],
  ["whole", (brand) => ({ brand, accent: undefined, neutral: "brand" })],
  ["warm", (brand) => ({ brand, accent: across(brand), neutral: "warm" })],
] as const satisfies readonly (readonly [string, (brand: string) => Choice])[];

const isSame = (a: Choice, b: Choice): boolean =>
  a.brand === b.brand && a.accent === b.accent && a.neutral === b.neutral;

interface FinishedLooksProps {
  /** CSS of the brand's colour. */
  readonly brand: string;
  readonly chosen: Choice;
  /** The text of the theme, and its colours. */
  readonly themeText: string;
  readonly view: ThemeColoursView;
  readonly onChoose: (choice: Choice) => void;
}

/** Three finished looks of one colour. */
export function FinishedLooks({ brand, chosen, themeText, view, onChoose }: FinishedLooksProps) {
  const shown = useMemo(
    () =>
      looks.flatMap(([name, choiceOf]) => {
        const choice = choiceOf(brand);
        const after = proposalFor(themeText, view, choice)?.after;
        return after === undefined ? [] : [{ name, choice, after }];
      }),
    [themeText, view, brand],
  );
  return (
    <fieldset>
      <legend>{text("maker.looks")}</legend>
      <Looks>
        {shown.map(({ name, choice, after }) => (
          <button key={name} type="button" aria-pressed={isSame(choice, chosen)} onClick={() => onChoose(choice)}>
            <PaletteMock title={text(`maker.look.${name}`)} view={after} />
          </button>
        ))}
      </Looks>
    </fieldset>
  );
}

const Looks = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(6rem, 1fr));
  gap: 0.5rem;

  & > button {
    padding: 0.25rem;
    border: 1px solid ${theme.color.border};
    border-radius: ${theme.radius.control};
    background: ${theme.color.surface};
    text-align: start;
  }

  & > button[aria-pressed="true"] {
    outline: 3px solid ${theme.color.action};
  }
`;
