import { Loader } from "#ui/feedback/Loader.tsx";
import type { BrandName } from "#studio/document/BaseEffect.ts";
import type { PreviewChoices } from "#studio/document/PreviewChoices.ts";
import { readChoices } from "../session/gallery.ts";
import { FailedMessage } from "../parts/FailedMessage.tsx";
import { PageMain } from "../parts/PageMain.ts";
import { PageNav } from "../parts/PageNav.tsx";
import { useServerAnswer } from "../session/useServerAnswer.ts";
import { brandsApi } from "../studioApi.ts";
import { countText, text } from "../texts.ts";
import { BrandTiles } from "./BrandTiles.tsx";

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
        {answer.status === "failed" && <FailedMessage />}
        {answer.status === "here" && <BrandTiles {...answer.value} isPair={isPair} />}
      </PageMain>
    </>
  );
}
