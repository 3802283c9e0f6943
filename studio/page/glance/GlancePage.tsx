import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import styled from "styled-components";
import type { BaseEffect, BrandName } from "#studio/document/BaseEffect.ts";
import type { PreviewChoices } from "#studio/document/PreviewChoices.ts";
import { Message } from "#ui/feedback/Message.tsx";
import { theme } from "#ui/theme/theme.ts";
import { readAddress } from "../address.ts";
import { PageMain } from "../parts/PageMain.ts";
import { PageNav } from "../parts/PageNav.tsx";
import { Unanswered } from "../parts/Unanswered.tsx";
import { baseEffectQuery, choicesQuery, namesQuery } from "../session/queries.ts";
import { countText, text } from "../texts.ts";
import { SearchField } from "../parts/SearchField.tsx";
import { useSharedView } from "../preview/view/usePreviewView.ts";
import { ViewBar } from "../preview/view/ViewBar.tsx";
import { BrandTile } from "./BrandTile.tsx";
import { createFrameQueue } from "./createFrameQueue.ts";
import { Stack } from "../parts/layout.ts";

/** Whether the brands are shown that the edited base touches, before and after. */
const isBaseAsked = (): boolean => readAddress().felles !== undefined;

/** The brands of the page; undefined while they are not known. */
function brandsOf(names: readonly BrandName[] | undefined, effect: BaseEffect | undefined, isPair: boolean) {
  if (!isPair) return names;
  const touched = new Set(effect?.changes.flatMap((change) => change.touched));
  return effect && names?.filter(({ id }) => touched.has(id));
}

/** One page of the portal in every brand, side by side. */
export function GlancePage() {
  const isPair = isBaseAsked();
  const names = useQuery(namesQuery);
  const choices = useQuery(choicesQuery);
  const effect = useQuery({ ...baseEffectQuery(), enabled: isPair });
  const brands = brandsOf(names.data, effect.data, isPair);
  const count = brands?.length ?? 0;
  return (
    <>
      <PageNav current={isPair ? "base" : "glance"} />
      <PageMain data-wide>
        <h1>{text(isPair ? "glance.baseTitle" : "glance.title")}</h1>
        <p>{isPair ? countText("glance.baseLead", count) : text("glance.lead")}</p>
        {brands !== undefined && choices.data !== undefined ? (
          <BrandTiles brands={brands} choices={choices.data} isPair={isPair} />
        ) : (
          <Unanswered query={{ error: names.error ?? choices.error ?? effect.error }} />
        )}
      </PageMain>
    </>
  );
}

interface BrandTilesProps {
  readonly brands: readonly BrandName[];
  readonly choices: PreviewChoices;
  readonly isPair: boolean;
}

/** Height of the portal's window, and least width of a tile, by the width of the window; in px. */
const widths = [360, 680, 1200] as const;
const sizes: Readonly<Record<(typeof widths)[number], { readonly height: number; readonly tile: number }>> = {
  360: { height: 720, tile: 240 },
  680: { height: 800, tile: 320 },
  1200: { height: 900, tile: 400 },
};

/** The brands as tiles, and the choice of the page in them. */
function BrandTiles({ brands, choices, isPair }: BrandTilesProps) {
  const shared = useSharedView(choices);
  const { view } = shared;
  const pairOf = isPair ? "base" : view.comparison === "scheme" ? "scheme" : undefined;
  const isDouble = pairOf !== undefined;
  const queue = useMemo(() => createFrameQueue({ atOnce: isDouble ? 2 : 3, mostKept: isDouble ? 16 : 32 }), [isDouble]);
  const width = widths.findLast((each) => each <= (view.width ?? 0)) ?? widths[0];
  const [search, setSearch] = useState("");
  const wanted = search.trim().toLowerCase();
  const shown = brands.filter(({ id, name }) => `${id} ${name}`.toLowerCase().includes(wanted));
  const { height, tile } = sizes[width];
  return (
    <>
      <Bar>
        <ViewBar {...shared} width={width} canPairSchemes={!isPair} />
        {brands.length > 7 && <SearchField label={text("glance.search")} value={search} onChange={setSearch} />}
      </Bar>
      {shown.length === 0 && <Message variant="info">{text("brands.noMatch", { search })}</Message>}
      <Stack
        as="ul"
        $gap={theme.space[1]}
        style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(${tile * (isDouble ? 2 : 1)}px, 100%), 1fr))` }}
      >
        {shown.map((brand) => (
          <BrandTile
            key={brand.id}
            brand={brand}
            choices={shared.choices}
            view={view}
            size={{ width, height }}
            queue={queue}
            pairOf={pairOf}
          />
        ))}
      </Stack>
    </>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: 0.5rem 1rem;
  margin-block-end: ${theme.space[1]};
`;
