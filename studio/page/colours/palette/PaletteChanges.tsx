import styled from "styled-components";
import { isOfOrigin } from "#scripts/colours/measurePairs.ts";
import { shownRatio } from "#scripts/colours/measurePairs.ts";
import { theme } from "#ui/theme/theme.ts";
import { text } from "../../texts.ts";
import { byNeed, type ColourPair } from "../colourPairs.ts";
import { PairSample } from "../pairs/PairSample.tsx";
import type { ThemeColoursView } from "../readTheme.ts";
import { roleName, tokenTitle, withComma } from "../roleName.ts";

interface PaletteChangesProps {
  readonly before: ThemeColoursView;
  readonly after: ThemeColoursView;
  /** The tokens that change. */
  readonly tokens: readonly string[];
}

/** The pair by which a colour is judged: the weakest one that it is in afterwards. */
const pairOf = (token: string, { pairs }: ThemeColoursView): ColourPair | undefined =>
  pairs.filter((pair) => isOfOrigin(token, pair)).toSorted(byNeed)[0];

const ratioIn = ({ id }: ColourPair, { pairs }: ThemeColoursView): string =>
  withComma(shownRatio(pairs.find((pair) => pair.id === id)?.ratio ?? 1));

function Sample({ pair, view }: { readonly pair: ColourPair; readonly view: ThemeColoursView }) {
  const own = view.pairs.find(({ id }) => id === pair.id) ?? pair;
  return <PairSample kind={own.kind} front={own.frontColour.css} back={own.backColour.css} />;
}

/** Each colour that changes, before and after, in its weakest pair. */
export function PaletteChanges({ before, after, tokens }: PaletteChangesProps) {
  const rows = tokens.flatMap((token) => {
    const pair = pairOf(token, after);
    return pair === undefined ? [] : [{ token, pair }];
  });
  if (rows.length === 0) return null;
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
                {tokenTitle(token)}
                <small>{roleName(pair.front)}</small>
              </th>
              <td>
                <Sample pair={pair} view={before} />
                {ratioIn(pair, before)}
              </td>
              <td>
                <Sample pair={pair} view={after} />
                {ratioIn(pair, after)}
              </td>
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
    cursor: pointer;
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
