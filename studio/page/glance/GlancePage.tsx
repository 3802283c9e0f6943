import { useMemo, useState } from "react";
import styled from "styled-components";
import { Loader } from "#ui/feedback/Loader.tsx";
import type { BrandName } from "#studio/document/BaseEffect.ts";
import type { PreviewChoices } from "#studio/document/PreviewChoices.ts";
import { Message } from "#ui/feedback/Message.tsx";
import { theme } from "#ui/theme/theme.ts";
import { readChoices } from "../session/gallery.ts";
import { FailedMessage } from "../parts/FailedMessage.tsx";
import { PageMain } from "../parts/PageMain.ts";
import { PageNav } from "../parts/PageNav.tsx";
import { useServerAnswer } from "../session/useServerAnswer.ts";
import { brandsApi } from "../studioApi.ts";
import { countText, text } from "../texts.ts";
import { SearchField } from "../parts/SearchField.tsx";
import { useSharedView } from "../preview/view/usePreviewView.ts";
import { ViewBar } from "../preview/view/ViewBar.tsx";
import { BrandTile } from "./BrandTile.tsx";
import { createFrameQueue } from "./createFrameQueue.ts";
import { Stack } from "../parts/layout.ts";

interface Shown {
  readonly brands: readonly BrandName[];
  readonly choices: PreviewChoices;
}

/** Whether the brands are shown that the edited base touches, before and after. */
const isBaseAsked = (): boolean => new URLSearchParams(window.location.search).has("felles");

async function readShown(signal: AbortSignal): Promise<Shown> {
  const [names, choices] = await Promise.all([brandsApi.names(signal), readChoices()]);
  if (!isBaseAsked()) return { brands: names, choices };
  const { changes } = await brandsApi.baseEffect(signal);
  const touched = new Set(changes.flatMap((change) => change.touched));
  return { brands: names.filter(({ id }) => touched.has(id)), choices };
}

/** One page of the portal in every brand, side by side. */
export function GlancePage() {
  const answer = useServerAnswer("brands", readShown);
  const isPair = isBaseAsked();
  const count = answer.status === "here" ? answer.value.brands.length : 0;
  return (
    <>
      <PageNav current={isPair ? "base" : "glance"} />
      <PageMain data-wide>
        <h1>{text(isPair ? "glance.baseTitle" : "glance.title")}</h1>
        <p>{isPair ? countText("glance.baseLead", count) : text("glance.lead")}</p>
        {answer.status === "loading" && <Loader text={text("loading")} />}
        {answer.status === "failed" && <FailedMessage error={answer.error} />}
        {answer.status === "here" && <BrandTiles {...answer.value} isPair={isPair} />}
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
