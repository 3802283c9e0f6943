import { useEffect } from "react";
import styled from "styled-components";
import { useStore } from "#ui/store/useStore.ts";
import { useCampaigns } from "../days/campaigns.ts";
import { LanguageTabs } from "../languages/LanguageTabs.tsx";
import { useLanguages } from "../languages/useLanguages.ts";
import { EnvironmentTabs } from "../parts/EnvironmentTabs.tsx";
import { BarNote, PageNav } from "../parts/PageNav.tsx";
import { companyPlace } from "../companyPlace.ts";
import { PreviewPane } from "../preview/PreviewPane.tsx";
import type { EditableTexts } from "../preview/useEditInPlace.ts";
import type { OpenedBrand } from "../session/useOpenDocument.ts";
import { usePageEvents } from "../session/usePageEvents.ts";
import { usePageTitle } from "../session/usePageTitle.ts";
import { text } from "../texts.ts";
import { addressedField } from "./useAddressedPlace.ts";
import { useWorkshop } from "../state/useWorkshop.ts";
import { ReadOnlyRoom, Row } from "../parts/layout.ts";

/** No text of the portal can be changed in its place. */
const noTexts: EditableTexts = {
  placeOf: (path) => ({ kind: "descriptor", path }),
  textOf: () => undefined,
  write: () => undefined,
};
const nothing = () => undefined;

/** A brand that may only be looked at: the portal, without the form and without the files. */
export function ReadOnlyPage({ brand }: { readonly brand: OpenedBrand }) {
  const { chooseField } = useWorkshop();
  const { session, choices } = brand;
  const state = useStore(session);
  const campaigns = useCampaigns(brand, state);
  const languages = useLanguages(brand, state);
  usePageTitle(state.document.name);
  usePageEvents(session);
  // The field that a comment is about is outlined in the portal.
  useEffect(() => {
    const [kind, ...path] = addressedField() ?? [];
    if (kind !== undefined) chooseField({ kind, path });
  }, [chooseField]);
  return (
    <ReadOnlyRoom>
      <PageNav
        below={
          <Bar>
            <h1>{state.document.name}</h1>
            <EnvironmentTabs chosen={state.environment} onChoose={session.showEnvironment} />
            <LanguageTabs languages={languages} />
            {typeof companyPlace()?.proposal === "number" && <BarNote>{text("readOnly.inProposal")}</BarNote>}
          </Bar>
        }
      />
      <main>
        <PreviewPane
          session={session}
          choices={choices}
          campaigns={campaigns}
          languages={languages}
          portalTexts={brand.basis.texts}
          texts={noTexts}
          onMeasured={nothing}
          onShowFindings={nothing}
        />
      </main>
    </ReadOnlyRoom>
  );
}

const Bar = styled(Row)`
  flex: 0 0 100%;
  gap: 0.25rem 1rem;
`;
