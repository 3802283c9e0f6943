import { useState } from "react";
import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import { Check } from "../../parts/Check.tsx";
import { useForm } from "../../form/FormContext.tsx";
import { countText, text } from "../../texts.ts";
import { byNeed, type ColourPair } from "../colourPairs.ts";
import { ColourRow, ColourRows } from "../ColourRow.tsx";
import { GradeMark } from "./GradeMark.tsx";
import { PairDetails } from "./PairDetails.tsx";
import { PairSample } from "./PairSample.tsx";
import { foundColours, rolePlace } from "../foundColours.ts";
import type { ThemeColoursView } from "../readTheme.ts";
import type { EditedTexts } from "../DarkNote.tsx";
import { lowerFirst, roleName } from "../roleName.ts";
import type { ColourEdits } from "../useColourEdits.ts";
import { Muted, Row } from "../../parts/layout.ts";

interface PairListProps {
  readonly view: ThemeColoursView;
  readonly edits: ColourEdits;
  readonly texts: EditedTexts;
}

const isLow = ({ grade }: ColourPair): boolean => grade === "low";

/** Every pair of the gate, text on its background, with ratio and grade. */
export function PairList({ view, edits, texts }: PairListProps) {
  const [only, setOnly] = useState<ReadonlySet<string>>();
  const [order, setOrder] = useState<readonly string[]>();
  const { filter } = useForm();
  const pairs = foundColours(view.pairs, filter, ({ front, back }) => [front, back].map(rolePlace));
  const low = pairs.filter(isLow);
  // Lines and their order stay while colours change: a line must not disappear while somebody works in it.
  const shown = only === undefined ? pairs : pairs.filter((pair) => only.has(pair.id) || isLow(pair));
  const placeOf = ({ id }: ColourPair) => order?.indexOf(id) ?? 0;
  const ordered = order === undefined ? shown : shown.toSorted((a, b) => placeOf(a) - placeOf(b));
  const idsByNeed = () => pairs.toSorted(byNeed).map(({ id }) => id);
  return (
    <>
      <Summary data-low={low.length > 0 || undefined} role="status">
        {low.length > 0 ? countText("colours.low", low.length) : countText("colours.all", pairs.length)}
      </Summary>
      <Row $gap="0 1.25rem">
        <Check
          label={text("colours.onlyLow")}
          checked={only !== undefined}
          onCheckedChange={(isOn) => setOnly(isOn ? new Set(low.map(({ id }) => id)) : undefined)}
        />
        <Check
          label={text("colours.worstFirst")}
          checked={order !== undefined}
          onCheckedChange={(isOn) => setOrder(isOn ? idsByNeed() : undefined)}
        />
      </Row>
      {ordered.length === 0 && <Muted>{text("colours.noneLow")}</Muted>}
      <ColourRows>
        {ordered.map((pair) => (
          <ColourRow
            key={pair.id}
            place={{ kind: view.kind ?? "dark", path: ["color", pair.front] }}
            sample={<PairSample kind={pair.kind} front={pair.frontColour.css} back={pair.backColour.css} />}
            title={roleName(pair.front)}
            detail={text("colours.on", { back: lowerFirst(roleName(pair.back)) })}
            mark={<GradeMark ratio={pair.ratio} grade={pair.grade} />}
          >
            {() => <PairDetails pair={pair} view={view} edits={edits} texts={texts} />}
          </ColourRow>
        ))}
      </ColourRows>
    </>
  );
}

const Summary = styled.p`
  font-size: ${theme.font.sizeSm};

  &[data-low] {
    color: ${theme.color.onError};
    font-weight: ${theme.font.weightStrong};
  }
`;
