import { useDeferredValue, useMemo, useState } from "react";
import styled from "styled-components";
import { paletteTokens } from "#scripts/shared/colours/palette/paletteTokens.ts";
import { neutralKinds, usualNeutral } from "#scripts/shared/colours/palette/wantedColours.ts";
import { colourCss } from "#scripts/shared/colours/readColour.ts";
import { Message } from "#ui/feedback/Message.tsx";
import { theme } from "#ui/theme/theme.ts";
import { Check } from "../../parts/Check.tsx";
import { Select } from "../../parts/Select.tsx";
import { countText, text } from "../../texts.ts";
import { ColourEditor } from "../editor/ColourEditor.tsx";
import { withPalette } from "#scripts/shared/colours/palette/withPalette.ts";
import { editableColour } from "../editor/editableColour.ts";
import type { Offer } from "../../offers/createOffers.ts";
import { useOffer } from "../../offers/useOffer.ts";
import { FinishedLooks } from "./FinishedLooks.tsx";
import { type Choice, opaqueColour, proposalFor } from "./proposalFor.ts";
import { LogoColours } from "./LogoColours.tsx";
import { PaletteChanges } from "./PaletteChanges.tsx";
import type { ThemeColoursView } from "../readTheme.ts";
import { Muted, Stack } from "../../parts/layout.ts";

interface PaletteMakerProps {
  /** The text of the theme. */
  readonly themeText: string;
  readonly view: ThemeColoursView;
  /** The text of the logo, whose colours are proposed. */
  readonly logo: string;
}

const normal = (css: string): string => {
  const color = opaqueColour(css);
  return color === undefined ? css : colourCss(color);
};

/** All colours of a theme from one to three chosen ones, shown before they replace the theme's. */
export function PaletteMaker({ themeText, view, logo }: PaletteMakerProps) {
  const colourOf = (role: string) => editableColour(view.roles.find(({ name }) => name === role)?.css ?? "").hex;
  // The present colours, until something is chosen.
  const [chosen, choose] = useState<Choice>();
  const choice = chosen ?? {
    brand: colourOf("action"),
    accent: colourOf("accent"),
    neutral: usualNeutral(paletteTokens(view.file)),
  };
  const { brand, accent, neutral } = choice;
  const deferred = useDeferredValue(chosen);
  const proposal = useMemo(
    () => (deferred === undefined ? undefined : proposalFor(themeText, view, deferred)),
    [themeText, view, deferred],
  );
  const tried = useMemo((): Offer | undefined => {
    const { values } = proposal ?? {};
    if (values === undefined || values.size === 0) return undefined;
    return {
      name: text("offer.palette"),
      change: (texts) => ({ ...texts, theme: withPalette(texts.theme, values) }),
    };
  }, [proposal]);
  useOffer(tried, () => choose(undefined));
  return (
    <Maker>
      <Muted>{text("maker.lead")}</Muted>
      <fieldset>
        <legend>{text("maker.brand")}</legend>
        <LogoColours svg={logo} chosen={brand} onChoose={(css) => choose({ ...choice, brand: css })} />
        <ColourEditor name={text("maker.brand")} css={brand} onChange={(css) => choose({ ...choice, brand: css })} />
      </fieldset>
      <FinishedLooks
        brand={(deferred ?? choice).brand}
        chosen={choice}
        themeText={themeText}
        view={view}
        onChoose={choose}
      />
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
      {deferred !== undefined && proposal === undefined && (
        <Message variant="warning">{text("maker.impossible")}</Message>
      )}
      {proposal !== undefined && (
        <>
          <Adjusted name={text("maker.brand")} chosen={brand} taken={proposal.brand} />
          {accent !== undefined && <Adjusted name={text("maker.accent")} chosen={accent} taken={proposal.accent} />}
          <p>
            {proposal.values.size === 0
              ? text("maker.unchanged")
              : countText("maker.result", proposal.values.size, { pairs: proposal.after.pairs.length })}
          </p>
          <PaletteChanges before={view} after={proposal.after} tokens={[...proposal.values.keys()]} />
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

const Maker = styled(Stack)`
  gap: 1rem;
  font-size: ${theme.font.sizeSm};

  & legend {
    padding: 0 0 0.375rem;
    font-weight: ${theme.font.weightStrong};
  }
`;
