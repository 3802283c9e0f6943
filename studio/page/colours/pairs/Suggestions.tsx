import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { theme } from "#ui/theme/theme.ts";
import { announcements } from "#ui/feedback/announcements.ts";
import { Panel } from "../../parts/Panel.ts";
import { text } from "../../texts.ts";
import { type ColourPair, enhancedMinimum, type Suggestion, suggestionsFor } from "../colourPairs.ts";
import { PairSample } from "./PairSample.tsx";
import { focusLine } from "../focusLine.ts";
import type { ThemeColoursView } from "../readTheme.ts";
import { tokenTitle } from "../roleName.ts";
import type { ColourEdits } from "../useColourEdits.ts";

interface SuggestionsProps {
  readonly pair: ColourPair;
  readonly view: ThemeColoursView;
  readonly edits: ColourEdits;
}

/** The nearest colours that lift a pair to the next grade, one press away. */
export function Suggestions({ pair, view, edits }: SuggestionsProps) {
  const { pairs: all } = view;
  const low = pair.grade === "low" ? suggestionsFor(pair, all, "AA") : [];
  // With more contrast, AAA is what is needed.
  const canRise = pair.kind === "text" && pair.grade !== "AAA" && pair.minimum < enhancedMinimum;
  const enhanced = canRise ? suggestionsFor(pair, all, "AAA") : [];
  return (
    <>
      {pair.grade === "low" && low.length === 0 && <p>{text("colours.suggest.none")}</p>}
      {[low, enhanced]
        .filter((each) => each.length > 0)
        .map((each) => (
          <Offer key={each[0]?.grade} pair={pair} view={view} suggestions={each} edits={edits} />
        ))}
    </>
  );
}

function Offer({ pair, view, suggestions, edits }: SuggestionsProps & { readonly suggestions: readonly Suggestion[] }) {
  const [first] = suggestions;
  const use = ({ origin, css }: Suggestion, button: HTMLElement) => {
    focusLine(button);
    edits.setColour(origin, css);
    announcements.announce(text("colours.used", { name: tokenTitle(origin, view), colour: css }));
  };
  return (
    <Box data-filled>
      <h5>{text(`colours.suggest.${first?.grade ?? "AA"}`)}</h5>
      {suggestions.map((suggestion) => {
        const { side, css, origin, grade } = suggestion;
        const name = tokenTitle(origin, view);
        return (
          <div key={side}>
            <PairSample
              kind={pair.kind}
              front={side === "front" ? css : pair.frontColour.css}
              back={side === "back" ? css : pair.backColour.css}
            />
            <span>{name}</span>
            <Button
              variant="secondary"
              aria-label={text("colours.useFor", { colour: css, name, grade })}
              onClick={(event) => use(suggestion, event.currentTarget)}
            >
              {text("colours.use", { colour: css })}
            </Button>
          </div>
        );
      })}
    </Box>
  );
}

const Box = styled(Panel)`
  & > div {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    font-size: ${theme.font.sizeSm};
  }

  & > div > :nth-child(2) {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
