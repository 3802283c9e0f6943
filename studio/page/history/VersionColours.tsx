import { useMemo } from "react";
import styled from "styled-components";
import { useStore } from "#ui/store/useStore.ts";
import { theme } from "#ui/theme/theme.ts";
import { fieldTitle } from "#studio/document/describeField.ts";
import { type BothThemes, colourFields } from "../colours/colourFields.ts";
import { ChangedFields } from "../changes/ChangedFields.tsx";
import { ContextSwitches } from "../contexts/ContextSwitches.tsx";
import { showContext, shownContext } from "../contexts/shownContext.ts";
import { hasDark } from "../contexts/themeContexts.ts";
import { text } from "../texts.ts";

interface VersionColoursProps {
  /** The texts of the version: `a`; those of now: `b`. */
  readonly themes: BothThemes;
}

/** The colours that have changed since a version, in light, dark and with more contrast; also those that are built. */
export function VersionColours({ themes: { a, b } }: VersionColoursProps) {
  const context = useStore(shownContext);
  const changed = useMemo(
    () =>
      colourFields({ a, b }, context)
        .filter(({ isSame }) => !isSame)
        .map((field) => ({ ...field, title: fieldTitle(field), before: field.a, after: field.b })),
    [a, b, context],
  );
  return (
    <Colours aria-labelledby="fargene">
      <header>
        <h3 id="fargene">{text("history.colours")}</h3>
        <ContextSwitches context={context} hasDark={hasDark(a) || hasDark(b)} onChoose={showContext} />
      </header>
      {changed.length === 0 && <p>{text("compare.none")}</p>}
      <ChangedFields changes={changed} />
    </Colours>
  );
}

const Colours = styled.section`
  &[aria-labelledby] {
    background: none;
  }

  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem;
    margin-block-end: 0.5rem;
  }

  & h3 {
    margin: 0;
    font-size: ${theme.font.sizeMd};
  }
`;
