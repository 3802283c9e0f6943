import { useDeferredValue, useEffect, useMemo, useState } from "react";
import styled from "styled-components";
import { paletteTokens } from "#scripts/colours/palette/paletteTokens.ts";
import { neutralKinds, usualNeutral } from "#scripts/colours/palette/wantedColours.ts";
import { colourCss } from "#scripts/colours/readColour.ts";
import { Button } from "#ui/controls/Button.tsx";
import { announcements } from "#ui/feedback/announcements.ts";
import { Message } from "#ui/feedback/Message.tsx";
import { theme } from "#ui/theme/theme.ts";
import { Check } from "../../parts/Check.tsx";
import { Select } from "../../parts/Select.tsx";
import { focusOnMount } from "../../parts/useAfterCommit.ts";
import { countText, text } from "../../texts.ts";
import { ColourEditor } from "../editor/ColourEditor.tsx";
import { withColours } from "#scripts/colours/themeEdits.ts";
import { editableColour } from "../editor/editableColour.ts";
import { offeredTheme } from "../../preview/offeredTheme.ts";
import { FinishedLooks } from "./FinishedLooks.tsx";
import { type Choice, opaqueColour, proposalFor } from "./proposalFor.ts";
import { LogoColours } from "./LogoColours.tsx";
import { PaletteChanges } from "./PaletteChanges.tsx";
import { PaletteMock } from "./PaletteMock.tsx";
import { Small } from "../pairs/PairDetails.tsx";
import type { ThemeColoursView } from "../readTheme.ts";
import type { ColourEdits } from "../useColourEdits.ts";

interface PaletteMakerProps {
  /** The text of the theme. */
  readonly themeText: string;
  readonly view: ThemeColoursView;
  readonly edits: ColourEdits;
  /** The text of the logo, whose colours are proposed. */
  readonly logo: string;
}

const normal = (css: string): string => {
  const color = opaqueColour(css);
  return color === undefined ? css : colourCss(color);
};

/** The proposal for a choice; made again when theme or choice change. */
function useProposal(themeText: string, view: ThemeColoursView, choice: Choice) {
  return useMemo(() => proposalFor(themeText, view, choice), [themeText, view, choice]);
}

/** The portal shows an offered theme until it is taken, or until the choice is left. */
function useOffer(offered: string | undefined): void {
  useEffect(() => {
    offeredTheme.set(offered);
    return () => offeredTheme.set(undefined);
  }, [offered]);
}

/** All colours of a theme from one to three chosen ones, shown before they replace the theme's. */
export function PaletteMaker({ themeText, view, edits, logo }: PaletteMakerProps) {
  const colourOf = (role: string) => editableColour(view.roles.find(({ name }) => name === role)?.css ?? "").hex;
  const present = (): Choice => ({
    brand: colourOf("action"),
    accent: colourOf("accent"),
    neutral: usualNeutral(paletteTokens(view.file)),
  });
  const [choice, setChoice] = useState(present);
  const [applied, setApplied] = useState<string>();
  const { brand, accent, neutral } = choice;
  const deferred = useDeferredValue(choice);
  const proposal = useProposal(themeText, view, deferred);
  // What was taken is the theme now.
  const isOffered = applied !== themeText && proposal !== undefined && proposal.values.size > 0;
  useOffer(isOffered ? proposal.theme : undefined);
  const choose = (next: Choice) => {
    setChoice(next);
    setApplied(undefined);
  };
  const apply = () => {
    if (proposal === undefined) return;
    edits.setColours(proposal.values);
    setApplied(withColours(themeText, proposal.values));
    announcements.announce(text("maker.applied"));
  };
  return (
    <Maker>
      <Small>{text("maker.lead")}</Small>
      <Mocks>
        <PaletteMock title={text("maker.before")} view={view} />
        {proposal !== undefined && <PaletteMock title={text("maker.after")} view={proposal.after} />}
      </Mocks>
      <fieldset>
        <legend>{text("maker.brand")}</legend>
        <LogoColours svg={logo} chosen={brand} onChoose={(css) => choose({ ...choice, brand: css })} />
        <ColourEditor name={text("maker.brand")} css={brand} onChange={(css) => choose({ ...choice, brand: css })} />
      </fieldset>
      <FinishedLooks brand={deferred.brand} chosen={choice} themeText={themeText} view={view} onChoose={choose} />
      <fieldset>
        <legend>{text("maker.accent")}</legend>
        <Check
          label={text("maker.hasAccent")}
          checked={accent !== undefined}
          onCheckedChange={(isOn) => choose({ ...choice, accent: isOn ? colourOf("accent") : undefined })}
        />
        {accent !== undefined && (
          <ColourEditor
            name={text("maker.accent")}
            css={accent}
            onChange={(css) => choose({ ...choice, accent: css })}
          />
        )}
      </fieldset>
      <Select
        label={text("maker.neutral")}
        value={neutral}
        options={neutralKinds.map((kind) => ({ value: kind, text: text(`maker.neutral.${kind}`) }))}
        onChange={(kind) => choose({ ...choice, neutral: neutralKinds.find((each) => each === kind) ?? "keep" })}
      />
      {applied === themeText && (
        <div ref={focusOnMount} tabIndex={-1}>
          <Message variant="success">{text("maker.applied")}</Message>
        </div>
      )}
      {applied !== themeText && proposal === undefined && (
        <Message variant="warning">{text("maker.impossible")}</Message>
      )}
      {applied !== themeText && proposal !== undefined && (
        <>
          <Adjusted name={text("maker.brand")} chosen={brand} taken={proposal.brand} />
          {accent !== undefined && <Adjusted name={text("maker.accent")} chosen={accent} taken={proposal.accent} />}
          <p>
            {proposal.values.size === 0
              ? text("maker.unchanged")
              : countText("maker.result", proposal.values.size, { pairs: proposal.after.pairs.length })}
          </p>
          <PaletteChanges before={view} after={proposal.after} tokens={[...proposal.values.keys()]} />
          <Buttons>
            <Button variant="primary" busy={proposal.values.size === 0} onClick={apply}>
              {text("maker.apply")}
            </Button>
            {proposal.values.size > 0 && (
              <Button
                variant="secondary"
                onClick={() => {
                  choose(present());
                  announcements.announce(text("maker.cancelled"));
                }}
              >
                {text("maker.cancel")}
              </Button>
            )}
          </Buttons>
        </>
      )}
    </Maker>
  );
}

/** Says so when a chosen colour is not in the palette as it was chosen. */
function Adjusted({
  name,
  chosen,
  taken,
}: {
  readonly name: string;
  readonly chosen: string;
  readonly taken: string | undefined;
}) {
  if (taken === undefined || taken === normal(chosen)) return null;
  return <Message variant="info">{text("maker.adjusted", { name, chosen, taken })}</Message>;
}

const Maker = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  font-size: ${theme.font.sizeSm};

  & > fieldset {
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }

  & legend {
    padding: 0 0 0.375rem;
    font-weight: ${theme.font.weightStrong};
  }

  & > [tabindex]:focus {
    outline: none;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
`;

const Mocks = styled.div`
  display: flex;
  gap: 0.75rem;
`;
