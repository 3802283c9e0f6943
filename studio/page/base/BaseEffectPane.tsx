import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import styled from "styled-components";
import { VisuallyHidden } from "#ui/layout/VisuallyHidden.ts";
import { breakpoints } from "#ui/theme/breakpoints.ts";
import { theme } from "#ui/theme/theme.ts";
import type { BaseEffect, BrandName } from "#studio/document/BaseEffect.ts";
import type { FieldPlace } from "#studio/document/describeField.ts";
import { isSameDocument } from "#studio/document/StudioDocument.ts";
import { useStore } from "#ui/store/useStore.ts";
import { fieldKey } from "../fields/fieldKey.ts";
import type { LanguagesOfBrand } from "../languages/readLanguages.ts";
import { Select } from "../parts/Select.tsx";
import { Unanswered } from "../parts/Unanswered.tsx";
import { useSharedView } from "../preview/view/usePreviewView.ts";
import { sceneOf } from "../preview/whereSeen.ts";
import { ViewBar } from "../preview/view/ViewBar.tsx";
import type { EditState } from "../session/editState.ts";
import type { OpenedBrand } from "../session/useOpenDocument.ts";
import { baseEffectQuery, namesQuery } from "../session/queries.ts";
import { text } from "../texts.ts";
import { BaseChanges } from "./BaseChanges.tsx";
import { BeforeAfter } from "./BeforeAfter.tsx";
import { useWorkshop } from "../state/useWorkshop.ts";

interface BaseEffectPaneProps {
  readonly brand: OpenedBrand;
  readonly state: EditState;
  readonly languages: LanguagesOfBrand;
}

/** The effect of an edit of the base: the brands that it reaches, and one of them before and after. */
export function BaseEffectPane(props: BaseEffectPaneProps) {
  const { document, history } = props.state;
  const effect = useQuery(baseEffectQuery(document.revision));
  const names = useQuery(namesQuery);
  const isNewest = !effect.isPlaceholderData && isSameDocument(history.texts, document.texts);
  if (effect.data !== undefined && names.data !== undefined)
    return <Effect {...props} effect={effect.data} isNewest={isNewest} brands={names.data} />;
  return (
    <Pane aria-label={text("base.effect")}>
      <Unanswered query={effect.error === null ? names : effect} waiting={text("base.effect.waiting")} />
    </Pane>
  );
}

interface EffectProps extends BaseEffectPaneProps {
  readonly effect: BaseEffect;
  /** Whether it is the effect of what was written last. */
  readonly isNewest: boolean;
  readonly brands: readonly BrandName[];
}

/** Brands that the edit reaches come first. */
function sorted(brands: readonly BrandName[], touched: ReadonlySet<string>): BrandName[] {
  return [...brands.filter(({ id }) => touched.has(id)), ...brands.filter(({ id }) => !touched.has(id))];
}

/** The field that is chosen in the form, else the first one that is changed. Its page is shown. */
function useShownPlace({ changes: [first] }: BaseEffect): FieldPlace | undefined {
  const { chosenField, showInPreview } = useWorkshop();
  const chosen = useStore(chosenField);
  const changed = useMemo(
    () => first && { kind: first.language ?? ("descriptor" as const), path: first.path },
    [first],
  );
  const place = chosen ?? changed;
  const scene = place && sceneOf(place);
  const key = place && fieldKey(place);
  const show = useEffectEvent(() => scene !== undefined && showInPreview(scene));
  useEffect(() => void show(), [key]);
  return place;
}

function Effect({ effect, isNewest, brands, brand: { basis, choices }, state, languages }: EffectProps) {
  const { revision } = state.document;
  const place = useShownPlace(effect);
  const [chosen, setChosen] = useState<string>();
  const shared = useSharedView(choices);
  const width = shared.view.width ?? 680;
  const touched = new Set(effect.changes.flatMap((change) => change.touched));
  const ordered = sorted(brands, touched);
  const shownBrand = brands.find(({ id }) => id === chosen) ?? ordered[0];
  return (
    <Pane aria-labelledby="virkning">
      <BaseChanges effect={effect} isNewest={isNewest} brands={brands} revision={revision} basis={basis} />
      {shownBrand !== undefined && (
        <Shown aria-labelledby="foretter">
          <header>
            <VisuallyHidden as="h2" id="foretter">
              {text("base.preview")}
            </VisuallyHidden>
            <ViewBar {...shared} width={width}>
              <Select
                label={text("base.brand")}
                value={shownBrand.id}
                options={ordered.map(({ id, name }) => ({
                  value: id,
                  text: touched.has(id) ? text("base.touched", { name }) : name,
                }))}
                onChange={setChosen}
              />
            </ViewBar>
          </header>
          <BeforeAfter
            key={shownBrand.id}
            brand={shownBrand}
            revision={revision}
            place={place}
            environment={state.environment}
            language={languages.shown}
            choices={shared.choices}
            view={shared.view}
            width={width}
          />
        </Shown>
      )}
    </Pane>
  );
}

const Pane = styled.section`
  display: grid;
  grid-template-rows: max-content minmax(auto, 1fr);
  min-width: 0;

  /* Beside the form it is as high as there is room above the drawer, and scrolls in itself. */
  @media (min-width: ${breakpoints.medium}px) {
    contain: size;
    overflow: auto;
  }
`;

const Shown = styled.section`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  min-width: 0;

  & > header {
    padding: 0.5rem 1rem;
    border-block: 1px solid ${theme.color.border};
    background: ${theme.color.surface};
  }
`;
