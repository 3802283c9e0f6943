import styled from "styled-components";
import { shownRatio } from "#scripts/shared/colours/measurePairs.ts";
import { tokenColour } from "#scripts/shared/colours/themeColours.ts";
import { theme } from "#ui/theme/theme.ts";
import { text } from "../../texts.ts";
import type { ColourPair } from "../colourPairs.ts";
import type { ThemeColoursView } from "../readTheme.ts";
import { TokenSample, weakestPair } from "./TokenSample.tsx";
import { roleName, tokenTitle, withComma } from "../roleName.ts";

interface PaletteChangesProps {
  readonly before: ThemeColoursView;
  readonly after: ThemeColoursView;
  /** The tokens that change. */
  readonly tokens: readonly string[];
}

/** CSS of the colour that is written in a token. */
const cssIn = (token: string, { file }: ThemeColoursView): string => tokenColour(file, token)?.css ?? "";

interface SideProps {
  readonly token: string;
  readonly pair: ColourPair | undefined;
  readonly view: ThemeColoursView;
}

/** A colour in its pair, with the ratio; one that is in none, alone. */
function Side({ token, pair, view }: SideProps) {
  const own = view.pairs.find(({ id }) => id === pair?.id);
  return (
    <td>
      <TokenSample token={token} pair={own} css={cssIn(token, view)} />
      {own !== undefined && withComma(shownRatio(own.ratio))}
    </td>
  );
}

/** Each colour that changes, before and after, in its weakest pair. */
export function PaletteChanges({ before, after, tokens }: PaletteChangesProps) {
  if (tokens.length === 0) return null;
  const rows = tokens.map((token) => ({ token, pair: weakestPair(token, after) }));
  return (
    <Details>
      <summary>{text("maker.changes")}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{text("colours.view.palette")}</th>
            <th scope="col">{text("maker.before")}</th>
            <th scope="col">{text("maker.after")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ token, pair }) => (
            <tr key={token}>
              <th scope="row">
                {tokenTitle(token, before)}
                {pair !== undefined && <small>{roleName(pair.front)}</small>}
              </th>
              <Side token={token} pair={pair} view={before} />
              <Side token={token} pair={pair} view={after} />
            </tr>
          ))}
        </tbody>
      </table>
    </Details>
  );
}

const Details = styled.details`
  & > summary {
    min-height: 2rem;
    width: fit-content;
  }

  & > table {
    width: 100%;
    border-collapse: collapse;
    font-size: ${theme.font.sizeXs};
  }

  th,
  td {
    padding: 0.375rem 0.5rem 0.375rem 0;
    border-block-end: 1px solid ${theme.color.border};
    font-variant-numeric: tabular-nums;
    font-weight: ${theme.font.weightBody};
    text-align: start;
    overflow-wrap: anywhere;
  }

  thead th {
    color: ${theme.color.textSubtle};
  }

  th > small {
    display: block;
    color: ${theme.color.textSubtle};
  }
`;
